// SPDX-License-Identifier: Apache-2.0
//
// Writes inferred types and shapes into a model.
#include <charconv>
#include <climits>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/model/limits.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/model/proto_values.h"
#include "onnx_light/model/value_types.h"
#include "onnx_shapes/symbol_table.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using shapes::SymDim;

constexpr std::string_view kUnknownPrefix = "unk__";

class ValueInfoWriter {
 public:
  explicit ValueInfoWriter(const InferenceResult& result) {
    for (const ValueRecord& record : result.values) {
      by_graph_[record.owner].try_emplace(record.name, &record);
      if (record.value.shape) ReserveNames(*record.value.shape);
    }
  }

  void Write(GraphProto* graph, int depth) {
    if (depth > kMaxDepth) return;
    for (NodeProto& node : *graph->mutable_node()) {
      for (AttributeProto& attribute : *node.mutable_attribute()) {
        if (attribute.has_g()) Write(attribute.mutable_g(), depth + 1);
        for (GraphProto& inner : *attribute.mutable_graphs()) Write(&inner, depth + 1);
      }
    }
    const auto found = by_graph_.find(graph);
    if (found == by_graph_.end()) return;
    Records& records = found->second;
    for (ValueInfoProto& input : *graph->mutable_input()) records.erase(input.name());
    for (ValueInfoProto& output : *graph->mutable_output()) Complete(&output, &records);
    for (ValueInfoProto& info : *graph->mutable_value_info()) Complete(&info, &records);
    for (const NodeProto& node : graph->node()) {
      for (const std::string& name : node.output()) Append(name, &records, graph);
    }
  }

 private:
  using Records = absl::flat_hash_map<std::string_view, const ValueRecord*, core::StringHash>;

  // Numbers of unknown sizes that the model has itself are not given again.
  void ReserveNames(const shapes::SymShape& shape) {
    for (const SymDim& size : shape.Dims()) {
      core::symbolic::ForEachSymbol(size, [this](const std::string& symbol) {
        if (symbol.compare(0, kUnknownPrefix.size(), kUnknownPrefix) != 0) return;
        int64_t number = -1;
        const char* const digits = symbol.data() + kUnknownPrefix.size();
        std::from_chars(digits, symbol.data() + symbol.size(), number);
        if (number >= next_ && number < INT64_MAX / 2) next_ = number + 1;
      });
    }
  }

  std::string TextOf(const SymDim& size) {
    const SymDim named =
        core::symbolic::Substitute(size,
                                   [this](const std::string& symbol) -> std::optional<SymDim> {
                                     if (!shapes::IsFreshSymbol(symbol)) return std::nullopt;
                                     const auto [it, added] = names_.try_emplace(symbol);
                                     if (added) it->second = core::StrCat(kUnknownPrefix, next_++);
                                     return SymDim(it->second);
                                   })
            .value_or(SymDim());
    return named.AsExpr();
  }

  void WriteShapeOf(const shapes::Value& value, ValueInfoProto* info) {
    if (!value.shape) return;
    WriteShape(
        *value.shape, [this](const SymDim& size) { return TextOf(size); }, info->mutable_type());
  }

  void Complete(ValueInfoProto* info, Records* records) {
    const auto it = records->find(info->name());
    if (it == records->end()) return;
    const shapes::Value& value = it->second->value;
    records->erase(it);
    // A type that is stated as a whole stays as it is; of another one the shape is known as well.
    TypeProto type;
    if (TensorTypeOf(info->type()) == TensorType::kUndefined && !info->type().has_map_type() &&
        WriteType(value.type, &type)) {
      *info->mutable_type() = std::move(type);
    }
    WriteShapeOf(value, info);
  }

  void Append(const std::string& name, Records* records, GraphProto* graph) {
    const auto it = records->find(name);
    if (it == records->end()) return;
    ValueInfoProto info;
    if (WriteType(it->second->value.type, info.mutable_type())) {
      info.set_name(name);
      WriteShapeOf(it->second->value, &info);
      *graph->add_value_info() = std::move(info);
    }
    records->erase(it);
  }

  absl::flat_hash_map<const GraphProto*, Records> by_graph_;
  absl::flat_hash_map<std::string, std::string> names_;
  int64_t next_ = 0;
};

}  // namespace

void AddValueInfo(const InferenceResult& result, ModelProto* model) {
  ValueInfoWriter writer(result);
  if (model->has_graph()) writer.Write(model->mutable_graph(), 0);
}

std::string WithValueInfo(std::string_view bytes, const VerifyOptions& options,
                          InferenceResult* result) {
  ModelProto model;
  const auto size = static_cast<int>(bytes.size());
  if (bytes.empty() || bytes.size() > INT_MAX || !model.ParseFromArray(bytes.data(), size)) {
    // The loader knows where the fault is, and reads larger models without their weights.
    *result = InferModel(bytes, options);
    if (result->verification.valid()) {
      result->verification.diagnostics.push_back(
          {core::diagnostics::Code::kUnreadable,
           {},
           core::StrCat("a model of ", bytes.size(), " bytes"),
           "at most 2^31-1 to write it anew",
           "keep the weights as external data"});
    }
    return "";
  }
  *result = InferModel(model, options);
  AddValueInfo(*result, &model);
  return model.SerializeAsString();
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

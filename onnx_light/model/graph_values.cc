// SPDX-License-Identifier: Apache-2.0
//
// Values of graphs: inputs, initializers, what is declared, outputs, quantization.
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/metadata.h"
#include "onnx_light/model/proto_values.h"
#include "onnx_light/model/tensor_check.h"
#include "onnx_light/model/type_check.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

using Names = absl::flat_hash_set<std::string_view, core::StringHash>;

constexpr int kFirstIrWithoutInitializerInputs = 4;

const TensorShapeProto* StatedShape(const TypeProto& type) {
  return type.has_tensor_type() && type.tensor_type().has_shape() ? &type.tensor_type().shape()
                                                                  : nullptr;
}

// Whether sizes that are known both ways agree.
bool Agree(const TensorShapeProto& declared, const TensorProto& tensor) {
  if (declared.dim_size() != tensor.dims_size()) return false;
  for (int axis = 0; axis < declared.dim_size(); ++axis) {
    const auto& dim = declared.dim(axis);
    if (dim.has_dim_value() && dim.dim_value() >= 0 && dim.dim_value() != tensor.dims(axis)) {
      return false;
    }
  }
  return true;
}

constexpr int kShownSizes = 16;

template <typename Sizes, typename Append>
std::string SizesText(const Sizes& sizes, Append append) {
  std::string text = "[";
  for (int axis = 0; axis < sizes.size() && axis < kShownSizes; ++axis) {
    if (axis > 0) text += ',';
    append(&text, sizes[axis]);
  }
  return text + (sizes.size() > kShownSizes ? ",...]" : "]");
}

std::string ShapeText(const TensorShapeProto& shape) {
  return SizesText(shape.dim(), [](std::string* out, const TensorShapeProto::Dimension& dim) {
    if (dim.has_dim_value()) {
      core::StrAppend(out, dim.dim_value());
    } else {
      core::StrAppend(out, dim.has_dim_param() ? core::diagnostics::Printable(dim.dim_param())
                                               : std::string("?"));
    }
  });
}

std::string ShapeText(const TensorProto& tensor) {
  return SizesText(tensor.dims(),
                   [](std::string* out, int64_t size) { core::StrAppend(out, size); });
}

}  // namespace

// What every declared value must be, and what the inputs and outputs of the model must state.
void GraphWalk::CheckValueInfo(const ValueInfoProto& value) {
  const auto place = [&] { return Here(value.name()); };
  if (value.name().empty()) {
    Report(
        {Code::kMissingField, Here(), "an input, output or value_info without a name", "a name"});
  }
  CheckType(value.type(), place, &context_.findings);
  CheckMetadata(value.metadata_props(), place, &context_.findings);
}

void GraphWalk::DefineInputs(const GraphProto& graph, absl::Span<const shapes::Value> given) {
  for (int i = 0; i < graph.input_size(); ++i) {
    const ValueInfoProto& input = graph.input(i);
    const std::string& name = input.name();
    if (!Quiet()) {
      CheckValueInfo(input);
      if (IsMainGraph()) {
        CheckTypeIsComplete(
            input.type(), [&] { return Here(name); }, &context_.findings);
      }
    }
    if (name.empty()) continue;
    const Scope::Slot slot = scope_.Open(name);
    if (!slot.added && !Quiet()) {
      Report({Code::kDuplicateName, Here(name), StrCat("another graph input ", Quote(name)),
              "each name once"});
    }
    if (slot.shadows) ReportShadowing("graph input", name);
    slot.value->type = context_.types->Of(input.type());
    slot.value->declared = &input.type();
    slot.value->made = true;
    slot.value->is_input = true;
    if (!Inferring()) continue;
    scope_.Inferred(slot.value) = Declared(slot.value->type, input.type());
    if (static_cast<size_t>(i) < given.size()) {
      TakeGiven(given[static_cast<size_t>(i)], slot.value);
    }
    NameOpenSizes(slot.value);
    Record(name);
  }
}

// Only outputs of nodes must not do this, but readers of the model will mistake the one for the
// other.
void GraphWalk::ReportShadowing(const char* what, std::string_view name) {
  if (Quiet()) return;
  Diagnostic finding(Code::kShadowedName, Here(name),
                     StrCat(what, " ", Quote(name), ", which is also a value of an outer graph"),
                     "a name that no outer graph has used so far");
  finding.severity = Severity::kWarning;
  Report(std::move(finding));
}

// Returns null for an initializer without a name.
Value* GraphWalk::OpenInitializer(const TensorProto& tensor) {
  const std::string& name = tensor.name();
  if (name.empty()) {
    if (!Quiet()) {
      Report({Code::kMissingField, Here(), "an initializer without a name", "a name"});
    }
    return nullptr;
  }
  const Scope::Slot slot = scope_.Open(name);
  Value* value = slot.value;
  if (slot.shadows) ReportShadowing("initializer", name);
  if (!Quiet()) {
    if (value->initializer != nullptr) {
      Report({Code::kDuplicateName, Here(name), StrCat("another initializer ", Quote(name)),
              "each name once"});
    } else if (!value->is_input && context_.ir_version < kFirstIrWithoutInitializerInputs) {
      Report({Code::kInitializerNotInput, Here(name),
              StrCat("initializer ", Quote(name), ", which is no graph input, at IR version ",
                     context_.ir_version),
              "a graph input of the same name, which IR versions up to 3 need",
              "declare the input, or state IR version 4 or later"});
    }
  }
  value->made = true;
  value->initializer = &tensor;
  return value;
}

void GraphWalk::DefineInitializers(const GraphProto& graph) {
  const auto place = [this] { return Here(); };
  const auto report = [this](Diagnostic finding) { Report(std::move(finding)); };
  const TensorContext tensors{place, context_.external_data};
  for (const TensorProto& tensor : graph.initializer()) {
    if (!Quiet()) {
      CheckTensor(tensor, tensors, report);
      CheckMetadata(
          tensor.metadata_props(), [&] { return Here(tensor.name()); }, &context_.findings);
    }
    Value* value = OpenInitializer(tensor);
    if (value == nullptr) continue;
    if (value->is_input) {
      CompareInitializer(tensor.name(), value);
    } else {
      value->type = {TensorTypeOf(tensor.data_type())};
    }
    KnowInitializer(ShapeOf(tensor), value);
  }
  for (const SparseTensorProto& tensor : graph.sparse_initializer()) {
    if (!Quiet()) CheckSparseTensor(tensor, tensors, report);
    Value* value = OpenInitializer(tensor.values());
    // A sparse initializer is read by operators as if it were dense, and declared in either way;
    // what it is to each is left open.
    if (value == nullptr) continue;
    value->is_sparse = true;
    KnowInitializer(ShapeOf(tensor), value);
  }
}

// An initializer that is the default of an input counts as its value, if the input states the
// initializer's shape.
void GraphWalk::KnowInitializer(std::optional<shapes::SymShape> shape, Value* value) {
  if (!Inferring()) return;
  shapes::Value& known = scope_.Inferred(value);
  if (value->is_input && known.shape && known.shape != shape) return;
  known.shape = std::move(shape);
  value->elements = !value->is_sparse;
}

// Holds an initializer against what is declared of its name.
void GraphWalk::CompareInitializer(std::string_view name, Value* value) {
  if (Quiet() || value->is_sparse) return;
  const TensorProto& tensor = *value->initializer;
  const ValueType made{TensorTypeOf(tensor.data_type())};
  const ValueType declared = context_.types->Of(*value->declared);
  if (made.Known() && declared.Known() && made != declared) {
    Report({Code::kTypeMismatch, Here(name),
            StrCat(made.Text(), " by the initializer ", Quote(name)),
            StrCat(core::diagnostics::Printable(declared.Text()), ", as declared")});
    return;
  }
  const TensorShapeProto* shape = StatedShape(*value->declared);
  if (shape != nullptr && !Agree(*shape, tensor)) {
    Report({Code::kShapeMismatch, Here(name),
            StrCat("shape ", ShapeText(tensor), " of the initializer ", Quote(name)),
            StrCat(ShapeText(*shape), ", as declared")});
  }
}

// Takes up value_info or graph outputs. Those of values to come are noted down for their nodes.
void GraphWalk::Declare(const ValueInfos& values) {
  for (const ValueInfoProto& info : values) {
    if (!Quiet()) CheckValueInfo(info);
    const std::string& name = info.name();
    if (name.empty()) continue;
    // Some writers describe values of outer graphs again.
    if (depth_ > 1) {
      const Value* outer = scope_.Find(name);
      if (outer != nullptr && outer->made && !scope_.Owns(*outer)) continue;
    }
    const Scope::Slot slot = scope_.Open(name);
    Value& value = *slot.value;
    const ValueType type = context_.types->Of(info.type());
    if (slot.added) {
      value.type = type;
      value.declared = &info.type();
      ++levels_[depth_ - 1]->only_declared;
      if (Inferring()) scope_.Inferred(&value) = Declared(type, info.type());
      continue;
    }
    if (value.initializer != nullptr) {
      const TypeProto* before = std::exchange(value.declared, &info.type());
      CompareInitializer(name, &value);
      if (before != nullptr) value.declared = before;
    } else if (!value.type.Known()) {
      value.type = type;
      if (value.declared == nullptr || type.Known()) value.declared = &info.type();
    } else if (type.Known() && type != value.type) {
      if (!Quiet()) {
        Report({Code::kTypeMismatch, Here(name),
                StrCat("another type for ", Quote(name), ": ",
                       core::diagnostics::Printable(type.Text())),
                StrCat(core::diagnostics::Printable(value.type.Text()), ", as declared before")});
      }
      continue;
    }
    if (Inferring() && value.initializer == nullptr) TakeDeclared(name, info.type(), &value);
  }
}

void GraphWalk::CheckOutputs(const GraphProto& graph) {
  for (const ValueInfoProto& output : graph.output()) {
    if (IsMainGraph()) {
      CheckTypeIsComplete(
          output.type(), [&] { return Here(output.name()); }, &context_.findings);
    }
    if (output.name().empty()) continue;
    Value* value = scope_.Find(output.name());
    const bool owned = value != nullptr && scope_.Owns(*value);
    if (owned && value->made) continue;
    ReportOutputNotMade(output.name());
    if (owned) value->declared = nullptr;  // A value_info of it needs no remark.
  }
}

void GraphWalk::ReportOutputNotMade(const std::string& name) {
  const Value* value = scope_.Find(name);
  const bool outer = value != nullptr && value->made;
  Report({Code::kOutputNotMade, Here(name),
          StrCat("output ", Quote(name),
                 outer ? ", which only an outer graph makes" : ", which nothing makes"),
          "an input, an initializer or the output of a node of this graph",
          outer ? "pass the value through an Identity node" : ""});
}

void GraphWalk::ReportUndefined(const ValueInfos& values) {
  if (levels_[depth_ - 1]->only_declared == 0) return;
  for (const ValueInfoProto& info : values) {
    if (info.name().empty()) continue;
    const Value* value = scope_.Find(info.name());
    if (value->made || value->declared != &info.type()) continue;
    Report({Code::kUnusedValueInfo, Here(info.name()),
            StrCat("value_info of ", Quote(info.name()), ", which the graph does not have"),
            "the name of a value", "it can be removed"});
  }
}

void GraphWalk::CheckQuantization(const GraphProto& graph) {
  const auto exists = [&](const std::string& name) {
    const Value* value = scope_.Find(name);
    return value != nullptr && value->made;
  };
  for (const TensorAnnotation& annotation : graph.quantization_annotation()) {
    const std::string& tensor = annotation.tensor_name();
    if (tensor.empty()) {
      Report({Code::kMissingField, Here(), "a quantization_annotation without tensor_name",
              "the name of a value of the graph"});
    } else if (!exists(tensor)) {
      Report({Code::kUnknownName, Here(tensor),
              StrCat("a quantization_annotation of ", Quote(tensor)),
              "one of a value of the graph"});
    }
    Names keys;
    for (const StringStringEntryProto& entry : annotation.quant_parameter_tensor_names()) {
      if (!keys.insert(entry.key()).second) {
        Report({Code::kDuplicateName, Here(tensor),
                StrCat("quantization parameter ", Quote(entry.key()), " again"), "each key once"});
      }
      if (entry.key() != "SCALE_TENSOR" && entry.key() != "ZERO_POINT_TENSOR") {
        Diagnostic finding(Code::kInvalidField, Here(tensor),
                           StrCat("quantization parameter ", Quote(entry.key())),
                           "SCALE_TENSOR or ZERO_POINT_TENSOR");
        finding.severity = Severity::kWarning;
        Report(std::move(finding));
      }
      if (!exists(entry.value())) {
        Report({Code::kUnknownName, Here(entry.value()),
                StrCat(Quote(entry.value()), " as ", core::diagnostics::Printable(entry.key()),
                       " of ", Quote(tensor)),
                "the name of a value of the graph"});
      }
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

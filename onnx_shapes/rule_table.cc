// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rule_table.h"

#include <algorithm>

#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/ai_onnx_preview/rules.h"
#include "onnx_shapes/ai_onnx_preview_training/rules.h"
#include "onnx_shapes/com_microsoft/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

#define RULE(op_type, since, rule) {op_type, since, &(rule)},
constexpr RuleRow kAiOnnxRows[] = {
#include "onnx_shapes/ai_onnx/rules.def"
};
constexpr RuleRow kAiOnnxMlRows[] = {
#include "onnx_shapes/ai_onnx_ml/rules.def"
};
constexpr RuleRow kPreviewRows[] = {
#include "onnx_shapes/ai_onnx_preview/rules.def"
};
constexpr RuleRow kTrainingRows[] = {
#include "onnx_shapes/ai_onnx_preview_training/rules.def"
};
constexpr RuleRow kComMicrosoftRows[] = {
#include "onnx_shapes/com_microsoft/rules.def"
};
#undef RULE

constexpr auto kAiOnnx = Sorted(kAiOnnxRows);
constexpr auto kAiOnnxMl = Sorted(kAiOnnxMlRows);
constexpr auto kPreview = Sorted(kPreviewRows);
constexpr auto kTraining = Sorted(kTrainingRows);
constexpr auto kComMicrosoft = Sorted(kComMicrosoftRows);
static_assert(IsUnique(kAiOnnx), "one operator and version has two rules");
static_assert(IsUnique(kAiOnnxMl), "one operator and version has two rules");
static_assert(IsUnique(kPreview), "one operator and version has two rules");
static_assert(IsUnique(kTraining), "one operator and version has two rules");
static_assert(IsUnique(kComMicrosoft), "one operator and version has two rules");

}  // namespace

absl::Span<const RuleRow> RulesOf(std::string_view domain) {
  if (domain == core::schema::kOnnxDomain) return kAiOnnx;
  if (domain == "ai.onnx.ml") return kAiOnnxMl;
  if (domain == "ai.onnx.preview") return kPreview;
  if (domain == "ai.onnx.preview.training") return kTraining;
  if (domain == "com.microsoft") return kComMicrosoft;
  return {};
}

ShapeRule FindRule(const LightOpSchema& schema) {
  const absl::Span<const RuleRow> rows = RulesOf(schema.domain());
  const RuleRow key{schema.name(), schema.since_version(), nullptr};
  // The last row not above the key, if it is the operator's.
  const auto* next = std::upper_bound(rows.begin(), rows.end(), key);
  if (next == rows.begin() || (next - 1)->op_type != key.op_type) return nullptr;
  return (next - 1)->rule;
}

void InferNode(ShapeRule rule, const LightOpSchema& schema, const NodeView& node,
               absl::Span<const Value* const> inputs, absl::Span<Value> outputs,
               SymbolTable& symbols, Host& host) {
  if (rule == nullptr) return;
  Context context(schema, node, inputs, outputs, symbols, host);
  rule(context);
  for (Value& output : outputs) {
    if (output.Rank() > kMaxRank) output.shape.reset();
    // What an operator hands on is none to a runtime.
    output.constant = output.constant && node.op_type == "Constant";
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

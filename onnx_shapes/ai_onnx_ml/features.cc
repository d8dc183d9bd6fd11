// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx_ml/features.h"

#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

SymDim RequireRows(Context& ctx, const char* label) {
  if (!ctx.RequireRank(label, 0, 1, 2)) return SymDim();
  return ctx.Shape(0)->Rank() == 1 ? SymDim(1) : ctx.Size(0, 0);
}

Labels ReadLabels(Context& ctx, const char* label, std::string_view integers) {
  constexpr std::string_view kStrings = "classlabels_strings";
  const auto strings = NonemptyLength(ctx, kStrings);
  const auto numbers = NonemptyLength(ctx, integers);
  if (strings && numbers) {
    ctx.AttrFault(Code::kAttributeValue, label, kStrings, "labels of both kinds",
                  "strings or integers alone");
    return {};
  }
  // A reference of a function may stand for either.
  const bool known = ListLength(ctx, kStrings).has_value() || !HasAttr(ctx, kStrings);
  if (strings) return {TensorType::kString, *strings};
  if (!known) return {};
  return {TensorType::kInt64, numbers ? SymDim(*numbers) : SymDim()};
}

void CheckPostTransform(Context& ctx, const char* label) {
  RequireOneOf(ctx, label, "post_transform",
               {"NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

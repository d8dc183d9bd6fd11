// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_preview_training/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// Each derivative has the shape and type of what it is taken by.
void Gradient(Context& ctx) {
  const auto xs = ListLength(ctx, "xs");
  const auto zs = HasAttr(ctx, "zs") ? ListLength(ctx, "zs") : 0;
  if (!xs) return;
  const auto inputs = static_cast<int64_t>(ctx.NumInputs());
  if (zs && *xs + *zs != inputs) {
    // gradient_c1
    ctx.Fault(Code::kInputCount, "gradient_c1", StrCat(inputs, " inputs"),
              StrCat(*xs + *zs, ", one for each entry of 'xs' and 'zs'"));
  }
  if (static_cast<int64_t>(ctx.NumOutputs()) > *xs) {
    // gradient_c2
    ctx.Fault(Code::kOutputCount, "gradient_c2", StrCat(ctx.NumOutputs(), " outputs"),
              StrCat("up to ", *xs, ", one for each entry of 'xs'"));
  }
  for (size_t i = 0; i < ctx.NumOutputs() && static_cast<int64_t>(i) < *xs; ++i) {
    ctx.SetType(i, ctx.ElementType(i));
    ctx.CopyShape(i, i);
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// A matrix: the product of the sizes before `axis` by that of the others. The axis may lie behind
// the last one; counted from the end it is allowed since version 11.
void Flatten(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  if (input == nullptr) return ctx.SetShape(0, SymShape{SymDim(), SymDim()});
  const int rank = input->Rank();
  const int64_t least = ctx.schema().since_version() < 11 ? 0 : -static_cast<int64_t>(rank);
  const int64_t axis = ctx.IntAttr("axis", 1);
  // flatten_c1
  if (axis < least || axis > rank) {
    ctx.AttrFault(Code::kAxis, "flatten_c1", "axis", StrCat("axis ", axis),
                  StrCat("an axis within [", least, ", ", rank, "]"));
    return ctx.SetShape(0, SymShape{SymDim(), SymDim()});
  }
  const absl::Span<const SymDim> sizes = input->Dims();
  const auto at = static_cast<size_t>(axis < 0 ? axis + rank : axis);
  ctx.SetShape(0,
               SymShape{ElementCount(ctx, sizes.first(at)), ElementCount(ctx, sizes.subspan(at))});
  CopyElements(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

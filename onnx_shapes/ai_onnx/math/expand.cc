// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The shape that the input's and the wanted one have after broadcasting. A wanted size that is not
// known says nothing against one of the input that is 2 or more.
void Expand(Context& ctx) {
  // expand_c1
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("expand_c1", 1, 1)) return;
  auto wanted = InputList(ctx, 1);
  if (!wanted || ctx.Shape(0) == nullptr) return;
  for (SymDim& size : *wanted) {
    // expand_c2
    if (size.IsInt() && size.AsInt() < 0) {
      ctx.InputFault(Code::kSize, "expand_c2", 1, core::StrCat("size ", size.AsInt()),
                     "sizes of 0 or more", "1 keeps the size of the input");
      return;
    }
  }
  // expand_c3
  SymShape shape = ctx.Broadcast("expand_c3", *ctx.Shape(0), SymShape(*wanted));
  for (int axis = 0; axis < shape.Rank(); ++axis) shape[axis] = KnownOrFresh(ctx, shape[axis]);
  ctx.SetShape(0, std::move(shape));
  MapElements(ctx, {0}, [](ElementMath&, ElementSpan e) { return e[0]; });
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// Softmax, LogSoftmax and Hardmax keep the shape.
void AlongAxis(Context& ctx) {
  ctx.CopyShape(0, 0);
  if (const SymShape* shape = ctx.Shape(0)) {
    // softmax_c1
    ctx.RequireAxis("softmax_c1", ctx.IntAttr("axis", -1), shape->Rank(), "axis");
  }
}

// In version 1 the axis is where rows begin, and may be the rank: rows of one element.
void AlongRows(Context& ctx) {
  ctx.CopyShape(0, 0);
  const SymShape* shape = ctx.Shape(0);
  const int64_t axis = ctx.IntAttr("axis", 1);
  if (shape == nullptr || axis == shape->Rank()) return;
  ctx.RequireAxis("softmax_c1", axis, shape->Rank(), "axis");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

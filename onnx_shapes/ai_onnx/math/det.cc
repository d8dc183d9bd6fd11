// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// One determinant for each matrix: [..., M, M] gives [...].
void Det(Context& ctx) {
  // det_c1
  if (!ctx.RequireRank("det_c1", 0, 2, INT32_MAX)) return;
  const SymShape& x = *ctx.Shape(0);
  const int rank = x.Rank();
  // det_c2
  ctx.RequireEqual("det_c2", x[rank - 2], x[rank - 1], "last two sizes of 'X'");
  ctx.SetShape(0, SymShape(x.Dims().first(static_cast<size_t>(rank - 2))));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

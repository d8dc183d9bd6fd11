// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// A vector on the left counts as a row, one on the right as a column; the size added for it is
// dropped from the result. The dimensions before the last two broadcast.
void MatMul(Context& ctx) {
  const SymShape* a = ctx.Shape(0);
  const SymShape* b = ctx.Shape(1);
  // matmul_c1
  const bool a_fits = ctx.RequireRank("matmul_c1", 0, 1, INT32_MAX);
  const bool b_fits = ctx.RequireRank("matmul_c1", 1, 1, INT32_MAX);
  if (!a_fits || !b_fits) return;
  const int m = a->Rank();
  const int n = b->Rank();
  // matmul_c2
  ctx.RequireEqual("matmul_c2", (*a)[m - 1], (*b)[n == 1 ? 0 : n - 2],
                   core::StrCat("inner sizes of ", a->ToString(), " and ", b->ToString()));
  const SymShape a_batch(a->Dims().first(m > 2 ? m - 2 : 0));
  const SymShape b_batch(b->Dims().first(n > 2 ? n - 2 : 0));
  SymShape result = ctx.Broadcast("matmul_c3", a_batch, b_batch);
  if (m > 1) result.PushBack((*a)[m - 2]);
  if (n > 1) result.PushBack((*b)[n - 1]);
  ctx.SetShape(0, std::move(result));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/matrix_product.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

bool RequireOneOrPer(Context& ctx, const char* label, size_t input, const SymShape& matrices,
                     int kept, int other) {
  const SymShape* shape = ctx.Shape(input);
  if (shape == nullptr) return true;
  const int rank = matrices.Rank();
  // One element has any rank.
  SymShape target(std::vector<SymDim>(static_cast<size_t>(shape->Rank()), SymDim(1)));
  if (rank == 2 && shape->Rank() == 1) {
    target[0] = matrices[rank + kept];
  } else if (rank >= 2 && shape->Rank() == rank) {
    target = matrices;
    target[rank + other] = 1;
  }
  return RequireStretches(ctx, label, input, target);
}

}  // namespace

std::optional<SymShape> MatrixProduct(Context& ctx, size_t left, size_t right) {
  // matmul_c1
  const bool a_fits = ctx.RequireRank("matmul_c1", left, 1, INT32_MAX);
  const bool b_fits = ctx.RequireRank("matmul_c1", right, 1, INT32_MAX);
  if (!a_fits || !b_fits) return std::nullopt;
  return MatrixProduct(ctx, *ctx.Shape(left), *ctx.Shape(right));
}

// A vector on the left counts as a row, one on the right as a column; the size added for it is
// dropped from the result. The dimensions before the last two broadcast.
SymShape MatrixProduct(Context& ctx, const SymShape& a, const SymShape& b) {
  const int m = a.Rank();
  const int n = b.Rank();
  // matmul_c2
  ctx.RequireEqual("matmul_c2", a[m - 1], b[n == 1 ? 0 : n - 2],
                   StrCat("inner sizes of ", a.ToString(), " and ", b.ToString()));
  const SymShape a_stack(a.Dims().first(static_cast<size_t>(std::max(m - 2, 0))));
  const SymShape b_stack(b.Dims().first(static_cast<size_t>(std::max(n - 2, 0))));
  // matmul_c3
  SymShape result = ctx.Broadcast("matmul_c3", a_stack, b_stack);
  if (m > 1) result.PushBack(a[m - 2]);
  if (n > 1) result.PushBack(b[n - 1]);
  return result;
}

bool RequireOneOrPerRow(Context& ctx, const char* label, size_t input, const SymShape& matrices) {
  return RequireOneOrPer(ctx, label, input, matrices, -2, -1);
}

bool RequireOneOrPerColumn(Context& ctx, const char* label, size_t input,
                           const SymShape& matrices) {
  return RequireOneOrPer(ctx, label, input, matrices, -1, -2);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

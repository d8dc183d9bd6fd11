// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/matrix_product.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// A scale and its zero point, which follows it, have one shape; [] and [1] count as one.
void RequireSameShape(Context& ctx, size_t scale) {
  const size_t zero_point = scale + 1;
  const SymShape* a = ctx.Shape(scale);
  const SymShape* b = ctx.Shape(zero_point);
  if (a == nullptr || b == nullptr) return;
  // qlinearmatmul_c4
  if (a->Rank() + b->Rank() == 1) {
    RequireOneElement(ctx, "qlinearmatmul_c4", a->Rank() == 1 ? scale : zero_point);
    return;
  }
  if (!ctx.RequireRank("qlinearmatmul_c4", zero_point, a->Rank())) return;
  for (int axis = 0; axis < a->Rank(); ++axis) {
    ctx.RequireEqual(
        "qlinearmatmul_c4", (*a)[axis], (*b)[axis],
        StrCat("sizes of a scale ", a->ToString(), " and its zero point ", b->ToString()),
        zero_point);
  }
}

}  // namespace

// The product of a and b; each of a, b and y comes with a scale and a zero point.
void QLinearMatMul(Context& ctx) {
  const auto product = MatrixProduct(ctx, 0, 3);
  const SymShape* a = ctx.Shape(0);
  const SymShape* b = ctx.Shape(3);
  // qlinearmatmul_c1
  const bool a_fits = a == nullptr || RequireOneOrPerRow(ctx, "qlinearmatmul_c1", 1, *a);
  // qlinearmatmul_c2
  const bool b_fits = b == nullptr || RequireOneOrPerColumn(ctx, "qlinearmatmul_c2", 4, *b);
  // qlinearmatmul_c3
  const bool y_fits = !product || RequireOneOrPerRow(ctx, "qlinearmatmul_c3", 6, *product);
  // A zero point that differs from a scale that does not fit is no fault of its own.
  if (a_fits) RequireSameShape(ctx, 1);
  if (b_fits) RequireSameShape(ctx, 4);
  if (y_fits) RequireSameShape(ctx, 6);
  if (product) ctx.SetShape(0, *product);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

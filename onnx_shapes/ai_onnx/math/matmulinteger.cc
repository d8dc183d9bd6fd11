// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/matrix_product.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The product of A and B; a zero point serves a whole input, a row of A or a column of B.
void MatMulInteger(Context& ctx) {
  MatMul(ctx);
  // matmulinteger_c1
  if (const SymShape* a = ctx.Shape(0)) RequireOneOrPerRow(ctx, "matmulinteger_c1", 2, *a);
  // matmulinteger_c2
  if (const SymShape* b = ctx.Shape(1)) RequireOneOrPerColumn(ctx, "matmulinteger_c2", 3, *b);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

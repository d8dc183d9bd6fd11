// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/matrix_product.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void MatMul(Context& ctx) {
  if (auto shape = MatrixProduct(ctx, 0, 1)) ctx.SetShape(0, std::move(*shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

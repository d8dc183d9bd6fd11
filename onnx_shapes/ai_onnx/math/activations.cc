// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void Gelu(Context& ctx) {
  // gelu_c1
  RequireOneOf(ctx, "gelu_c1", "approximate", {"none", "tanh"});
  SameAsInput0(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

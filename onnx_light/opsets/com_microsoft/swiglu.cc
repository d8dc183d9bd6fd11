// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void SwiGLU(History& op) {
  op.Since(1)
      .Doc(
          "Gates one half of a projection by the other: `g * sigmoid(alpha * g) * (u + beta)`, "
          "where g is the gate, at most `limit`, and u the linear half, limited to `[-limit, "
          "limit]`. Computed in float and rounded once.")
      .Input("gate", "T",
             "Gate, `[..., inter]`, or without `up` gate and linear half in a row, `[..., 2 * "
             "inter]`.")
      .Input("up", "T", "Linear half, `[..., inter]`.", kOptional)
      .Output("output", "T", "Gated half, `[..., inter]`.")
      .Attr("activation_alpha", Float(1.0F), "Factor alpha of the gate in its sigmoid.")
      .Attr("activation_beta", Float(0.0F), "Addend beta of the linear half.")
      .Attr("limit", Float(0.0F), "Bound of both halves; none if not positive.")
      .Attr("round_activation", Int(0),
            "1 rounds `g * sigmoid(alpha * g)` to the type before multiplying.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EngramGate(History& op) {
  op.Since(1)
      .Doc(
          "Gates a value by how well keys and queries match. With `dot = sum(rms(key) * "
          "rms(query)) / sqrt(hidden_size)`, where `rms` divides by the root mean square and "
          "multiplies by its scale, the gate is `sigmoid(sign(dot) * sqrt(max(|dot|, 1e-6)))` and "
          "the output `gate * value`. Each of the `hc_mult` hyper-connections has a gate of its "
          "own, and all share the value.")
      .Input("key", "T", "Keys, `[batch, sequence, hc_mult, hidden_size]`.")
      .Input("query", "T", "Queries, shaped as the keys.")
      .Input("value", "T", "Value, `[batch, sequence, hidden_size]`.")
      .Input("key_norm_scale", "T", "Scale of the normalized keys, `[hc_mult, hidden_size]`.")
      .Input("query_norm_scale", "T", "Scale of the normalized queries, `[hc_mult, hidden_size]`.")
      .Input("conv_norm_scale", "T",
             "Scale of the normalized result, `[hc_mult, hidden_size]`; needed for "
             "`gated_value_normed`.",
             kOptional)
      .Output("output", "T", "Gated values, `[batch, sequence, hc_mult, hidden_size]`.")
      .Output("gated_value_normed", "T",
              "The gated values after an RMS normalization of their own.", kOptional)
      .Attr("epsilon", Float(1e-05F), "Keeps the roots from being zero.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

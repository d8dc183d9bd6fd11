// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GemmaRotaryEmbedding(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("emb", "U", "TODO")
      .Input("q", "T", "TODO")
      .Input("q_rot", "T", "TODO")
      .Input("k", "T", "TODO")
      .Input("k_rot", "T", "TODO")
      .Output("output1", "T", "TODO")
      .Output("output2", "T", "TODO")
      .Types("T", types::kFloat16, "TODO")
      .Types("U", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

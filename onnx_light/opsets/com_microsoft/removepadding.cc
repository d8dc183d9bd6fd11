// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void RemovePadding(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("sequence_token_count", "M", "TODO")
      .Output("output", "T", "TODO")
      .Output("token_offset", "M", "TODO")
      .Output("cumulated_seq_len", "M", "TODO")
      .Output("max_seq_len", "M", "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

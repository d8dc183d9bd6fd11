// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void TorchEmbedding(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("weight", "T", "TODO")
      .Input("indices", "tensor(int64)", "TODO")
      .Input("padding_idx", "tensor(int64)", "TODO", kOptional)
      .Input("scale_grad_by_freq", "tensor(bool)", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Types("T", types::kNumeric | types::kBfloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

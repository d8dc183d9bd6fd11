// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void TorchEmbedding(History& op) {
  op.Since(1)
      .Doc(
          "Looks up rows of an embedding table: `Y[..., :] = weight[indices[...], :]`. The further "
          "inputs only matter for gradients.")
      .Input("weight", "T", "Table, one row an index, `[N, M]`.")
      .Input("indices", "tensor(int64)", "Rows to look up, any shape.")
      .Input("padding_idx", "tensor(int64)",
             "Row that training leaves alone, a scalar; none by default.", kOptional)
      .Input("scale_grad_by_freq", "tensor(bool)",
             "True divides the gradient of a row by how often it was looked up, a scalar; false by "
             "default.",
             kOptional)
      .Output("Y", "T", "The rows, in the shape of the indices with M as a last axis.")
      .Types("T", types::kNumeric | types::kBfloat16, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MatMulBnb4(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies by weights that bitsandbytes has quantized to 4 bits: `Y = A * W^T`, or `A * "
          "W` with `transB` 0. W has shape `[N, K]` and is flattened and cut into blocks; a "
          "block's codes stand for numbers of `[-1, 1]` that are multiplied by its `absmax`.")
      .Input("A", "T1", "Left matrices, `[..., K]`, or `[..., N]` with `transB` 0.")
      .Input("B", "T2", "Codes of W, two to a byte, `[ceil(N * K / 2)]`.")
      .Input("absmax", "T1", "Greatest absolute value of each block, `[ceil(N * K / block_size)]`.")
      .Output("Y", "T1", "Products, `[..., N]`, or `[..., K]` with `transB` 0.")
      .Attr("K", Required(AttributeType::INT), "Number of columns of W, the input features.")
      .Attr("N", Required(AttributeType::INT), "Number of rows of W, the output features.")
      .Attr("block_size", Required(AttributeType::INT),
            "Number of weights in a block: a power of two, at least 16.")
      .Attr("quant_type", Required(AttributeType::INT),
            "What codes stand for: 0 4-bit floats (FP4), 1 quantiles of the normal distribution "
            "(NF4).")
      .Attr("training_mode", Int(0), "1 tells that the model is being trained.")
      .Attr("transB", Int(1), "1 for the forward product, 0 for that of the backward pass.")
      .Types("T1", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("T2", types::kUint8, "Bytes of two codes each.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

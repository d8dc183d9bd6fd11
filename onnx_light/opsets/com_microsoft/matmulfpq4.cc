// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MatMulFpQ4(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies floats by a matrix packed into one blob of 4-bit integers: `Y = A * B`. Each "
          "column of B is cut into blocks, which carry a scale and, for one kind, an offset.")
      .Input("A", "T1", "Left matrices, `[..., K]`.")
      .Input("B", "T2", "The packed matrix, 1-D.")
      .Input("B_shape", "T3", "Shape of the matrix before packing, the two numbers K and N.")
      .Output("Y", "T1", "Products, `[..., N]`.")
      .Attr("blk_quant_type", Int(1),
            "Kind of block: 0 of 32 integers without offset, 1 of 32 with one, 2 of 64 without.")
      .Types("T1", types::kFloat, "Tensors of float.")
      .Types("T2", types::kUint8, "Bytes of the blob.")
      .Types("T3", types::kInt64, "The type of dimensions.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

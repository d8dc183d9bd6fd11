// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QuantizeBFP(History& op) {
  op.Since(1)
      .Doc(
          "Encodes a tensor in block floating point, where a run of numbers shares one exponent, "
          "rounding them to the bits that remain. Shape and strides are returned for "
          "DequantizeBFP.")
      .Input("x", "T1", "Tensor of any shape.")
      .Output("y", "T2", "The encoded bytes, 1-D and without gaps.")
      .Output("shape", "T3", "Dimensions of x.")
      .Output("strides", "T3", "Strides of x, in elements.")
      .Attr("bfp_type", Required(AttributeType::INT),
            "Number of the encoding, which sets block length and bits per number.")
      .Attr("block_dim", Int(-1),
            "Axis along which numbers share exponents, best the one that a later matrix product "
            "sums over; the last by default.")
      .Types("T1", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("T2", types::kUint8, "Bytes.")
      .Types("T3", types::kInt64, "The type of shapes and strides.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

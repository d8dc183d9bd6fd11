// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DequantizeBFP(History& op) {
  op.Since(1)
      .Doc(
          "Expands a tensor in block floating point, where a run of numbers shares one exponent, "
          "to ordinary floats.")
      .Input("x", "T1", "The encoded bytes, 1-D and without gaps.")
      .Input("shape", "T2", "Shape of the tensor that was encoded.")
      .Input("strides", "T2", "Its strides, in elements.")
      .Output("y", "T3", "The tensor, in that shape.")
      .Attr("bfp_type", Required(AttributeType::INT),
            "Number of the encoding, which sets block length and bits per number.")
      .Attr("block_dim", Int(-1), "Axis along which numbers share exponents; the last by default.")
      .Attr("dtype", Int(1),
            "Element type of the result, a value of TensorProto.DataType; float by default.")
      .Types("T1", types::kUint8, "Bytes.")
      .Types("T2", types::kInt64, "The type of shapes and strides.")
      .Types("T3", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

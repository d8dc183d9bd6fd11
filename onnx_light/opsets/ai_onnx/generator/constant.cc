// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Constant(History& op) {
  op.Since(1)
      .Doc("Outputs the tensor stored in the attribute `value`.")
      .Output("output", "T", "Stored tensor.")
      .Attr("value", Required(AttributeType::TENSOR), "Tensor to output as it is.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(9).Types("T", types::kTensors,
                    "Tensors of numbers, complex numbers, booleans or strings.");
  op.Since(11)
      .Doc(
          "Outputs the tensor stored in one of the attributes `value` and `sparse_value`; a node "
          "carries exactly one of them.")
      .Attr("sparse_value", NoDefault(AttributeType::SPARSE_TENSOR),
            "Tensor whose values other than zero are stored with their positions; the output is "
            "dense.")
      .Attr("value", NoDefault(AttributeType::TENSOR));
  op.Since(12)  // Short forms for scalars and lists.
      .Doc(
          "Outputs the tensor stored in an attribute. A node carries exactly one of the "
          "attributes, which settles element type and shape.")
      .Attr("value_float", NoDefault(AttributeType::FLOAT), "Number for a scalar of type float.")
      .Attr("value_floats", NoDefault(AttributeType::FLOATS),
            "Numbers for a one-dimensional float tensor.")
      .Attr("value_int", NoDefault(AttributeType::INT), "Integer for a scalar of type int64.")
      .Attr("value_ints", NoDefault(AttributeType::INTS),
            "Integers for a one-dimensional int64 tensor.")
      .Attr("value_string", NoDefault(AttributeType::STRING),
            "UTF-8 text for a scalar of type string.")
      .Attr("value_strings", NoDefault(AttributeType::STRINGS),
            "UTF-8 texts for a one-dimensional string tensor.");
  op.Since(13).Types("T", types::kTensorsIr4);
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

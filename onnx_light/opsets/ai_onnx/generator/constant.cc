// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Constant(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Output("output", "T", "TODO")
      .Attr("value", Required(AttributeType::TENSOR), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(9).Types("T", types::kTensors);
  op.Since(11)
      .Attr("sparse_value", NoDefault(AttributeType::SPARSE_TENSOR), "TODO")
      .Attr("value", NoDefault(AttributeType::TENSOR));
  op.Since(12)
      .Attr("value_float", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("value_floats", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("value_int", NoDefault(AttributeType::INT), "TODO")
      .Attr("value_ints", NoDefault(AttributeType::INTS), "TODO")
      .Attr("value_string", NoDefault(AttributeType::STRING), "TODO")
      .Attr("value_strings", NoDefault(AttributeType::STRINGS), "TODO");
  op.Since(13).Types("T", types::kTensorsIr4);
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

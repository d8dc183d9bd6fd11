// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Scan(History& op) {
  op.Since(8)
      .Doc("TODO")
      .Input("sequence_lens", "I", "TODO", kOptional)
      .Input("initial_state_and_scan_inputs", "V", "TODO", kVariadic | kHeterogeneous)
      .Output("final_state_and_scan_outputs", "V", "TODO", kVariadic | kHeterogeneous)
      .Attr("body", Required(AttributeType::GRAPH), "TODO")
      .Attr("directions", NoDefault(AttributeType::INTS), "TODO")
      .Attr("num_scan_inputs", Required(AttributeType::INT), "TODO")
      .Types("I", types::kInt64, "TODO")
      .Types("V", types::kTensors, "TODO")
      .NonDeterministic();
  op.Since(9)
      .DropInput("sequence_lens")
      .DropAttr("directions")
      .Attr("scan_input_axes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("scan_input_directions", NoDefault(AttributeType::INTS), "TODO")
      .Attr("scan_output_axes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("scan_output_directions", NoDefault(AttributeType::INTS), "TODO")
      .DropTypes("I");
  op.Since(11);
  op.Since(16).Types("V", types::kTensorsIr4);
  op.Since(19).Types("V", types::kTensorsIr9);
  op.Since(21).Types("V", types::kTensorsIr10);
  op.Since(23).Types("V", types::kTensorsIr11);
  op.Since(24).Types("V", types::kTensorsIr12);
  op.Since(25).Types("V", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

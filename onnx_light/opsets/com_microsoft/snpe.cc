// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Snpe(History& op) {
  op.Since(1)
      .Doc(
          "Runs a model that was compiled for Qualcomm's Snapdragon Neural Processing Engine and "
          "is embedded in the node.")
      .Input("inputs", "T", "Inputs of the model, in its order.", kVariadic)
      .Output("outputs", "T", "Outputs of the model, in its order.", kVariadic)
      .Attr("DLC", Required(AttributeType::STRING), "The compiled model, the bytes of a DLC file.")
      .Attr("notes", NoDefault(AttributeType::STRING), "Remarks about the model.")
      .Attr("snpe_version", NoDefault(AttributeType::STRING),
            "Version of the engine that the model was converted with.")
      .Attr("target_device", NoDefault(AttributeType::STRING),
            "Processor to run on, such as CPU or DSP.")
      .Types("T", types::kFloat | types::kUint8 | types::kUint16,
             "Floats and unsigned integers of 8 and 16 bits.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

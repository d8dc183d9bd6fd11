// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulNBitsQLoRA(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "TQ", "TODO")
      .Input("scales", "T", "TODO")
      .Input("lora_A", "TQ", "TODO")
      .Input("lora_A_scales", "T", "TODO")
      .Input("lora_B", "TQ", "TODO")
      .Input("lora_B_scales", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("N", Required(AttributeType::INT), "TODO")
      .Attr("accuracy_level", Int(0), "TODO")
      .Attr("bits", Int(4), "TODO")
      .Attr("block_size", Int(32), "TODO")
      .Attr("lora_bits", Int(8), "TODO")
      .Attr("lora_block_size", Int(32), "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("TQ", types::kUint8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

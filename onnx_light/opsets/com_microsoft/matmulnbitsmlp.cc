// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulNBitsMlp(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("skip", "T1", "TODO", kOptional)
      .Input("norm_scale", "T1", "TODO", kOptional)
      .Input("gate_B", "T2", "TODO")
      .Input("gate_scales", "T1", "TODO")
      .Input("gate_bias", "T1", "TODO", kOptional)
      .Input("up_B", "T2", "TODO")
      .Input("up_scales", "T1", "TODO")
      .Input("up_bias", "T1", "TODO", kOptional)
      .Output("Y", "T1", "TODO")
      .Output("input_skip_bias_sum", "T1", "TODO", kOptional)
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("N", Required(AttributeType::INT), "TODO")
      .Attr("accuracy_level", Int(0), "TODO")
      .Attr("activation", Required(AttributeType::STRING), "TODO")
      .Attr("bits", Int(4), "TODO")
      .Attr("block_size", Required(AttributeType::INT), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Types("T1", types::kFloat16To32, "TODO")
      .Types("T2", types::kUint8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

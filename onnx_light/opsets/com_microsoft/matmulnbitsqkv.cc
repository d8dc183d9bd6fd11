// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MatMulNBitsQkv(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T1", "TODO")
      .Input("skip", "T1", "TODO", kOptional)
      .Input("norm_scale", "T1", "TODO")
      .Input("q_B", "T2", "TODO")
      .Input("q_scales", "T1", "TODO")
      .Input("q_bias", "T1", "TODO", kOptional)
      .Input("k_B", "T2", "TODO")
      .Input("k_scales", "T1", "TODO")
      .Input("k_bias", "T1", "TODO", kOptional)
      .Input("v_B", "T2", "TODO")
      .Input("v_scales", "T1", "TODO")
      .Input("v_bias", "T1", "TODO", kOptional)
      .Output("Q", "T1", "TODO")
      .Output("K", "T1", "TODO")
      .Output("V", "T1", "TODO")
      .Output("input_skip_bias_sum", "T1", "TODO", kOptional)
      .Attr("K", Required(AttributeType::INT), "TODO")
      .Attr("Nkv", Required(AttributeType::INT), "TODO")
      .Attr("Nq", Required(AttributeType::INT), "TODO")
      .Attr("accuracy_level", Int(0), "TODO")
      .Attr("bits", Int(4), "TODO")
      .Attr("block_size", Required(AttributeType::INT), "TODO")
      .Attr("epsilon", Float(1e-06F), "TODO")
      .Types("T1", types::kFloat16To32, "TODO")
      .Types("T2", types::kUint8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

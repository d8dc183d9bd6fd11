// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void HyperConnectionLowRankMix(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("streams", "T", "TODO")
      .Input("norm_scale", "T", "TODO")
      .Input("down_weight", "T", "TODO")
      .Input("up_weight", "T", "TODO")
      .Input("inject_weight", "T", "TODO")
      .Input("prev_block_output", "T", "TODO", kOptional)
      .Input("prev_post_gate", "T", "TODO", kOptional)
      .Output("pre_output", "T", "TODO")
      .Output("post_gate", "T", "TODO")
      .Output("streams_out", "T", "TODO", kOptional)
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("gate_div", Float(1.0F), "TODO")
      .Attr("gate_mul", Float(1.0F), "TODO")
      .Attr("num_branches", Required(AttributeType::INT), "TODO")
      .Attr("reduction_scale", Float(1.0F), "TODO")
      .Attr("silu_alpha", Float(1.0F), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

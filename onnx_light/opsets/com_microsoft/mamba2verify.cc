// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void Mamba2Verify(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("projection", "T", "TODO")
      .Input("conv_state", "T", "TODO")
      .Input("ssm_state", "F", "TODO")
      .Input("conv_weight", "T", "TODO")
      .Input("conv_bias", "T", "TODO")
      .Input("dt_bias", "F", "TODO")
      .Input("A_negative", "F", "TODO")
      .Input("D", "F", "TODO")
      .Input("norm_weight", "F", "TODO")
      .Input("state_row", "I", "TODO")
      .Output("Y", "T", "TODO")
      .Output("conv_snapshots", "T", "TODO")
      .Output("ssm_snapshots", "F", "TODO")
      .Output("xbc", "T", "TODO", kOptional)
      .Output("readout", "F", "TODO", kOptional)
      .Attr("d_state", Int(128), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Attr("head_dim", Int(64), "TODO")
      .Attr("heads", Required(AttributeType::INT), "TODO")
      .Attr("n_groups", Required(AttributeType::INT), "TODO")
      .Attr("time_step_min", Float(0.001F), "TODO")
      .Types("T", types::kBfloat16, "TODO")
      .Types("F", types::kFloat, "TODO")
      .Types("I", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

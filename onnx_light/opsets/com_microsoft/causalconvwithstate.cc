// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void CausalConvWithState(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weight", "T", "TODO")
      .Input("bias", "T", "TODO", kOptional)
      .Input("past_state", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("present_state", "T", "TODO")
      .Output("state_update", "T", "TODO", kOptional)
      .Attr("activation", Str("none"), "TODO")
      .Attr("channels_last", Int(0), "TODO")
      .Attr("dilation", Int(1), "TODO")
      .Attr("input_channel_offset", Int(0), "TODO")
      .Attr("input_channels", Int(0), "TODO")
      .Attr("ndim", Int(1), "TODO")
      .Attr("state_channels_last", Int(-1), "TODO")
      .Attr("state_length", Int(0), "TODO")
      .Attr("state_update_capacity", Int(0), "TODO")
      .Attr("state_window", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void VarlenCausalConvWithState(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("weight", "T", "TODO")
      .Input("cumulative_sequence_length", "M", "TODO")
      .Input("bias", "T", "TODO", kOptional)
      .Input("initial_state", "T", "TODO")
      .Input("capture_count", "M", "TODO", kOptional)
      .Input("kernel_delta", "T", "TODO", kOptional)
      .Input("previous_mask", "T", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("final_state", "T", "TODO")
      .Output("state_update", "T", "TODO", kOptional)
      .Attr("activation", Str("none"), "TODO")
      .Attr("delta_offset", Int(0), "TODO")
      .Attr("dilation", Int(1), "TODO")
      .Attr("group_size", Int(1), "TODO")
      .Attr("state_update_capacity", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

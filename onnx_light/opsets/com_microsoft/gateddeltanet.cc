// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void GatedDeltaNet(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("query", "T", "TODO")
      .Input("key", "T", "TODO", kOptional)
      .Input("value", "T", "TODO", kOptional)
      .Input("cu_seqlens", "TI", "TODO", kOptional)
      .Input("decay", "TG", "TODO", kOptional)
      .Input("beta", "TG", "TODO", kOptional)
      .Input("initial_state", "TS", "TODO", kOptional)
      .Input("a_log", "TS", "TODO", kOptional)
      .Input("dt_bias", "TS", "TODO", kOptional)
      .Input("capture_count", "TI", "TODO", kOptional)
      .Input("state_update_active", "TI", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("final_state", "TS", "TODO", kOptional)
      .Output("state_update", "TS", "TODO", kOptional)
      .Attr("beta_activation", Str("none"), "TODO")
      .Attr("chunk_size", Int(64), "TODO")
      .Attr("gate_activation", Str("none"), "TODO")
      .Attr("gate_lower_bound", Float(-5.0F), "TODO")
      .Attr("qk_l2_norm", Int(0), "TODO")
      .Attr("scale", Float(0.0F), "TODO")
      .Attr("state_update_capacity", Int(0), "TODO")
      .Attr("update_rule", Str("gated_delta"), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("TS", types::kFloat, "TODO")
      .Types("TG", types::kFloat16To32, "TODO")
      .Types("TI", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

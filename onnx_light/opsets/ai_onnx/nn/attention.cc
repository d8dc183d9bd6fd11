// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Attention(History& op) {
  op.Since(23)
      .Doc("TODO")
      .Input("Q", "T1", "TODO")
      .Input("K", "T1", "TODO")
      .Input("V", "T2", "TODO")
      .Input("attn_mask", "U", "TODO", kOptional)
      .Input("past_key", "T1", "TODO", kOptional)
      .Input("past_value", "T2", "TODO", kOptional)
      .Output("Y", "T1", "TODO")
      .Output("present_key", "T1", "TODO", kOptional)
      .Output("present_value", "T2", "TODO", kOptional)
      .Output("qk_matmul_output", "T1", "TODO", kOptional)
      .Attr("is_causal", Int(0), "TODO")
      .Attr("kv_num_heads", NoDefault(AttributeType::INT), "TODO")
      .Attr("q_num_heads", NoDefault(AttributeType::INT), "TODO")
      .Attr("qk_matmul_output_mode", Int(0), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("softcap", Float(0.0F), "TODO")
      .Attr("softmax_precision", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kFloats, "TODO")
      .Types("U", types::kNumeric | types::kBool | types::kBfloat16, "TODO")
      .Function();
  op.Since(24).Input("nonpad_kv_seqlen", "tensor(int64)", "TODO", kOptional);
  op.Since(25).Attr("left_window_size", Int(-1), "TODO").Attr("right_window_size", Int(-1), "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

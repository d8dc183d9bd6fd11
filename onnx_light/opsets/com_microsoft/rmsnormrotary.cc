// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void RMSNormRotary(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("scale", "F", "TODO")
      .Input("position_ids", "I", "TODO")
      .Input("cosine", "TCos", "TODO")
      .Input("sine", "TCos", "TODO")
      .Input("prefill_numerics", "TI", "TODO", kOptional)
      .Output("Y", "TOut", "TODO")
      .Output("normalized_fp32", "F", "TODO", kOptional)
      .Attr("epsilon", Float(1e-06F), "TODO")
      .Attr("flatten_batch", Int(0), "TODO")
      .Attr("input_start", Int(0), "TODO")
      .Attr("input_width", Int(0), "TODO")
      .Attr("output_fp16", Int(0), "TODO")
      .Attr("rotary_embedding_dim", Required(AttributeType::INT), "TODO")
      .Attr("use_fp32_arithmetic", Int(1), "TODO")
      .Types("T", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("TCos", types::kFloat | types::kBfloat16, "TODO")
      .Types("TOut", types::kFloat16 | types::kBfloat16, "TODO")
      .Types("F", types::kFloat, "TODO")
      .Types("I", types::kInt64, "TODO")
      .Types("TI", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

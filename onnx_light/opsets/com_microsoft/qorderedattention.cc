// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QOrderedAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "Q", "TODO")
      .Input("scale_input", "S", "TODO")
      .Input("scale_Q_gemm", "S", "TODO")
      .Input("scale_K_gemm", "S", "TODO")
      .Input("scale_V_gemm", "S", "TODO")
      .Input("Q_weight", "Q", "TODO")
      .Input("K_weight", "Q", "TODO")
      .Input("V_weight", "Q", "TODO")
      .Input("scale_Q_weight", "S", "TODO")
      .Input("scale_K_weight", "S", "TODO")
      .Input("scale_V_weight", "S", "TODO")
      .Input("Q_bias", "S", "TODO")
      .Input("K_bias", "S", "TODO")
      .Input("V_bias", "S", "TODO")
      .Input("scale_QKT_gemm", "S", "TODO", kOptional)
      .Input("scale_QKT_softmax", "S", "TODO", kOptional)
      .Input("scale_values_gemm", "S", "TODO")
      .Input("mask_index", "G", "TODO", kOptional)
      .Input("past", "Q", "TODO", kOptional)
      .Input("attention_bias", "S", "TODO", kOptional)
      .Output("output", "Q", "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("order_input", Required(AttributeType::INT), "TODO")
      .Attr("order_output", Required(AttributeType::INT), "TODO")
      .Attr("order_weight", Required(AttributeType::INT), "TODO")
      .Attr("qkv_hidden_sizes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("unidirectional", Int(0), "TODO")
      .Types("Q", types::kInt8, "TODO")
      .Types("S", types::kFloat, "TODO")
      .Types("G", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

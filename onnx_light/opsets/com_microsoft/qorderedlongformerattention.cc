// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QOrderedLongformerAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "Q", "TODO")
      .Input("scale_input", "S", "TODO")
      .Input("weight", "Q", "TODO")
      .Input("scale_weight", "S", "TODO")
      .Input("bias", "S", "TODO")
      .Input("scale_bias", "S", "TODO")
      .Input("scale_qkv_gemm", "S", "TODO")
      .Input("mask", "F", "TODO")
      .Input("global_weight", "Q", "TODO")
      .Input("scale_global_weight", "S", "TODO")
      .Input("global_bias", "S", "TODO")
      .Input("scale_global_gemm", "S", "TODO")
      .Input("global", "G", "TODO")
      .Input("scale_output", "S", "TODO")
      .Output("output", "Q", "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("order_global_weight", Required(AttributeType::INT), "TODO")
      .Attr("order_input", Required(AttributeType::INT), "TODO")
      .Attr("order_output", Required(AttributeType::INT), "TODO")
      .Attr("order_weight", Required(AttributeType::INT), "TODO")
      .Attr("window", Required(AttributeType::INT), "TODO")
      .Types("Q", types::kInt8, "TODO")
      .Types("S", types::kFloat, "TODO")
      .Types("G", types::kInt32, "TODO")
      .Types("F", types::kFloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

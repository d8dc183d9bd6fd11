// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void QAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T1", "TODO")
      .Input("weight", "T2", "TODO")
      .Input("bias", "T3", "TODO")
      .Input("input_scale", "T3", "TODO")
      .Input("weight_scale", "T3", "TODO")
      .Input("mask_index", "T4", "TODO", kOptional)
      .Input("input_zero_point", "T1", "TODO", kOptional)
      .Input("weight_zero_point", "T2", "TODO", kOptional)
      .Input("past", "T3", "TODO", kOptional)
      .Output("output", "T3", "TODO")
      .Output("present", "T3", "TODO", kOptional)
      .Attr("do_rotary", NoDefault(AttributeType::INT), "TODO")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("num_heads", Required(AttributeType::INT), "TODO")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("unidirectional", Int(0), "TODO")
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T3", types::kFloat | types::kFloat16, "TODO")
      .Types("T4", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

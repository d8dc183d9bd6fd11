// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void FusedGemm(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T", "TODO")
      .Input("C", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("activation", NoDefault(AttributeType::STRING), "TODO")
      .Attr("activation_alpha", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("activation_beta", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("activation_gamma", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("beta", Float(1.0F), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("T", types::kNumeric32To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

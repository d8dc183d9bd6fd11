// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasDropout(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("bias", "T", "TODO")
      .Input("residual", "T", "TODO", kOptional)
      .Input("ratio", "T1", "TODO", kOptional)
      .Input("training_mode", "T2", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("mask", "T2", "TODO", kOptional)
      .Attr("seed", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kBool, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BitmaskDropout(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Input("ratio", "T1", "TODO", kOptional)
      .Input("training_mode", "T2", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Output("mask", "T3", "TODO", kOptional)
      .Attr("seed", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kFloats, "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Types("T2", types::kBool, "TODO")
      .Types("T3", types::kUint32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void HyperConnectionPreMix(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("streams", "T", "TODO")
      .Input("pre_mix", "M", "TODO")
      .Output("output", "T", "TODO")
      .Attr("num_branches", Int(0), "TODO")
      .Attr("reduction_scale", Float(1.0F), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

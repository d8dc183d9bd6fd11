// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void HyperConnectionPostMix(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("streams", "T", "TODO")
      .Input("block_output", "T", "TODO")
      .Input("post_mix", "M", "TODO")
      .Input("stream_mix", "M", "TODO", kOptional)
      .Output("output", "T", "TODO")
      .Attr("num_branches", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kFloat16To32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

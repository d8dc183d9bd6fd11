// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ImageDecoder(History& op) {
  op.Since(20)
      .Doc("TODO")
      .Input("encoded_stream", "T1", "TODO", kNonDifferentiable)
      .Output("image", "T2", "TODO", kNonDifferentiable)
      .Attr("pixel_format", Str("RGB"), "TODO")
      .Types("T1", types::kUint8, "TODO")
      .Types("T2", types::kUint8, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

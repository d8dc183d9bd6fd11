// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DepthToSpace(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("blocksize", Required(AttributeType::INT), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(11).Attr("mode", Str("DCR"), "TODO");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(28).Function().UnknownDeterminism();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

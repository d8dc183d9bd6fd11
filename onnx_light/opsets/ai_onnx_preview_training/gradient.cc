// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview_training/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training {

void Gradient(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("Inputs", "T1", "TODO", kVariadic | kHeterogeneous)
      .Output("Outputs", "T2", "TODO", kVariadic | kHeterogeneous)
      .Attr("xs", Required(AttributeType::STRINGS), "TODO")
      .Attr("y", Required(AttributeType::STRING), "TODO")
      .Attr("zs", NoDefault(AttributeType::STRINGS), "TODO")
      .Types("T1", types::kTensors, "TODO")
      .Types("T2", types::kFloat16To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training

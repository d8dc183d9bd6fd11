// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void InstanceNormalization(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input", "T", "TODO")
      .Input("scale", "T", "TODO")
      .Input("B", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Attr("epsilon", Float(1e-05F), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(6)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("scale", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .DropAttr("consumed_inputs");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

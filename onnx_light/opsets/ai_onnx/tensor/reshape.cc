// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Reshape(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("reshaped", "T", "TODO")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS), "TODO")
      .Attr("shape", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(5)
      .Input("shape", "tensor(int64)", "TODO")
      .DropAttr("consumed_inputs")
      .DropAttr("shape")
      .Types("T", types::kTensors);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("shape", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("reshaped", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(14).Attr("allowzero", Int(0), "TODO");
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Squeeze(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("squeezed", "T", "TODO")
      .Attr("axes", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(11);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("axes", "tensor(int64)", "TODO", kOptional | kNonDifferentiable)
      .Output("squeezed", "T", nullptr, kDifferentiable)
      .DropAttr("axes")
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Pad(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("mode", Str("constant"), "TODO")
      .Attr("paddings", Required(AttributeType::INTS), "TODO")
      .Attr("value", Float(0.0F), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(2).DropAttr("paddings").Attr("pads", Required(AttributeType::INTS), "TODO");
  op.Since(11)
      .Input("pads", "tensor(int64)", "TODO")
      .Input("constant_value", "T", "TODO", kOptional)
      .DropAttr("pads")
      .DropAttr("value")
      .Types("T", types::kNumeric);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("pads", "tensor(int64)", nullptr, kNonDifferentiable)
      .Input("constant_value", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(18)
      .Input("axes", "Tind", "TODO", kOptional | kNonDifferentiable)
      .Types("Tind", types::kIndices, "TODO");
  op.Since(19);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

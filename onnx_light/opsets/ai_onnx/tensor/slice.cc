// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Slice(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("data", "T", "TODO")
      .Output("output", "T", "TODO")
      .Attr("axes", NoDefault(AttributeType::INTS), "TODO")
      .Attr("ends", Required(AttributeType::INTS), "TODO")
      .Attr("starts", Required(AttributeType::INTS), "TODO")
      .Types("T", types::kTensors, "TODO");
  op.Since(10)
      .Input("starts", "Tind", "TODO")
      .Input("ends", "Tind", "TODO")
      .Input("axes", "Tind", "TODO", kOptional)
      .Input("steps", "Tind", "TODO", kOptional)
      .DropAttr("axes")
      .DropAttr("ends")
      .DropAttr("starts")
      .Types("Tind", types::kIndices, "TODO");
  op.Since(11);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("starts", "Tind", nullptr, kNonDifferentiable)
      .Input("ends", "Tind", nullptr, kNonDifferentiable)
      .Input("axes", "Tind", nullptr, kOptional | kNonDifferentiable)
      .Input("steps", "Tind", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

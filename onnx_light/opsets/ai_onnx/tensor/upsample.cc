// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Upsample(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("height_scale", Required(AttributeType::FLOAT), "TODO")
      .Attr("mode", Str("nearest"), "TODO")
      .Attr("width_scale", Required(AttributeType::FLOAT), "TODO")
      .Types("T", types::kFloat16To64 | types::kIndices | types::kBool, "TODO")
      .Experimental();
  op.Since(7)
      .DropAttr("height_scale")
      .DropAttr("width_scale")
      .Attr("scales", Required(AttributeType::FLOATS), "TODO")
      .Types("T", types::kTensors)
      .Experimental(false);
  op.Since(9).Input("scales", "tensor(float)", "TODO").DropAttr("scales");
  op.Since(10).Deprecated();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

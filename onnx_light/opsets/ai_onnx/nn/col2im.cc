// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Col2Im(History& op) {
  op.Since(18)
      .Doc("TODO")
      .Input("input", "T", "TODO", kDifferentiable)
      .Input("image_shape", "tensor(int64)", "TODO", kNonDifferentiable)
      .Input("block_shape", "tensor(int64)", "TODO", kNonDifferentiable)
      .Output("output", "T", "TODO", kDifferentiable)
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kTensorsIr4, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

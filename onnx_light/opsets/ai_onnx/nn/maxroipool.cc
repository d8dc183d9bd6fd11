// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MaxRoiPool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO", kDifferentiable)
      .Input("rois", "T", "TODO", kNonDifferentiable)
      .Output("Y", "T", "TODO", kDifferentiable)
      .Attr("pooled_shape", Required(AttributeType::INTS), "TODO")
      .Attr("spatial_scale", Float(1.0F), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

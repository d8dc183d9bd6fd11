// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void CenterCropPad(History& op) {
  op.Since(18)
      .Doc("TODO")
      .Input("input_data", "T", "TODO", kDifferentiable)
      .Input("shape", "Tind", "TODO", kNonDifferentiable)
      .Output("output_data", "T", "TODO", kDifferentiable)
      .Attr("axes", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kTensorsIr4, "TODO")
      .Types("Tind", types::kIndices, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

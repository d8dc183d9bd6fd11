// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DynamicQuantizeLinear(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Output("y", "T2", "TODO")
      .Output("y_scale", "tensor(float)", "TODO")
      .Output("y_zero_point", "T2", "TODO")
      .Types("T1", types::kFloat, "TODO")
      .Types("T2", types::kUint8, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

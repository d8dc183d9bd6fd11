// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// A vector of as many points as the input says, of the type that the attribute names.
void SignalWindow(Context& ctx) {
  // signal_window_c1
  SetTypeByAttr(ctx, "signal_window_c1", "output_datatype", TensorType::kFloat);
  // signal_window_c2
  RequireScalar(ctx, "signal_window_c2", 0);
  const SymDim size = ctx.Scalar(0);
  if (size.IsInt() && size.AsInt() < 0) {
    // signal_window_c3
    ctx.InputFault(Code::kSize, "signal_window_c3", 0, core::StrCat("size ", size.AsInt()),
                   "0 or more");
  }
  ctx.SetShape(0, {KnownOrFresh(ctx, size)});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

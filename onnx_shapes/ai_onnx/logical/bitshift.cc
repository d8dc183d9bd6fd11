// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void BitShift(Context& ctx) {
  // bitshift_c1
  if (ctx.Attr("direction", core::schema::AttributeType::STRING) != nullptr) {
    RequireOneOf(ctx, "bitshift_c1", "direction", {"LEFT", "RIGHT"});
  }
  BroadcastInputs(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

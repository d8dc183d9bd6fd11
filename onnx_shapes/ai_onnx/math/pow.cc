// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void LegacyPow(Context& ctx) { LegacyBroadcast(ctx); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The shape that both inputs have after broadcasting.
void Mod(Context& ctx) {
  const int64_t fmod = ctx.IntAttr("fmod");
  // mod_c1
  if (fmod != 0 && fmod != 1) {
    ctx.AttrFault(Code::kAttributeValue, "mod_c1", "fmod", core::StrCat("fmod = ", fmod), "0 or 1");
  }
  Binary(ctx, fmod == 0 ? &ElementMath::FloorMod : &ElementMath::TruncMod);
}

// Up to version 13 the remainder of floating-point numbers has the sign of the dividend alone.
void Mod10(Context& ctx) {
  const TensorType type = ctx.ElementType(0);
  // mod_c2
  if (ctx.IntAttr("fmod") == 0 && type != TensorType::kUndefined && !IsIntegral(type)) {
    ctx.AttrFault(Code::kAttributeValue, "mod_c2", "fmod", "fmod = 0 for floating-point inputs",
                  "fmod = 1", "since version 28 both kinds of remainder are there for all types");
  }
  Mod(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

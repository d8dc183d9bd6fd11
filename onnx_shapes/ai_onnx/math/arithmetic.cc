// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void LegacyAdd(Context& ctx) { LegacyBinary(ctx, &ElementMath::Add); }
void Add(Context& ctx) { Binary(ctx, &ElementMath::Add); }
void LegacySub(Context& ctx) { LegacyBinary(ctx, &ElementMath::Sub); }
void Sub(Context& ctx) { Binary(ctx, &ElementMath::Sub); }
void LegacyMul(Context& ctx) { LegacyBinary(ctx, &ElementMath::Mul); }
void Mul(Context& ctx) { Binary(ctx, &ElementMath::Mul); }
void LegacyDiv(Context& ctx) { LegacyBinary(ctx, &ElementMath::Div); }
void Div(Context& ctx) { Binary(ctx, &ElementMath::Div); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

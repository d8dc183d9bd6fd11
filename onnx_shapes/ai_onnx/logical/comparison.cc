// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void LegacyEqual(Context& ctx) { LegacyBinary(ctx, &ElementMath::Equal); }
void Equal(Context& ctx) { Binary(ctx, &ElementMath::Equal); }
void LegacyGreater(Context& ctx) { LegacyBinary(ctx, &ElementMath::Greater); }
void Greater(Context& ctx) { Binary(ctx, &ElementMath::Greater); }
void GreaterOrEqual(Context& ctx) { Binary(ctx, &ElementMath::GreaterOrEqual); }
void LegacyLess(Context& ctx) { LegacyBinary(ctx, &ElementMath::Less); }
void Less(Context& ctx) { Binary(ctx, &ElementMath::Less); }
void LessOrEqual(Context& ctx) { Binary(ctx, &ElementMath::LessOrEqual); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

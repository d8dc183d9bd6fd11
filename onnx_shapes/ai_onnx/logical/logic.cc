// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void LegacyAnd(Context& ctx) { LegacyBinary(ctx, &ElementMath::And); }
void And(Context& ctx) { Binary(ctx, &ElementMath::And); }
void LegacyOr(Context& ctx) { LegacyBinary(ctx, &ElementMath::Or); }
void Or(Context& ctx) { Binary(ctx, &ElementMath::Or); }
void LegacyXor(Context& ctx) { LegacyBinary(ctx, &ElementMath::Xor); }
void Xor(Context& ctx) { Binary(ctx, &ElementMath::Xor); }
void Not(Context& ctx) { Unary(ctx, &ElementMath::Not); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

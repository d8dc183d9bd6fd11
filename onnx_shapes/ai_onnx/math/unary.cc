// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

void Abs(Context& ctx) { Unary(ctx, &ElementMath::Abs); }
void Ceil(Context& ctx) { Unary(ctx, &ElementMath::Ceil); }
void Floor(Context& ctx) { Unary(ctx, &ElementMath::Floor); }
void Neg(Context& ctx) { Unary(ctx, &ElementMath::Neg); }
void Round(Context& ctx) { Unary(ctx, &ElementMath::Round); }
void Sign(Context& ctx) { Unary(ctx, &ElementMath::Sign); }

void Relu(Context& ctx) {
  SameAsInput0(ctx);
  MapElements(ctx, {0},
              [](ElementMath& math, ElementSpan e) { return math.Max(e[0], Element(SymDim(0))); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The elements of any number of inputs joined two by two.
void Fold(Context& ctx, BinaryFunction function) {
  MapElements(ctx, [function](ElementMath& math, ElementSpan e) {
    Element result = e[0];
    for (size_t i = 1; i < e.size(); ++i) result = (math.*function)(result, e[i]);
    return result;
  });
}

}  // namespace

void LegacyMax(Context& ctx) {
  EqualShapes(ctx);
  Fold(ctx, &ElementMath::Max);
}

void Max(Context& ctx) {
  BroadcastInputs(ctx);
  Fold(ctx, &ElementMath::Max);
}

void LegacyMin(Context& ctx) {
  EqualShapes(ctx);
  Fold(ctx, &ElementMath::Min);
}

void Min(Context& ctx) {
  BroadcastInputs(ctx);
  Fold(ctx, &ElementMath::Min);
}

void LegacySum(Context& ctx) {
  EqualShapes(ctx);
  Fold(ctx, &ElementMath::Add);
}

void Sum(Context& ctx) {
  BroadcastInputs(ctx);
  Fold(ctx, &ElementMath::Add);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

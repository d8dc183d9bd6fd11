// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The shape of the input; since version 11 the bounds are inputs.
void Clip11(Context& ctx) {
  SameAsInput0(ctx);
  std::vector<size_t> operands = {0};
  for (const size_t bound : {size_t{1}, size_t{2}}) {
    if (!ctx.HasInput(bound)) continue;
    operands.push_back(bound);
    // clip_c1
    RequireOneElement(ctx, "clip_c1", bound);
  }
  const bool has_min = ctx.HasInput(1);
  const bool has_max = ctx.HasInput(2);
  MapElements(ctx, operands, [=](ElementMath& math, ElementSpan e) {
    const Element raised = has_min ? math.Max(e[0], e[1]) : e[0];
    return has_max ? math.Min(raised, e.back()) : raised;
  });
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

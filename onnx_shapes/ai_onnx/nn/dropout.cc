// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// Output and mask have the shape of the input; what type the mask has, the schema says.
void Dropout(Context& ctx) {
  SameAsInput0(ctx);
  // dropout_c1
  ctx.RequireRank("dropout_c1", 1, 0);
  // dropout_c2
  ctx.RequireRank("dropout_c2", 2, 0);
  const auto ratio = ctx.Numbers(1);
  if (!ratio || ratio->size() != 1 || (ratio->front() >= 0 && ratio->front() < 1)) return;
  // dropout_c3
  ctx.InputFault(Code::kSize, "dropout_c3", 1,
                 core::StrCat("ratio ", std::to_string(ratio->front())), "a ratio within [0, 1)");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

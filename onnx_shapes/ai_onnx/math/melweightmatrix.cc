// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// [dft_length // 2 + 1, num_mel_bins], of the type that the attribute names.
void MelWeightMatrix(Context& ctx) {
  // melweightmatrix_c1
  SetTypeByAttr(ctx, "melweightmatrix_c1", "output_datatype", TensorType::kFloat);
  // melweightmatrix_c2
  for (size_t i = 0; i < 5; ++i) RequireScalar(ctx, "melweightmatrix_c2", i);
  SymDim bins = ctx.Scalar(0);
  SymDim length = ctx.Scalar(1);
  for (SymDim* count : {&bins, &length}) {
    if (!count->IsInt() || count->AsInt() >= 0) continue;
    // melweightmatrix_c3
    ctx.InputFault(Code::kSize, "melweightmatrix_c3", count == &bins ? 0 : 1,
                   core::StrCat(count->AsInt()), "0 or more");
    *count = SymDim();
  }
  const SymDim rows = ctx.Add(ctx.FloorDiv(length, 2), 1);
  ctx.SetShape(0, {KnownOrFresh(ctx, rows), KnownOrFresh(ctx, bins)});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"
#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// The three inputs broadcast against each other.
void Where(Context& ctx) {
  BroadcastInputs(ctx);
  MapWhere(ctx);
}

// The shape is that of the input, whose last two dimensions are those of the matrices.
void Trilu(Context& ctx) {
  ctx.CopyShape(0, 0);
  // trilu_c1
  ctx.RequireRank("trilu_c1", 0, 2, INT32_MAX);
  // trilu_c2
  RequireOneElement(ctx, "trilu_c2", 1);
}

// The shape is that of the input, which has a length for each sequence of the batch.
void ReverseSequence(Context& ctx) {
  ctx.CopyShape(0, 0);
  const int64_t batch = ctx.IntAttr("batch_axis", 1);
  const int64_t time = ctx.IntAttr("time_axis", 0);
  for (const auto& [name, axis] : {std::pair("batch_axis", batch), std::pair("time_axis", time)}) {
    if (axis == 0 || axis == 1) continue;
    // reversesequence_c3
    ctx.AttrFault(Code::kAttributeValue, "reversesequence_c3", name, StrCat(axis), "0 or 1");
    return;
  }
  if (batch == time) {
    // reversesequence_c4
    ctx.AttrFault(Code::kAttributeValue, "reversesequence_c4", "time_axis",
                  StrCat(time, ", which is the batch axis"), "the other one of 0 and 1");
    return;
  }
  // reversesequence_c1
  const bool has_input = ctx.RequireRank("reversesequence_c1", 0, 2, INT32_MAX);
  // reversesequence_c2
  const bool has_lengths = ctx.RequireRank("reversesequence_c2", 1, 1);
  if (!has_input || !has_lengths) return;
  // reversesequence_c2
  ctx.RequireEqual("reversesequence_c2", ctx.Size(0, static_cast<int>(batch)), ctx.Size(1, 0),
                   "batch size and number of lengths");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

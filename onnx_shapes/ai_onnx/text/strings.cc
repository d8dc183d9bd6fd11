// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::schema::AttributeType;

// [C] or [1, C] without the words that are removed; never less than one string.
void StringNormalizer(Context& ctx) {
  // stringnormalizer_c1
  RequireOneOf(ctx, "stringnormalizer_c1", "case_change_action", {"LOWER", "UPPER", "NONE"});
  // stringnormalizer_c2
  if (!ctx.RequireRank("stringnormalizer_c2", 0, 1, 2)) return;
  const int rank = ctx.Shape(0)->Rank();
  SymShape shape;
  if (rank == 2) {
    // stringnormalizer_c3
    ctx.RequireEqual("stringnormalizer_c3", ctx.Size(0, 0), 1, "size at axis 0");
    shape.PushBack(1);
  }
  const AttributeView* removed = ctx.Attr("stopwords", AttributeType::STRINGS);
  const SymDim count = ctx.Size(0, rank - 1);
  shape.PushBack(removed == nullptr || removed->strings.empty() ? ctx.Max(count, 1) : ctx.Fresh());
  ctx.SetShape(0, std::move(shape));
}

// The pieces stand along a new last axis, as long as the greatest number of pieces.
void StringSplit(Context& ctx) {
  const SymShape* x = ctx.Shape(0);
  if (x == nullptr) return;
  ctx.CopyShape(0, 1);
  SymShape pieces = *x;
  pieces.PushBack(ctx.Fresh());
  ctx.SetShape(0, std::move(pieces));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

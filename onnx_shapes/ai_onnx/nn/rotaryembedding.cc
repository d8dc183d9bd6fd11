// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

struct RotarySizes {
  SymDim batch, length, head;
};

// Returns what X tells; nullopt without its rank or after a fault.
std::optional<RotarySizes> ReadTokens(Context& ctx) {
  // rotaryembedding_c1
  if (!ctx.RequireRank("rotaryembedding_c1", 0, 3, 4)) return std::nullopt;
  if (ctx.Shape(0)->Rank() == 4) return RotarySizes{ctx.Size(0, 0), ctx.Size(0, 2), ctx.Size(0, 3)};
  const auto heads = ctx.OptionalIntAttr("num_heads");
  // rotaryembedding_c2
  if (!heads || *heads <= 0) {
    ctx.AttrFault(Code::kAttributeValue, "rotaryembedding_c2", "num_heads",
                  heads ? StrCat("num_heads ", *heads) : "no num_heads",
                  "a number of 1 or more, since X has three dimensions");
    return std::nullopt;
  }
  const SymDim width = ctx.Size(0, 2);
  // rotaryembedding_c3
  if (!IsMultiple(width, *heads)) {
    ctx.InputFault(Code::kSize, "rotaryembedding_c3", 0,
                   StrCat("size ", width.AsInt(), " at axis 2"),
                   StrCat("a multiple of ", *heads, ", the number of heads"));
    return std::nullopt;
  }
  return RotarySizes{ctx.Size(0, 0), ctx.Size(0, 1), ctx.FloorDiv(width, *heads)};
}

// Returns the number of rotated pairs; unknown after a fault.
SymDim Pairs(Context& ctx, const SymDim& head) {
  const int64_t rotated = ctx.IntAttr("rotary_embedding_dim");
  const bool partial = rotated != 0;
  const SymDim elements = partial ? SymDim(rotated) : head;
  const bool fits = rotated >= 0 && (!partial || !head.IsInt() || rotated <= head.AsInt());
  // rotaryembedding_c4
  if (fits && IsMultiple(elements, 2)) return ctx.FloorDiv(elements, 2);
  ctx.AttrFault(Code::kAttributeValue, "rotaryembedding_c4", "rotary_embedding_dim",
                StrCat(elements.AsInt(), " rotated elements of a head"),
                StrCat("an even number up to the head size", head.IsInt() ? " " : "",
                       head.IsInt() ? head.ToString() : ""));
  return SymDim();
}

}  // namespace

// Y has the shape of X. The caches hold an angle for each pair: of every position when
// `position_ids` selects among them, else of every token.
void RotaryEmbedding(Context& ctx) {
  ctx.CopyShape(0, 0);
  auto sizes = ReadTokens(ctx);
  if (!sizes) return;
  SymDim pairs = Pairs(ctx, sizes->head);
  const ExpectedSize batch{&sizes->batch, "rotaryembedding_c6", "batch sizes"};
  const ExpectedSize length{&sizes->length, "rotaryembedding_c6", "lengths"};
  const ExpectedSize pair{&pairs, "rotaryembedding_c7", "pairs of a head and of the caches"};
  SymDim positions;
  const ExpectedSize position{&positions, "rotaryembedding_c8", "positions of the caches"};
  for (const size_t cache : {1, 2}) {
    // rotaryembedding_c5
    if (ctx.HasInput(3)) {
      MatchShape(ctx, "rotaryembedding_c5", cache, {position, pair});
    } else {
      MatchShape(ctx, "rotaryembedding_c5", cache, {batch, length, pair});
    }
  }
  MatchShape(ctx, "rotaryembedding_c9", 3, {batch, length});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <initializer_list>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The sum and its normalization have the shape of the input, the statistics one number a row.
void NormalizeSum(Context& ctx, std::initializer_list<size_t> vectors) {
  ctx.CopyShape(0, 0);
  ctx.CopyShape(0, 3);
  const SymShape* input = ctx.Shape(0);
  if (input == nullptr) return;
  // skiplayernorm_c1
  if (!ctx.RequireRank("skiplayernorm_c1", 0, 2, 3)) return;
  // skiplayernorm_c2
  RequireStretches(ctx, "skiplayernorm_c2", 1, *input);
  for (const size_t vector : vectors) {
    // skiplayernorm_c3
    RequireVector(ctx, "skiplayernorm_c3", vector, ctx.Size(0, -1),
                  "hidden size and number of parameters");
  }
  SymShape statistics = *input;
  statistics[statistics.Rank() - 1] = 1;
  ctx.SetShape(1, statistics);
  ctx.SetShape(2, std::move(statistics));
}

}  // namespace

void SkipLayerNormalization(Context& ctx) { NormalizeSum(ctx, {2, 3, 4}); }
void SkipSimplifiedLayerNormalization(Context& ctx) { NormalizeSum(ctx, {2, 3}); }

namespace {

// Where an operator that embeds words has its inputs.
struct EmbeddingInputs {
  size_t words;
  size_t positions;
  size_t segments;
  size_t gamma;
  size_t beta;
  size_t mask;
};

// [batch, sequence, hidden] and the length of each sequence.
SymShape EmbedWords(Context& ctx, const EmbeddingInputs& inputs) {
  SymDim batch, length, hidden, rows;
  const ExpectedSize all{&batch, "embedlayernorm_c2", "batch sizes"};
  const ExpectedSize steps{&length, "embedlayernorm_c2", "lengths"};
  const ExpectedSize width{&hidden, "embedlayernorm_c3", "hidden sizes"};
  for (const size_t ids : {size_t{0}, size_t{1}, inputs.mask}) {
    // embedlayernorm_c1
    MatchShape(ctx, "embedlayernorm_c1", ids, {all, steps});
  }
  for (const size_t table : {inputs.words, inputs.positions, inputs.segments}) {
    rows = SymDim();
    MatchShape(ctx, "embedlayernorm_c1", table, {{&rows, "", ""}, width});
  }
  for (const size_t vector : {inputs.gamma, inputs.beta}) {
    MatchShape(ctx, "embedlayernorm_c1", vector, {width});
  }
  ctx.SetShape(1, SymShape{batch});
  return SymShape{batch, length, hidden};
}

}  // namespace

void EmbedLayerNormalization(Context& ctx) {
  SymShape shape = EmbedWords(ctx, {2, 3, 4, 5, 6, 7});
  ctx.SetShape(2, shape);
  ctx.SetShape(0, std::move(shape));
}

void QEmbedLayerNormalization(Context& ctx) {
  ctx.SetShape(0, EmbedWords(ctx, {2, 3, 4, 5, 6, 7}));
}

// The maps keep their shape.
void GroupNorm(Context& ctx) {
  ctx.CopyShape(0, 0);
  ctx.CopyShape(0, 1);
  const int64_t groups = ctx.IntAttr("groups");
  const SymDim channels = ctx.Size(0, ctx.IntAttr("channels_last", 1) != 0 ? -1 : 1);
  if (groups <= 0 || !IsMultiple(channels, groups)) {
    // groupnorm_c1
    ctx.AttrFault(Code::kAttributeValue, "groupnorm_c1", "groups",
                  core::StrCat("groups ", groups, " for ", channels.ToString(), " channels"),
                  "a positive divisor of the number of channels");
    return;
  }
  for (const size_t vector : {1, 2}) {
    // groupnorm_c2
    RequireVector(ctx, "groupnorm_c2", vector, channels, "channels and parameters");
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

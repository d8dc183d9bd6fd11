// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The tables have a row for each position and a column for each pair.
void CheckTables(Context& ctx, size_t cosines, size_t sines) {
  SymDim positions, pairs;
  for (const size_t table : {cosines, sines}) {
    // ms_rotaryembedding_c2
    MatchShape(ctx, "ms_rotaryembedding_c2", table,
               {{&positions, "ms_rotaryembedding_c2", "positions of the tables"},
                {&pairs, "ms_rotaryembedding_c2", "pairs of the tables"}});
  }
}

}  // namespace

// The tokens keep their shape. A position for each, or that of the first one.
void MsRotaryEmbedding(Context& ctx) {
  ctx.CopyShape(0, 0);
  // ms_rotaryembedding_c1
  RankFits(ctx, "ms_rotaryembedding_c1", 0, 3, 4);
  CheckTables(ctx, 2, 3);
  const SymShape* positions = ctx.Shape(1);
  // ms_rotaryembedding_c3
  if (positions == nullptr || !ctx.RequireRank("ms_rotaryembedding_c3", 1, 1, 2)) return;
  if (positions->Rank() == 1) {
    ctx.RequireEqual("ms_rotaryembedding_c3", (*positions)[0], 1, "number of first positions");
  } else if (ctx.Shape(0) != nullptr) {
    // ms_rotaryembedding_c4
    ctx.RequireEqual("ms_rotaryembedding_c4", ctx.Size(0, 0), (*positions)[0],
                     "batch sizes of tokens and positions");
    ctx.RequireEqual("ms_rotaryembedding_c4", ctx.Size(0, -2), (*positions)[1],
                     "lengths of tokens and positions");
  }
}

// Three positions a token.
void MRotaryEmbedding(Context& ctx) {
  ctx.CopyShape(0, 0);
  // ms_rotaryembedding_c1
  RankFits(ctx, "ms_rotaryembedding_c1", 0, 3, 4);
  CheckTables(ctx, 2, 3);
}

// Queries and keys keep their shapes.
void GemmaRotaryEmbedding(Context& ctx) {
  ctx.CopyShape(1, 0);
  ctx.CopyShape(3, 1);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <cstdint>

#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Where an operator that projects its tokens itself has its inputs.
struct ProjectingInputs {
  size_t weights;
  size_t bias;
  size_t mask;
  size_t past;
  size_t attention_bias;
};

// [batch, sequence, v_hidden] and the present keys and values [2, batch, heads, total, head_size],
// which are the shared buffer, or the past and the new ones.
void ProjectAndAttend(Context& ctx, const ProjectingInputs& inputs) {
  SymDim batch, length, hidden, past_length;
  SymDim two = 2;
  // projected_c1
  MatchShape(ctx, "projected_c1", 0, {{&batch, "", ""}, {&length, "", ""}, {&hidden, "", ""}});
  const Projection sizes = ReadProjection(ctx, hidden, inputs.weights, inputs.bias);
  SymDim heads = RequireHeads(ctx, "num_heads");
  SymDim head = HeadSize(ctx, inputs.weights, sizes.q_hidden, heads);
  HeadSize(ctx, inputs.weights, sizes.v_hidden, heads);
  // projected_c2
  MatchShape(ctx, "projected_c2", inputs.past,
             {{&two, "projected_c2", "keys and values"},
              {&batch, "projected_c3", "batch sizes"},
              {&heads, "projected_c4", "numbers of heads"},
              {&past_length, "", ""},
              {&head, "projected_c4", "head sizes"}});
  // projected_c5
  RankFits(ctx, "projected_c5", inputs.mask, 1, 4);
  const bool shared = ctx.IntAttr("past_present_share_buffer") != 0;
  const SymDim total = !ctx.HasInput(inputs.past) ? length
                       : shared                   ? SymDim()
                                                  : ctx.Add(past_length, length);
  CheckAttentionBias(ctx, inputs.attention_bias, SymShape{batch, heads, length, total});
  ctx.SetShape(0, SymShape{batch, length, sizes.v_hidden});
  ctx.SetShape(1, SymShape{2, batch, heads, shared ? past_length : total, head});
}

constexpr size_t kNone = 64;  // Beyond the inputs of any of these operators.

}  // namespace

void MsAttention(Context& ctx) { ProjectAndAttend(ctx, {1, 2, 3, 4, 5}); }

void QAttention(Context& ctx) { ProjectAndAttend(ctx, {1, 2, 5, 8, kNone}); }

// [tokens, v_hidden].
void PackedAttention(Context& ctx) {
  SymDim tokens, hidden;
  // packedattention_c1
  MatchShape(ctx, "packedattention_c1", 0, {{&tokens, "", ""}, {&hidden, "", ""}});
  const Projection sizes = ReadProjection(ctx, hidden, 1, 2);
  HeadSize(ctx, 1, sizes.q_hidden, RequireHeads(ctx, "num_heads"));
  ctx.SetShape(0, SymShape{tokens, sizes.v_hidden});
}

// Queries alone, [tokens, hidden], or with keys and values, [tokens, heads, 3, head_size]. The
// result has the hidden size of the values.
void PackedMultiHeadAttention(Context& ctx) {
  SymDim tokens, heads = RequireHeads(ctx, "num_heads"), head, hidden, v_hidden;
  SymDim three = 3;
  // packedmultiheadattention_c1
  if (ctx.Shape(0) != nullptr && ctx.Shape(0)->Rank() == 4) {
    MatchShape(ctx, "packedmultiheadattention_c1", 0,
               {{&tokens, "", ""},
                {&heads, "packedmultiheadattention_c2", "numbers of heads"},
                {&three, "packedmultiheadattention_c2", "queries, keys and values"},
                {&head, "", ""}});
    v_hidden = ctx.Mul(heads, head);
  } else if (RankFits(ctx, "packedmultiheadattention_c1", 0, 2, 4)) {
    MatchShape(ctx, "packedmultiheadattention_c1", 0, {{&tokens, "", ""}, {&hidden, "", ""}});
    HeadSize(ctx, 0, hidden, heads);
    const ExpectedSize all{&tokens, "packedmultiheadattention_c3", "numbers of tokens"};
    MatchShape(ctx, "packedmultiheadattention_c1", 1,
               {all, {&hidden, "packedmultiheadattention_c3", "hidden sizes"}});
    MatchShape(ctx, "packedmultiheadattention_c1", 2, {all, {&v_hidden, "", ""}});
  }
  ctx.SetShape(0, SymShape{tokens, v_hidden});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

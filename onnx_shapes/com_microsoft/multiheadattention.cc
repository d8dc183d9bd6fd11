// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The sizes that queries, keys and values share.
struct QkvSizes {
  SymDim batch, heads, q_length, kv_length, past_length, hidden, v_hidden, head, v_head;
  bool cross = false;  // Keys and values come complete, with a dimension for the heads.

  ExpectedSize Batch() { return {&batch, "multiheadattention_c3", "batch sizes"}; }
  ExpectedSize Heads() { return {&heads, "multiheadattention_c4", "numbers of heads"}; }
  ExpectedSize Length() {
    return {&kv_length, "multiheadattention_c5", "lengths of keys and values"};
  }
  ExpectedSize Head() { return {&head, "multiheadattention_c6", "head sizes"}; }
  ExpectedSize VHead() { return {&v_head, "multiheadattention_c6", "head sizes of values"}; }
};

// Queries, keys and values in one input, [batch, sequence, heads, 3, head_size].
void MatchPackedQkv(Context& ctx, QkvSizes* s) {
  SymDim three = 3;
  MatchShape(ctx, "multiheadattention_c1", 0,
             {s->Batch(),
              {&s->q_length, "", ""},
              s->Heads(),
              {&three, "multiheadattention_c2", "queries, keys and values"},
              s->Head()});
  s->kv_length = s->q_length;
  s->v_head = s->head;
  s->hidden = s->v_hidden = ctx.Mul(s->heads, s->head);
}

// Keys [batch, length, hidden] with values; keys and values [batch, length, heads, 2, head_size]
// in one input; or both [batch, heads, length, head_size].
void MatchKeysAndValues(Context& ctx, QkvSizes* s) {
  const int rank = ctx.Input(1).Rank();
  if (rank == 5) {
    SymDim two = 2;
    MatchShape(ctx, "multiheadattention_c1", 1,
               {s->Batch(),
                s->Length(),
                s->Heads(),
                {&two, "multiheadattention_c2", "keys and values"},
                s->Head()});
    s->v_hidden = s->hidden;
    s->v_head = s->head;
  } else if (rank == 4) {
    s->cross = true;
    MatchShape(ctx, "multiheadattention_c1", 1, {s->Batch(), s->Heads(), s->Length(), s->Head()});
    MatchShape(ctx, "multiheadattention_c1", 2, {s->Batch(), s->Heads(), s->Length(), s->Head()});
    s->v_hidden = s->hidden;
    s->v_head = s->head;
  } else if (RankFits(ctx, "multiheadattention_c1", 1, 3, 5) && rank == 3) {
    MatchShape(ctx, "multiheadattention_c1", 1,
               {s->Batch(),
                s->Length(),
                {&s->hidden, "multiheadattention_c6", "hidden sizes of queries and keys"}});
    MatchShape(ctx, "multiheadattention_c1", 2, {s->Batch(), s->Length(), {&s->v_hidden, "", ""}});
    s->v_head = HeadSize(ctx, 2, s->v_hidden, s->heads);
  }
}

// What MultiHeadAttention and its variant for one token have in common.
QkvSizes MatchQkv(Context& ctx) {
  QkvSizes s;
  s.heads = RequireHeads(ctx, "num_heads");
  // multiheadattention_c1
  if (ctx.Input(0).Rank() == 5) {
    MatchPackedQkv(ctx, &s);
    return s;
  }
  if (!MatchShape(ctx, "multiheadattention_c1", 0,
                  {s.Batch(), {&s.q_length, "", ""}, {&s.hidden, "", ""}})) {
    return s;
  }
  if (ctx.HasInput(1)) {
    s.head = HeadSize(ctx, 0, s.hidden, s.heads);
    MatchKeysAndValues(ctx, &s);
  }
  return s;
}

void MatchPast(Context& ctx, size_t key, size_t value, QkvSizes* s) {
  const ExpectedSize past{&s->past_length, "multiheadattention_c7", "lengths of the past"};
  // multiheadattention_c7
  MatchShape(ctx, "multiheadattention_c7", key, {s->Batch(), s->Heads(), past, s->Head()});
  // Both parts of the past follow from the same numbers.
  if (!ctx.Faulty()) {
    MatchShape(ctx, "multiheadattention_c7", value, {s->Batch(), s->Heads(), past, s->VHead()});
  }
  if (ctx.HasInput(key) != ctx.HasInput(value)) {
    // multiheadattention_c8
    ctx.Fault(Code::kMissingInput, "multiheadattention_c8",
              ctx.HasInput(key) ? "past_key alone" : "past_value alone",
              "past_key and past_value together");
  }
}

}  // namespace

// [batch, sequence, v_hidden]. The present keys and values are the past and the new ones, or the
// shared buffer where `past_sequence_length` tells how far it is filled.
void MultiHeadAttention(Context& ctx) {
  QkvSizes s = MatchQkv(ctx);
  const bool packed = ctx.Input(0).Rank() == 5;
  const bool has_past = ctx.HasInput(6) || ctx.HasInput(7);
  MatchPast(ctx, 6, 7, &s);
  SymDim total;
  if (!has_past) {
    total = s.kv_length;
  } else if (!s.cross && !ctx.HasInput(8)) {
    total = ctx.Add(s.past_length, s.kv_length);
  }
  if (packed || (ctx.Input(1).Rank() == 3 && ctx.HasInput(2))) {
    // multiheadattention_c9
    RequireVector(ctx, "multiheadattention_c9", 3, ctx.Add(ctx.Mul(s.hidden, 2), s.v_hidden),
                  "hidden sizes and length of the bias");
  }
  // multiheadattention_c10
  RankFits(ctx, "multiheadattention_c10", 4, 1, 3);
  const SymShape scores{s.batch, s.heads, s.q_length, total};
  CheckAttentionBias(ctx, 5, scores);
  ctx.SetShape(0, SymShape{s.batch, s.q_length, s.v_hidden});
  const SymDim present = has_past && ctx.HasInput(8) ? s.past_length : total;
  ctx.SetShape(1, SymShape{s.batch, s.heads, present, s.head});
  ctx.SetShape(2, SymShape{s.batch, s.heads, present, s.v_head});
  ctx.SetShape(3, scores);
}

// [batch, 1, v_hidden]; a shared buffer keeps its shape.
void DecoderMaskedMultiHeadAttention(Context& ctx) {
  QkvSizes s = MatchQkv(ctx);
  if (ctx.IntAttr("past_present_share_buffer") != 0) {
    ctx.CopyShape(5, 1);
    ctx.CopyShape(6, 2);
  } else if (!s.cross && ctx.HasInput(5) && ctx.HasInput(1)) {
    MatchPast(ctx, 5, 6, &s);
    const SymDim total = ctx.Add(s.past_length, s.kv_length);
    ctx.SetShape(1, SymShape{s.batch, s.heads, total, s.head});
    ctx.SetShape(2, SymShape{s.batch, s.heads, total, s.v_head});
  }
  ctx.SetShape(0, SymShape{s.batch, s.q_length, s.v_hidden});
  ctx.SetShape(3, SymShape{s.batch, s.heads, s.q_length, SymDim()});
}

// [sequence, batch, hidden]; flags that are inputs decide about the caches.
void DecoderAttention(Context& ctx) { ctx.CopyShape(0, 0); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

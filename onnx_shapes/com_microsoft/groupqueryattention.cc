// SPDX-License-Identifier: Apache-2.0
#include <cstdint>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

struct GroupedSizes {
  SymDim batch, length, kv_length, q_heads, kv_heads, head, past_length;
  SymDim cache_width;  // Last size of the caches: the head size, or less where bits are packed.
};

// Requires the heads of keys and values to divide those of queries. After a fault neither number is
// known, so that nothing follows from it.
void CheckHeads(Context& ctx, GroupedSizes* s) {
  if (!s->q_heads.IsInt() || !s->kv_heads.IsInt()) return;
  if (IsMultiple(s->q_heads, s->kv_heads.AsInt())) return;
  // groupqueryattention_c2
  ctx.AttrFault(Code::kAttributeValue, "groupqueryattention_c2", "num_heads",
                StrCat("num_heads ", s->q_heads.AsInt()),
                StrCat("a multiple of ", s->kv_heads.AsInt(), ", the number in kv_num_heads"));
  s->q_heads = s->kv_heads = SymDim();
}

// Queries with keys and values beside them, or queries alone.
void MatchGrouped(Context& ctx, GroupedSizes* s) {
  SymDim width, kv_width;
  const ExpectedSize batch{&s->batch, "groupqueryattention_c3", "batch sizes"};
  const ExpectedSize length{&s->kv_length, "groupqueryattention_c4", "lengths of keys and values"};
  // groupqueryattention_c1
  if (!MatchShape(ctx, "groupqueryattention_c1", 0,
                  {batch, {&s->length, "", ""}, {&width, "", ""}})) {
    return;
  }
  if (!ctx.HasInput(1)) {
    s->kv_length = s->length;
    s->head = HeadSize(ctx, 0, width, ctx.Add(s->q_heads, ctx.Mul(s->kv_heads, 2)));
    return;
  }
  s->head = HeadSize(ctx, 0, width, s->q_heads);
  for (const size_t input : {1, 2}) {
    MatchShape(
        ctx, "groupqueryattention_c1", input,
        {batch, length, {&kv_width, "groupqueryattention_c4", "hidden sizes of keys and values"}});
  }
  // groupqueryattention_c5
  if (!MergeSize(ctx, "groupqueryattention_c5", &s->head, HeadSize(ctx, 1, kv_width, s->kv_heads),
                 "head sizes of queries and keys", 1)) {
    // Where the sizes of the heads differ, so may their numbers be wrong.
    s->q_heads = s->kv_heads = SymDim();
  }
}

// The caches so far. Quantized numbers may share a byte.
void MatchCaches(Context& ctx, GroupedSizes* s) {
  const bool packed = ctx.OptionalIntAttr("kv_cache_bit_width").value_or(0) == 4;
  if (!packed) s->cache_width = s->head;
  const ExpectedSize past{&s->past_length, "groupqueryattention_c6", "lengths of the caches"};
  for (const size_t cache : {3, 4}) {
    if (cache == 4 && ctx.Faulty()) break;  // Both caches follow from the same numbers.
    // groupqueryattention_c6
    MatchShape(ctx, "groupqueryattention_c6", cache,
               {{&s->batch, "groupqueryattention_c3", "batch sizes"},
                {&s->kv_heads, "groupqueryattention_c6", "numbers of heads"},
                past,
                {&s->cache_width, "groupqueryattention_c6", "head sizes"}});
  }
  if (ctx.HasInput(3) != ctx.HasInput(4)) {
    // groupqueryattention_c7
    ctx.Fault(Code::kMissingInput, "groupqueryattention_c7",
              ctx.HasInput(3) ? "past_key alone" : "past_value alone",
              "past_key and past_value together");
  }
}

// The length of the caches afterwards: a buffer with room keeps its length.
SymDim PresentLength(Context& ctx, const GroupedSizes& s, const SymDim& total) {
  if (ctx.IntAttr("sliding_window_cache") != 0) return SymDim();
  if (!ctx.HasInput(3) && !ctx.HasInput(4)) return s.kv_length;
  if (ctx.HasInput(16)) return SymDim();
  return ctx.Max(s.past_length, total);
}

// The inputs that have a number a sequence, a head or an element of a head.
void CheckVectors(Context& ctx, const GroupedSizes& s) {
  // groupqueryattention_c8
  SymDim pairs, positions;
  const ExpectedSize rows{&positions, "groupqueryattention_c8", "positions of the caches"};
  const ExpectedSize columns{&pairs, "groupqueryattention_c8", "pairs of the caches"};
  for (const size_t cache : {7, 8}) {
    MatchShape(ctx, "groupqueryattention_c8", cache, {rows, columns});
  }
  // groupqueryattention_c9
  RequireVector(ctx, "groupqueryattention_c9", 11, s.q_heads, "heads and entries of 'head_sink'");
  for (const size_t weight : {14, 15}) {
    // groupqueryattention_c10
    RequireVector(ctx, "groupqueryattention_c10", weight, s.head, "head size and weights");
  }
  if (ctx.HasInput(14) != ctx.HasInput(15)) {
    // groupqueryattention_c11
    ctx.Fault(Code::kMissingInput, "groupqueryattention_c11",
              ctx.HasInput(14) ? "q_norm_weight alone" : "k_norm_weight alone",
              "q_norm_weight and k_norm_weight together");
  }
  for (const char* name : {"k_quant_type", "v_quant_type"}) {
    // groupqueryattention_c12
    RequireOneOf(ctx, "groupqueryattention_c12", name, {"NONE", "PER_TENSOR", "PER_CHANNEL"});
  }
  const int64_t scores = ctx.IntAttr("qk_output");
  if (scores < 0 || scores > 2) {
    // groupqueryattention_c13
    ctx.AttrFault(Code::kAttributeValue, "groupqueryattention_c13", "qk_output",
                  StrCat("qk_output ", scores), "0, 1 or 2");
  }
}

}  // namespace

// [batch, sequence, num_heads * head_size]; the caches [batch, kv_num_heads, length, head_size].
void GroupQueryAttention(Context& ctx) {
  GroupedSizes s;
  s.q_heads = RequireHeads(ctx, "num_heads");
  s.kv_heads = RequireHeads(ctx, "kv_num_heads");
  CheckHeads(ctx, &s);
  MatchGrouped(ctx, &s);
  MatchCaches(ctx, &s);
  CheckVectors(ctx, s);
  const SymDim total = InputScalar(ctx, 6);
  CheckAttentionBias(ctx, 10, SymShape{s.batch, s.q_heads, s.length, SymDim()});
  ctx.SetShape(0, SymShape{s.batch, s.length,
                           ctx.HasInput(1) ? ctx.Size(0, 2) : ctx.Mul(s.q_heads, s.head)});
  const SymDim present = PresentLength(ctx, s, total);
  for (const size_t cache : {1, 2}) {
    ctx.SetShape(cache, SymShape{s.batch, s.kv_heads, present, s.cache_width});
    // A new cache holds what is computed.
    if (!ctx.HasInput(cache + 2)) ctx.SetType(cache, ctx.ElementType(0));
  }
  ctx.SetShape(3, SymShape{s.batch, s.q_heads, s.length, ctx.HasInput(16) ? SymDim() : total});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

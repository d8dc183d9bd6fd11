// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// The sizes that queries, keys and values share.
struct AttentionSizes {
  int rank = 0;  // Of Q, K and V; 0 when not known.
  SymDim batch, q_heads, kv_heads, q_length, kv_length, past_length, head, v_head;
  SymDim ratio;  // Heads of Q that share one of K and V.

  SymDim TotalLength(Context& ctx) const {
    return ctx.HasInput(4) || ctx.HasInput(5) ? ctx.Add(past_length, kv_length) : kv_length;
  }
};

// Returns the rank that Q, K and V have, 0 when none tells; nullopt after a fault.
std::optional<int> CommonRank(Context& ctx) {
  int rank = 0;
  for (const size_t input : {0, 1, 2}) {
    // attention_c1
    if (!RankFits(ctx, "attention_c1", input, rank == 0 ? 3 : rank, rank == 0 ? 4 : rank)) {
      return std::nullopt;
    }
    if (ctx.Shape(input) != nullptr) rank = ctx.Shape(input)->Rank();
  }
  return rank;
}

// Returns a number of heads that the attributes have to state; unknown after a fault.
SymDim HeadsAttr(Context& ctx, std::string_view name) {
  const auto heads = ctx.OptionalIntAttr(name);
  if (heads && *heads > 0) return *heads;
  // attention_c2
  ctx.AttrFault(Code::kAttributeValue, "attention_c2", name,
                heads ? StrCat(name, " ", *heads) : StrCat("no ", name),
                "a number of 1 or more, since Q, K and V have three dimensions");
  return SymDim();
}

// Adds what an input [batch, length, heads * size] tells of the size of its heads; returns false
// when the heads do not fit.
bool MatchPacked(Context& ctx, size_t input, const SymDim& heads, SymDim* batch, SymDim* length,
                 SymDim* size) {
  if (ctx.Shape(input) == nullptr) return true;
  // attention_c3
  MergeSize(ctx, "attention_c3", batch, ctx.Size(input, 0), "batch sizes", input);
  // attention_c4
  MergeSize(ctx, "attention_c4", length, ctx.Size(input, 1), "lengths of 'K' and 'V'", input);
  const SymDim width = ctx.Size(input, 2);
  if (!heads.IsInt()) return true;
  // attention_c5
  if (!IsMultiple(width, heads.AsInt())) {
    ctx.InputFault(Code::kSize, "attention_c5", input, StrCat("size ", width.AsInt(), " at axis 2"),
                   StrCat("a multiple of ", heads.AsInt(), ", the number of heads"));
    return false;
  }
  // attention_c6
  return MergeSize(ctx, "attention_c6", size, ctx.FloorDiv(width, heads),
                   "head sizes of 'Q' and 'K'", input);
}

// Requires the query heads to divide into the heads of K and V. After a fault the numbers count as
// not known, so that nothing follows from it.
void MatchHeads(Context& ctx, AttentionSizes* s) {
  if (!s->kv_heads.IsInt() || s->kv_heads.AsInt() <= 0 || !s->q_heads.IsInt()) return;
  // attention_c8
  if (IsMultiple(s->q_heads, s->kv_heads.AsInt())) {
    s->ratio = s->q_heads.AsInt() / s->kv_heads.AsInt();
    return;
  }
  ctx.Fault(Code::kSize, "attention_c8", StrCat(s->q_heads.AsInt(), " heads of Q"),
            StrCat("a multiple of ", s->kv_heads.AsInt(), ", the heads of K and V"));
  s->kv_heads = SymDim();
  if (s->rank == 3) s->q_heads = SymDim();
}

void MatchPackedInputs(Context& ctx, AttentionSizes* s) {
  s->q_heads = HeadsAttr(ctx, "q_num_heads");
  s->kv_heads = HeadsAttr(ctx, "kv_num_heads");
  MatchHeads(ctx, s);
  bool fits = MatchPacked(ctx, 0, s->q_heads, &s->batch, &s->q_length, &s->head);
  fits &= MatchPacked(ctx, 1, s->kv_heads, &s->batch, &s->kv_length, &s->head);
  // Where the sizes of the heads differ, so may their numbers be wrong.
  if (!fits) s->q_heads = s->kv_heads = SymDim();
  MatchPacked(ctx, 2, s->kv_heads, &s->batch, &s->kv_length, &s->v_head);
}

// Holds Q, K, V and the past against each other.
void MatchAttentionInputs(Context& ctx, AttentionSizes* s) {
  const ExpectedSize batch{&s->batch, "attention_c3", "batch sizes"};
  const ExpectedSize length{&s->kv_length, "attention_c4", "lengths of 'K' and 'V'"};
  const ExpectedSize head{&s->head, "attention_c6", "head sizes of 'Q' and 'K'"};
  const ExpectedSize v_head{&s->v_head, "attention_c6", "head sizes of 'V' and 'past_value'"};
  const ExpectedSize heads{&s->kv_heads, "attention_c7", "heads of 'K' and 'V'"};
  if (s->rank == 3) {
    MatchPackedInputs(ctx, s);
  } else if (s->rank == 4) {
    MatchShape(ctx, "attention_c1", 0,
               {batch, {&s->q_heads, "", ""}, {&s->q_length, "", ""}, head});
    MatchShape(ctx, "attention_c1", 1, {batch, heads, length, head});
    MatchShape(ctx, "attention_c1", 2, {batch, heads, length, v_head});
    MatchHeads(ctx, s);
  }
  const ExpectedSize past{&s->past_length, "attention_c9", "lengths of the past"};
  MatchShape(ctx, "attention_c9", 4, {batch, heads, past, head});
  // Both parts of the past follow from the same numbers.
  if (!ctx.Faulty()) MatchShape(ctx, "attention_c9", 5, {batch, heads, past, v_head});
  // attention_c10
  if (ctx.HasInput(4) != ctx.HasInput(5)) {
    ctx.Fault(Code::kMissingInput, "attention_c10",
              ctx.HasInput(4) ? "past_key alone" : "past_value alone",
              "past_key and past_value together");
  }
}

// The mask broadcasts to the scores. Since version 24 it may end before the last key.
void CheckMask(Context& ctx, const AttentionSizes& s) {
  const SymShape* mask = ctx.Shape(3);
  if (mask == nullptr) return;
  SymShape scores{s.batch, s.q_heads, s.q_length, s.TotalLength(ctx)};
  if (ctx.schema().since_version() >= 24 && mask->Rank() > 0) {
    const SymDim& length = (*mask)[mask->Rank() - 1];
    const bool is_longer =
        length.IsInt() && scores[3].IsInt() && length.AsInt() > scores[3].AsInt();
    if (!is_longer) scores[3] = length;
  }
  // attention_c11
  RequireStretches(ctx, "attention_c11", 3, scores);
}

// What versions 24 and 25 add: a cache outside of the operator and windows.
void CheckCache(Context& ctx, AttentionSizes* s) {
  const int version = ctx.schema().since_version();
  if (version >= 24 && ctx.HasInput(6)) {
    // attention_c12
    MatchShape(ctx, "attention_c12", 6, {{&s->batch, "attention_c3", "batch sizes"}});
    // attention_c13
    const bool past = ctx.HasInput(4) || ctx.HasInput(5);
    // Runtimes give the present outputs of version 24, which are K and V.
    if (past || (version >= 25 && (ctx.HasOutput(1) || ctx.HasOutput(2)))) {
      ctx.InputFault(
          Code::kInputCount, "attention_c13", 6,
          past ? "nonpad_kv_seqlen beside past inputs" : "nonpad_kv_seqlen beside present outputs",
          "neither of them, since K and V are the cache");
    }
  }
  if (version < 25) return;
  for (const char* name : {"left_window_size", "right_window_size"}) {
    // attention_c14
    if (ctx.IntAttr(name, -1) >= -1) continue;
    ctx.AttrFault(Code::kAttributeValue, "attention_c14", name,
                  StrCat(name, " ", ctx.IntAttr(name)), "-1 or more");
  }
  // attention_c15
  if (ctx.HasOutput(1) != ctx.HasOutput(2)) {
    ctx.Fault(Code::kMissingOutput, "attention_c15",
              ctx.HasOutput(1) ? "present_key alone" : "present_value alone",
              "present_key and present_value together");
  }
  // attention_c16
  if (s->rank == 4 && (ctx.OptionalIntAttr("q_num_heads") || ctx.OptionalIntAttr("kv_num_heads"))) {
    ctx.AttrFault(Code::kAttributeValue, "attention_c16",
                  ctx.OptionalIntAttr("q_num_heads") ? "q_num_heads" : "kv_num_heads",
                  "a number of heads", "none, since Q, K and V have four dimensions");
  }
}

void CheckModes(Context& ctx) {
  const int64_t mode = ctx.IntAttr("qk_matmul_output_mode");
  // attention_c17
  if (mode < 0 || mode > 3) {
    ctx.AttrFault(Code::kAttributeValue, "attention_c17", "qk_matmul_output_mode",
                  StrCat("qk_matmul_output_mode ", mode), "0, 1, 2 or 3");
  }
  const auto precision = ctx.OptionalIntAttr("softmax_precision");
  constexpr int64_t kFloatTypes[] = {1, 10, 11, 16};
  // attention_c18
  if (precision && std::count(std::begin(kFloatTypes), std::end(kFloatTypes), *precision) == 0) {
    ctx.AttrFault(Code::kAttributeValue, "attention_c18", "softmax_precision",
                  StrCat("softmax_precision ", *precision),
                  "1 (float), 10 (float16), 11 (double) or 16 (bfloat16)");
  }
}

// The shape of Y: that of Q with the head size of V.
void SetY(Context& ctx, const AttentionSizes& s) {
  if (s.rank == 4) {
    ctx.SetShape(0, SymShape{s.batch, s.q_heads, s.q_length, s.v_head});
  } else if (s.rank == 3) {
    // Each value head is repeated for the query heads that share it.
    const SymDim width = ctx.Shape(2) == nullptr ? ctx.Mul(s.v_head, s.kv_heads) : ctx.Size(2, 2);
    ctx.SetShape(0, SymShape{s.batch, s.q_length,
                             s.v_head.IsUnknown() ? SymDim() : ctx.Mul(width, s.ratio)});
  }
}

}  // namespace

// Q, K and V have a dimension for the heads or, in three dimensions, the heads side by side in the
// last one. The present keys and values are those of the past and the given ones, always in four
// dimensions, and so are the scores.
void Attention(Context& ctx) {
  const auto rank = CommonRank(ctx);
  if (!rank) return CheckModes(ctx);
  AttentionSizes s;
  s.rank = *rank;
  MatchAttentionInputs(ctx, &s);
  CheckCache(ctx, &s);
  CheckMask(ctx, s);
  CheckModes(ctx);
  SetY(ctx, s);
  const SymDim total = s.TotalLength(ctx);
  ctx.SetShape(1, SymShape{s.batch, s.kv_heads, total, s.head});
  ctx.SetShape(2, SymShape{s.batch, s.kv_heads, total, s.v_head});
  ctx.SetShape(3, SymShape{s.batch, s.q_heads, s.q_length, total});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

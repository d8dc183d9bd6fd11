// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

struct LinearSizes {
  SymDim batch, length, key, value;
};

// Returns a number of heads; unknown after a fault.
SymDim Heads(Context& ctx, std::string_view name) {
  const auto heads = ctx.OptionalIntAttr(name);
  if (!heads) return SymDim();
  if (*heads > 0) return *heads;
  // linearattention_c1
  ctx.AttrFault(Code::kAttributeValue, "linearattention_c1", name, StrCat(name, " ", *heads),
                "1 or more");
  return SymDim();
}

// Matches an input [batch, length, heads * size]; returns false when the heads do not fit.
bool MatchHeads(Context& ctx, size_t input, const SymDim& heads, SymDim* size, LinearSizes* s) {
  SymDim width;
  // linearattention_c3, linearattention_c4
  if (!MatchShape(ctx, "linearattention_c3", input,
                  {{&s->batch, "linearattention_c4", "batch sizes"},
                   {&s->length, "linearattention_c4", "lengths"},
                   {&width, "", ""}}) ||
      !heads.IsInt()) {
    return true;
  }
  // linearattention_c5
  if (!IsMultiple(width, heads.AsInt())) {
    ctx.InputFault(Code::kSize, "linearattention_c5", input,
                   StrCat("size ", width.AsInt(), " at axis 2"),
                   StrCat("a multiple of ", heads.AsInt(), ", the number of heads"));
    return false;
  }
  // linearattention_c6
  return MergeSize(ctx, "linearattention_c6", size, ctx.FloorDiv(width, heads), "head sizes",
                   input);
}

// The update rule tells which of decay and beta there are.
void CheckRule(Context& ctx) {
  // linearattention_c7
  if (!RequireOneOf(ctx, "linearattention_c7", "update_rule",
                    {"linear", "gated", "delta", "gated_delta"})) {
    return;
  }
  const std::string_view rule = ctx.StringAttr("update_rule");
  const bool gated = rule == "gated" || rule == "gated_delta";
  const bool delta = rule == "delta" || rule == "gated_delta";
  for (const auto& [input, name, wanted] :
       {std::tuple(4, "decay", gated), std::tuple(5, "beta", delta)}) {
    // linearattention_c8
    if (ctx.HasInput(static_cast<size_t>(input)) == wanted) continue;
    ctx.InputFault(wanted ? Code::kMissingInput : Code::kInputCount, "linearattention_c8",
                   static_cast<size_t>(input), StrCat(wanted ? "no " : "", name),
                   StrCat(wanted ? "" : "no ", name, " with update_rule ", rule));
  }
}

// `decay` has a number for each head or each of its rows, `beta` one for each head or token.
void CheckRates(Context& ctx, const SymDim& heads, LinearSizes* s) {
  for (const size_t input : {4, 5}) {
    SymDim width;
    // linearattention_c3, linearattention_c4
    MatchShape(ctx, "linearattention_c3", input,
               {{&s->batch, "linearattention_c4", "batch sizes"},
                {&s->length, "linearattention_c4", "lengths"},
                {&width, "", ""}});
    const SymDim other = input == 4 ? ctx.Mul(heads, s->key) : SymDim(1);
    if (!width.IsInt() || !heads.IsInt() || width == heads) continue;
    if (!other.IsInt() ? IsMultiple(width, heads.AsInt()) : width == other) continue;
    // linearattention_c9
    ctx.InputFault(Code::kSize, "linearattention_c9", input,
                   StrCat("size ", width.AsInt(), " at axis 2"),
                   StrCat(heads.AsInt(), " or ", other.IsInt() ? other.ToString() : "a multiple"));
  }
}

}  // namespace

// The output has the heads of the query in the size of the values; the state is a matrix for each
// head of key and value, of the type of the past one or else of the query.
void LinearAttention(Context& ctx) {
  SymDim q_heads = Heads(ctx, "q_num_heads");
  SymDim kv_heads = Heads(ctx, "kv_num_heads");
  SymDim ratio;
  if (q_heads.IsInt() && kv_heads.IsInt()) {
    // linearattention_c2
    if (IsMultiple(q_heads, kv_heads.AsInt())) {
      ratio = q_heads.AsInt() / kv_heads.AsInt();
    } else {
      ctx.AttrFault(Code::kAttributeValue, "linearattention_c2", "q_num_heads",
                    StrCat("q_num_heads ", q_heads.AsInt()),
                    StrCat("a multiple of kv_num_heads ", kv_heads.AsInt()));
      q_heads = kv_heads = SymDim();
    }
  }
  CheckRule(ctx);
  LinearSizes s;
  // Where the sizes of the heads differ, so may their numbers be wrong.
  if (!MatchHeads(ctx, 0, q_heads, &s.key, &s) || !MatchHeads(ctx, 1, kv_heads, &s.key, &s)) {
    kv_heads = SymDim();
  }
  MatchHeads(ctx, 2, kv_heads, &s.value, &s);
  SymDim state_heads = kv_heads;
  // linearattention_c10
  MatchShape(ctx, "linearattention_c10", 3,
             {{&s.batch, "linearattention_c4", "batch sizes"},
              {&state_heads, "linearattention_c10", "heads of 'past_state' and kv_num_heads"},
              {&s.key, "linearattention_c6", "head sizes"},
              {&s.value, "linearattention_c6", "head sizes"}});
  CheckRates(ctx, kv_heads, &s);
  const SymDim width = ctx.Shape(2) == nullptr ? ctx.Mul(s.value, kv_heads) : ctx.Size(2, 2);
  ctx.SetShape(0,
               SymShape{s.batch, s.length, s.value.IsUnknown() ? SymDim() : ctx.Mul(width, ratio)});
  ctx.SetShape(1, SymShape{s.batch, state_heads, s.key, s.value});
  if (!ctx.HasInput(3)) ctx.SetType(1, ctx.ElementType(0));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

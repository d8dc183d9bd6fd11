// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_preview/rules.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::schema::AttributeType;

namespace {

// The type of scores and probabilities; unknown where nothing tells or after a fault.
TensorType ScoreType(Context& ctx) {
  const TensorType own = ctx.ElementType(0);
  const auto named = ctx.OptionalIntAttr("softmax_precision");
  if (!named) {
    if (own == TensorType::kUndefined) return own;
    return own == TensorType::kDouble ? own : TensorType::kFloat;
  }
  constexpr TensorType kTypes[] = {TensorType::kFloat, TensorType::kFloat16, TensorType::kDouble,
                                   TensorType::kBfloat16};
  for (const TensorType type : kTypes) {
    if (*named == static_cast<int64_t>(type)) return type;
  }
  // flexattention_c6
  ctx.AttrFault(Code::kAttributeValue, "flexattention_c6", "softmax_precision",
                StrCat("softmax_precision ", *named),
                "1 (float), 10 (float16), 11 (double) or 16 (bfloat16)");
  return TensorType::kUndefined;
}

// Infers a subgraph that changes scores or probabilities.
void CheckChange(Context& ctx, const char* name, const Value& scores) {
  const AttributeView* body = ctx.Attr(name, AttributeType::GRAPH);
  if (body == nullptr) return;
  const auto [inputs, outputs] = ctx.host().GraphArity(*body);
  if (inputs != 1 || outputs != 1) {
    // flexattention_c7
    ctx.AttrFault(Code::kAttributeValue, "flexattention_c7", name,
                  StrCat(inputs, " inputs and ", outputs, " outputs"), "one of each");
  }
  if (!ctx.host().AcceptsInputs(*body, {scores}, Host::Giver::kNode)) return;
  const std::vector<Value> changed = ctx.host().InferGraph(*body, {scores});
  if (changed.empty()) return;
  const Value& result = changed.front();
  if (result.type.Known() && scores.type.Known() && result.type != scores.type) {
    // flexattention_c8
    ctx.AttrFault(Code::kTypeBinding, "flexattention_c8", name, std::string(result.type.Text()),
                  std::string(scores.type.Text()));
  }
  if (!result.shape) return;
  if (result.Rank() != scores.Rank()) {
    ctx.AttrFault(Code::kRank, "flexattention_c8", name, StrCat("rank ", result.Rank()),
                  StrCat("rank ", scores.Rank()));
    return;
  }
  for (int axis = 0; axis < result.Rank(); ++axis) {
    ctx.RequireEqual("flexattention_c8", (*scores.shape)[axis], (*result.shape)[axis],
                     StrCat("sizes at axis ", axis, " before and after ", name));
  }
}

}  // namespace

// [batch, heads of Q, length of Q, head size of V].
void FlexAttention(Context& ctx) {
  SymDim batch, q_heads, kv_heads, q_length, kv_length, head, v_head;
  const ExpectedSize all{&batch, "flexattention_c2", "batch sizes"};
  const ExpectedSize heads{&kv_heads, "flexattention_c3", "heads of 'K' and 'V'"};
  const ExpectedSize length{&kv_length, "flexattention_c3", "lengths of 'K' and 'V'"};
  const ExpectedSize size{&head, "flexattention_c4", "head sizes of 'Q' and 'K'"};
  // flexattention_c1
  MatchShape(ctx, "flexattention_c1", 0, {all, {&q_heads, "", ""}, {&q_length, "", ""}, size});
  MatchShape(ctx, "flexattention_c1", 1, {all, heads, length, size});
  MatchShape(ctx, "flexattention_c1", 2, {all, heads, length, {&v_head, "", ""}});
  if (q_heads.IsInt() && kv_heads.IsInt() && q_heads != kv_heads &&
      (kv_heads.AsInt() <= 0 || !IsMultiple(q_heads, kv_heads.AsInt()))) {
    // flexattention_c5
    ctx.Fault(Code::kSize, "flexattention_c5", StrCat(q_heads.AsInt(), " heads of Q"),
              StrCat("a multiple of ", kv_heads.AsInt(), ", the heads of K and V"));
  }
  const Value scores = Value::Tensor(ScoreType(ctx), SymShape{batch, q_heads, q_length, kv_length});
  CheckChange(ctx, "score_mod", scores);
  CheckChange(ctx, "prob_mod", scores);
  ctx.SetShape(0, SymShape{batch, q_heads, q_length, v_head});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

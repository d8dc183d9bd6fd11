// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/com_microsoft/heads.h"

#include <cstdint>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

SymDim RequireHeads(Context& ctx, std::string_view name) {
  const auto heads = ctx.OptionalIntAttr(name);
  if (!heads) return SymDim();
  if (*heads > 0) return *heads;
  // heads_c1
  ctx.AttrFault(Code::kAttributeValue, "heads_c1", name, StrCat(name, " ", *heads), "1 or more");
  return SymDim();
}

SymDim HeadSize(Context& ctx, size_t input, const SymDim& width, const SymDim& heads) {
  if (!heads.IsInt()) return SymDim();
  if (IsMultiple(width, heads.AsInt())) return ctx.FloorDiv(width, heads);
  // heads_c2
  ctx.InputFault(Code::kSize, "heads_c2", input, StrCat("hidden size ", width.AsInt()),
                 StrCat("a multiple of ", heads.AsInt(), ", the number of heads"));
  return SymDim();
}

void RequireVector(Context& ctx, const char* label, size_t input, const SymDim& length,
                   std::string_view what) {
  if (!ctx.RequireRank(label, input, 1)) return;
  ctx.RequireEqual(label, length, ctx.Size(input, 0), what, input);
}

void CheckAttentionBias(Context& ctx, size_t input, const SymShape& scores) {
  // heads_c3
  if (ctx.RequireRank("heads_c3", input, 4)) RequireStretches(ctx, "heads_c3", input, scores);
}

namespace {

// The hidden sizes that `qkv_hidden_sizes` lists; false where it does not, and after a fault.
bool ListedHiddenSizes(Context& ctx, Projection* sizes) {
  const auto list = ctx.IntsAttr("qkv_hidden_sizes");
  if (!list || list->empty()) return false;
  bool fits = list->size() == 3;
  for (const int64_t size : *list) fits = fits && size > 0;
  fits = fits && (*list)[0] == (*list)[1];
  if (!fits) {
    // projection_c3
    ctx.AttrFault(Code::kAttributeValue, "projection_c3", "qkv_hidden_sizes",
                  StrCat("[", core::StrJoin(*list, ", "), "]"),
                  "three positive sizes, the first two of which are equal");
    return true;
  }
  // projection_c4
  ctx.RequireEqual("projection_c4", sizes->width,
                   ctx.Add(ctx.Add((*list)[0], (*list)[1]), (*list)[2]),
                   "columns of the weights and sum of 'qkv_hidden_sizes'");
  sizes->q_hidden = (*list)[0];
  sizes->v_hidden = (*list)[2];
  return true;
}

}  // namespace

Projection ReadProjection(Context& ctx, const SymDim& hidden, size_t weights, size_t bias) {
  Projection sizes;
  SymDim rows = hidden;
  // projection_c1
  MatchShape(
      ctx, "projection_c1", weights,
      {{&rows, "projection_c1", "hidden sizes of tokens and weights"}, {&sizes.width, "", ""}});
  // projection_c2
  if (ctx.RequireRank("projection_c2", bias, 1)) {
    MergeSize(ctx, "projection_c2", &sizes.width, ctx.Size(bias, 0),
              "columns of the weights and length of the bias", bias);
  }
  if (ListedHiddenSizes(ctx, &sizes)) return sizes;
  if (!IsMultiple(sizes.width, 3)) {
    // projection_c5
    ctx.InputFault(Code::kSize, "projection_c5", weights, StrCat(sizes.width.AsInt(), " columns"),
                   "a multiple of 3, for queries, keys and values");
    return sizes;
  }
  sizes.q_hidden = sizes.v_hidden = ctx.FloorDiv(sizes.width, 3);
  return sizes;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

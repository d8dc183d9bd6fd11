// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// Returns the first normalized axis; nullopt without X's rank or after a fault.
std::optional<int> NormalizedAxis(Context& ctx) {
  if (ctx.Shape(0) == nullptr) return std::nullopt;
  // norm_c1
  return ctx.RequireAxis("norm_c1", ctx.IntAttr("axis", -1), ctx.Shape(0)->Rank(), "axis");
}

// Returns the type that `stash_type` names; unknown after a fault.
TensorType StashType(Context& ctx) {
  const int64_t number = ctx.IntAttr("stash_type", static_cast<int64_t>(TensorType::kFloat));
  for (const auto type :
       {TensorType::kFloat, TensorType::kFloat16, TensorType::kDouble, TensorType::kBfloat16}) {
    if (number == static_cast<int64_t>(type)) return type;
  }
  // norm_c3
  ctx.AttrFault(Code::kAttributeValue, "norm_c3", "stash_type", StrCat("stash_type ", number),
                "1 (float), 10 (float16), 11 (double) or 16 (bfloat16)");
  return TensorType::kUndefined;
}

// The channels of an input [N, C, ...]; a vector counts as one channel.
SymDim Channels(Context& ctx) {
  const SymShape* x = ctx.Shape(0);
  if (x == nullptr) return SymDim();
  return x->Rank() == 1 ? SymDim(1) : ctx.Size(0, 1);
}

}  // namespace

// Y has the shape of X; the statistics have size 1 from the normalized axis on.
void LayerNormalization(Context& ctx) {
  ctx.CopyShape(0, 0);
  const auto axis = NormalizedAxis(ctx);
  const TensorType stash = StashType(ctx);
  if (ctx.Shape(0) != nullptr) {
    // norm_c2
    RequireStretches(ctx, "norm_c2", 1, *ctx.Shape(0));
    RequireStretches(ctx, "norm_c2", 2, *ctx.Shape(0));
  }
  for (size_t i = 1; i < ctx.NumOutputs(); ++i) {
    ctx.SetType(i, stash);
    if (!axis) continue;
    SymShape statistics = *ctx.Shape(0);
    for (int k = *axis; k < statistics.Rank(); ++k) statistics[k] = 1;
    ctx.SetShape(i, std::move(statistics));
  }
}

void RmsNormalization(Context& ctx) {
  ctx.CopyShape(0, 0);
  NormalizedAxis(ctx);
  StashType(ctx);
  // norm_c2
  if (ctx.Shape(0) != nullptr) RequireStretches(ctx, "norm_c2", 1, *ctx.Shape(0));
}

namespace {

// The number of groups; nullopt after a fault.
std::optional<int64_t> NumGroups(Context& ctx) {
  const int64_t groups = ctx.IntAttr("num_groups", 1);
  // groupnormalization_c2
  if (groups <= 0) {
    ctx.AttrFault(Code::kAttributeValue, "groupnormalization_c2", "num_groups",
                  StrCat("num_groups ", groups), "1 or more");
    return std::nullopt;
  }
  // groupnormalization_c3
  if (IsMultiple(ctx.Size(0, 1), groups)) return groups;
  ctx.InputFault(Code::kSize, "groupnormalization_c3", 0,
                 StrCat(ctx.Size(0, 1).AsInt(), " channels for num_groups ", groups),
                 StrCat("a multiple of ", groups));
  return std::nullopt;
}

// Scale and bias have one element for each of `count` channels or groups.
void GroupParameters(Context& ctx, SymDim count) {
  for (const size_t input : {1, 2}) {
    // groupnormalization_c4
    MatchShape(ctx, "groupnormalization_c4", input,
               {{&count, "groupnormalization_c4", "elements of scale or bias"}});
  }
}

}  // namespace

// Scale and bias belong to the groups.
void GroupNormalization18(Context& ctx) {
  ctx.CopyShape(0, 0);
  // groupnormalization_c1
  if (!RankFits(ctx, "groupnormalization_c1", 0, 2, INT32_MAX)) return;
  if (const auto groups = NumGroups(ctx)) GroupParameters(ctx, *groups);
}

// Scale and bias belong to the channels from here on.
void GroupNormalization21(Context& ctx) {
  ctx.CopyShape(0, 0);
  StashType(ctx);
  // groupnormalization_c1
  if (!RankFits(ctx, "groupnormalization_c1", 0, 2, INT32_MAX)) return;
  if (NumGroups(ctx)) GroupParameters(ctx, ctx.Size(0, 1));
}

void InstanceNormalization(Context& ctx) {
  ctx.CopyShape(0, 0);
  // instancenormalization_c1
  if (!RankFits(ctx, "instancenormalization_c1", 0, 2, INT32_MAX)) return;
  SymDim channels = ctx.Size(0, 1);
  for (const size_t input : {1, 2}) {
    // instancenormalization_c2
    MatchShape(ctx, "instancenormalization_c2", input,
               {{&channels, "instancenormalization_c2", "channels and elements of scale or B"}});
  }
}

namespace {

// With `spatial` 0, every position has statistics of its own: the parameters have the shape of X
// without the batch. A vector of one element a channel serves those who never set positions apart.
void PositionParameters(Context& ctx) {
  const SymShape* x = ctx.Shape(0);
  for (size_t input = 1; input <= 4; ++input) {
    const SymShape* own = ctx.Shape(input);
    if (x == nullptr || own == nullptr || own->Rank() == 1) continue;
    // batchnormalization_c4
    if (!ctx.RequireRank("batchnormalization_c4", input, x->Rank() - 1)) continue;
    for (int axis = 0; axis < own->Rank(); ++axis) {
      ctx.RequireEqual("batchnormalization_c4", (*own)[axis], (*x)[axis + 1],
                       "sizes of 'X' behind the batch and of a parameter");
    }
  }
}

// The statistics that are put out have the shapes of those that are put in.
void CopyStatistics(Context& ctx, const SymDim& channels) {
  const bool spatial = ctx.IntAttr("spatial", 1) != 0;
  for (size_t i = 1; i < ctx.NumOutputs(); ++i) {
    if (spatial) {
      ctx.SetShape(i, SymShape{channels});
    } else {
      ctx.CopyShape(i % 2 == 1 ? 3 : 4, i);
    }
  }
}

}  // namespace

// Y has the shape of X; there is a scale, bias, mean and variance for each channel.
void BatchNormalization1(Context& ctx) {
  ctx.CopyShape(0, 0);
  // batchnormalization_c1
  if (!RankFits(ctx, "batchnormalization_c1", 0, 1, INT32_MAX)) return;
  SymDim channels = Channels(ctx);
  if (ctx.IntAttr("spatial", 1) == 0) {
    PositionParameters(ctx);
  } else {
    for (size_t input = 1; input <= 4; ++input) {
      // batchnormalization_c2, batchnormalization_c3
      MatchShape(ctx, "batchnormalization_c2", input,
                 {{&channels, "batchnormalization_c3", "channels and elements of a parameter"}});
    }
  }
  CopyStatistics(ctx, channels);
}

// From here on `training_mode` tells whether the statistics are put out.
void BatchNormalization14(Context& ctx) {
  const bool training = ctx.IntAttr("training_mode") != 0;
  // batchnormalization_c5
  if (training ? ctx.NumOutputs() < 3 : ctx.HasOutput(1) || ctx.HasOutput(2)) {
    ctx.Fault(Code::kOutputCount, "batchnormalization_c5",
              StrCat(ctx.NumOutputs(), " outputs with training_mode ", training ? "1" : "0"),
              training ? "3 outputs" : "1 output");
  }
  BatchNormalization1(ctx);
}

void LpNormalization(Context& ctx) {
  ctx.CopyShape(0, 0);
  if (ctx.Shape(0) != nullptr) {
    // lpnormalization_c1
    ctx.RequireAxis("lpnormalization_c1", ctx.IntAttr("axis", -1), ctx.Shape(0)->Rank(), "axis");
  }
  const int64_t p = ctx.IntAttr("p", 2);
  // lpnormalization_c2
  if (p == 1 || p == 2) return;
  ctx.AttrFault(Code::kAttributeValue, "lpnormalization_c2", "p", StrCat("p ", p), "1 or 2");
}

// The axes by default are those of a batch of images, which runtimes do not insist on.
void MeanVarianceNormalization(Context& ctx) {
  ctx.CopyShape(0, 0);
  const auto axes = AttrList(ctx, "axes");
  if (!axes || ctx.Shape(0) == nullptr) return;
  // meanvariancenormalization_c1
  RequireAxes(ctx, "meanvariancenormalization_c1", *axes, ctx.Shape(0)->Rank(), "axes");
}

void Lrn(Context& ctx) {
  ctx.CopyShape(0, 0);
  // lrn_c1
  ctx.RequireRank("lrn_c1", 0, 2, INT32_MAX);
  const int64_t size = ctx.IntAttr("size", 1);
  // lrn_c2
  if (size >= 1) return;
  ctx.AttrFault(Code::kAttributeValue, "lrn_c2", "size", StrCat("size ", size), "1 or more");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

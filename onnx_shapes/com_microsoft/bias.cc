// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Requires input 1 to have a number for each element of the last axis.
void CheckLastAxis(Context& ctx) {
  // bias_c1
  RequireVector(ctx, "bias_c1", 1, ctx.Size(0, -1), "last size and length of the bias");
}

// Requires an input to have the shape of the first one.
void RequireSameShape(Context& ctx, size_t input) {
  const SymShape* shape = ctx.Shape(0);
  if (shape == nullptr || ctx.Shape(input) == nullptr) return;
  // bias_c2
  if (!ctx.RequireRank("bias_c2", input, shape->Rank())) return;
  for (int axis = 0; axis < shape->Rank(); ++axis) {
    ctx.RequireEqual("bias_c2", (*shape)[axis], (*ctx.Shape(input))[axis],
                     core::StrCat("sizes at axis ", axis));
  }
}

// The shape of a mask that holds 32 elements in a number.
SymShape BitMask(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  const SymDim count = data == nullptr ? SymDim() : ElementCount(ctx, data->Dims());
  return SymShape{KnownOrFresh(ctx, ctx.CeilDiv(count, 32))};
}

void CheckDropout(Context& ctx, size_t ratio) {
  for (const size_t scalar : {ratio, ratio + 1}) {
    // bias_c3
    RequireOneElement(ctx, "bias_c3", scalar);
  }
}

}  // namespace

// The activations keep their shape.
void BiasGelu(Context& ctx) {
  ctx.CopyShape(0, 0);
  CheckLastAxis(ctx);
}

void BiasAdd(Context& ctx) {
  BiasGelu(ctx);
  RequireSameShape(ctx, 2);
}

namespace {

// One half of the last axis gates the other.
void HalveLastAxis(Context& ctx) {
  // halves_c1
  if (!ctx.RequireRank("halves_c1", 0, 1, INT32_MAX)) return;
  SymShape shape = *ctx.Shape(0);
  SymDim& last = shape[shape.Rank() - 1];
  if (IsMultiple(last, 2)) {
    last = ctx.FloorDiv(last, 2);
  } else {
    // halves_c2
    ctx.InputFault(Code::kSize, "halves_c2", 0, core::StrCat("last size ", last.AsInt()),
                   "an even size");
    last = SymDim();
  }
  ctx.SetShape(0, std::move(shape));
}

}  // namespace

void BiasSplitGelu(Context& ctx) {
  CheckLastAxis(ctx);
  HalveLastAxis(ctx);
}

// The linear half is an input of its own or lies behind the gate.
void SwiGlu(Context& ctx) { ctx.HasInput(1) ? ctx.CopyShape(0, 0) : HalveLastAxis(ctx); }

// The bias is one for all, or one for the last axis; the mask has the shape of the data.
void BiasDropout(Context& ctx) {
  SameAsInput0(ctx);
  // bias_c4
  if (ctx.Shape(0) != nullptr) RequireStretches(ctx, "bias_c4", 1, *ctx.Shape(0));
  RequireSameShape(ctx, 2);
  CheckDropout(ctx, 3);
}

void BitmaskBiasDropout(Context& ctx) {
  BiasDropout(ctx);
  ctx.SetShape(1, BitMask(ctx));
}

void BitmaskDropout(Context& ctx) {
  ctx.CopyShape(0, 0);
  CheckDropout(ctx, 1);
  ctx.SetShape(1, BitMask(ctx));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

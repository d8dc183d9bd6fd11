// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

constexpr size_t kSignal = 0;
constexpr size_t kFrameStep = 1;
constexpr size_t kWindow = 2;
constexpr size_t kFrameLength = 3;

// A length as an input gives it, unknown after a fault.
SymDim PositiveScalar(Context& ctx, size_t input) {
  // stft_c1
  if (input == kFrameLength) {
    RequireScalar(ctx, "stft_c1", input);
  } else {
    RequireOneElement(ctx, "stft_c1", input);
  }
  SymDim value = ctx.Scalar(input);
  if (!value.IsInt() || value.AsInt() >= 1) return value;
  // stft_c2
  ctx.InputFault(Code::kSize, "stft_c2", input, StrCat(value.AsInt()), "1 or more");
  return SymDim();
}

// Real signals may lack the dimension that tells them from complex ones. Returns false after a
// fault in the rank.
bool RequireSignal(Context& ctx, bool onesided) {
  // stft_c3
  if (!RankFits(ctx, "stft_c3", kSignal, 2, 3)) return false;
  if (ctx.Shape(kSignal) == nullptr || ctx.Shape(kSignal)->Rank() == 2) return true;
  const SymDim parts = ctx.Size(kSignal, 2);
  if (onesided) {
    // stft_c4
    ctx.RequireEqual("stft_c4", parts, 1, "last size, as real signals have one half alone");
  } else if (parts.IsInt() && parts.AsInt() != 1 && parts.AsInt() != 2) {
    // stft_c5
    ctx.InputFault(Code::kSize, "stft_c5", kSignal, StrCat("last size ", parts.AsInt()),
                   "1 for real or 2 for complex numbers");
  }
  return true;
}

// The number of values in a frame: as given, that of the window, or else all of the signal.
SymDim FrameLength(Context& ctx) {
  const bool has_window = ctx.HasInput(kWindow);
  const bool has_length = ctx.HasInput(kFrameLength);
  if (!has_window && !has_length) return ctx.Size(kSignal, 1);
  SymDim length = PositiveScalar(ctx, kFrameLength);
  // stft_c6
  if (ctx.RequireRank("stft_c6", kWindow, 1)) {
    // stft_c7
    MergeSize(ctx, "stft_c7", &length, ctx.Size(kWindow, 0),
              "number of values in a frame and in the window", kWindow);
  }
  return length;
}

}  // namespace

// [batch, frames, bins, 2]: as many whole frames as fit, and for real signals a half of the bins.
void STFT(Context& ctx) {
  const bool onesided = ctx.IntAttr("onesided", 1) != 0;
  if (!RequireSignal(ctx, onesided)) return;
  const SymDim step = PositiveScalar(ctx, kFrameStep);
  const SymDim length = FrameLength(ctx);
  const SymDim signal = ctx.Size(kSignal, 1);
  SymDim frames;
  if (length.IsInt() && signal.IsInt() && length.AsInt() > signal.AsInt()) {
    // stft_c8
    ctx.Fault(Code::kSize, "stft_c8", StrCat("frames of ", length.AsInt(), " values"),
              StrCat("no more than the ", signal.AsInt(), " of the signal"));
  } else {
    frames = ctx.Add(ctx.FloorDiv(ctx.Sub(signal, length), step), 1);
  }
  const SymDim bins = onesided ? ctx.Add(ctx.FloorDiv(length, 2), 1) : length;
  ctx.SetShape(0, {KnownOrFresh(ctx, ctx.Size(kSignal, 0)), KnownOrFresh(ctx, frames),
                   KnownOrFresh(ctx, bins), 2});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

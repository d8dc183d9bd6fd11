// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Where the axis to transform is known, it is counted from 0; the last one holds the parts of
// complex numbers.
std::optional<int> SignalAxis(Context& ctx, int64_t axis, int rank, std::string_view attribute) {
  if (axis >= -static_cast<int64_t>(rank) && axis < rank - 1 && axis != -1) {
    return static_cast<int>(axis < 0 ? axis + rank : axis);
  }
  // dft_c1
  ctx.AttrFault(Code::kAxis, "dft_c1", attribute, StrCat("axis ", axis),
                StrCat("an axis within [", -rank, ", -2] or [0, ", rank - 2,
                       "]; the last one holds the parts of complex numbers"));
  return std::nullopt;
}

// The size that the transformed dimension gets, from its size before.
SymDim TransformedSize(Context& ctx, const SymDim& size, bool onesided, bool inverse) {
  SymDim length = ctx.HasInput(1) ? ctx.Scalar(1) : size;
  if (onesided && inverse && !ctx.HasInput(1)) length = ctx.Mul(ctx.Sub(size, 1), 2);
  if (onesided && !inverse) length = ctx.Add(ctx.FloorDiv(length, 2), 1);
  return KnownOrFresh(ctx, length);
}

void RequireParts(Context& ctx, const SymDim& parts, bool onesided, bool inverse) {
  if (onesided) {
    // dft_c2
    ctx.RequireEqual("dft_c2", parts, inverse ? 2 : 1,
                     inverse ? "last size, as complex numbers are needed"
                             : "last size, as real numbers are needed");
  } else if (parts.IsInt() && parts.AsInt() != 1 && parts.AsInt() != 2) {
    // dft_c3
    ctx.InputFault(Code::kSize, "dft_c3", 0, StrCat("last size ", parts.AsInt()),
                   "1 for real or 2 for complex numbers");
  }
}

// The transformed dimension gets the length of the transform, or the half of it that a real signal
// needs; the last one tells real from complex.
void Transform(Context& ctx, const SymDim& axis, std::string_view attribute) {
  // dft_c4
  RequireScalar(ctx, "dft_c4", 1);
  const SymDim length = ctx.Scalar(1);
  if (length.IsInt() && length.AsInt() < 1) {
    // dft_c5
    ctx.InputFault(Code::kSize, "dft_c5", 1, StrCat("length ", length.AsInt()), "1 or more");
    return;
  }
  // dft_c6
  if (!ctx.RequireRank("dft_c6", 0, 2, INT32_MAX)) return;
  const bool onesided = ctx.IntAttr("onesided") != 0;
  const bool inverse = ctx.IntAttr("inverse") != 0;
  SymShape shape = *ctx.Shape(0);
  const int last = shape.Rank() - 1;
  RequireParts(ctx, shape[last], onesided, inverse);
  shape[last] = onesided && inverse ? 1 : 2;
  if (axis.IsInt()) {
    const auto at = SignalAxis(ctx, axis.AsInt(), shape.Rank(), attribute);
    if (!at) return;
    shape[*at] = TransformedSize(ctx, shape[*at], onesided, inverse);
  } else if (onesided || ctx.HasInput(1)) {
    // Any of them may be the one that changes.
    for (int i = 0; i < last; ++i) shape[i] = ctx.Fresh();
  }
  ctx.SetShape(0, std::move(shape));
}

}  // namespace

// The axis is an attribute.
void DFT17(Context& ctx) { Transform(ctx, ctx.IntAttr("axis", 1), "axis"); }

// The axis is an input.
void DFT20(Context& ctx) {
  // dft_c7
  RequireScalar(ctx, "dft_c7", 2);
  Transform(ctx, ctx.HasInput(2) ? ctx.Scalar(2) : SymDim(-2), "");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/sizes.h"

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

bool MergeSize(Context& ctx, const char* label, SymDim* size, const SymDim& other,
               std::string_view what, std::optional<size_t> input) {
  if (!ctx.RequireEqual(label, *size, other, what, input)) {
    *size = SymDim();
    return false;
  }
  if (size->IsUnknown() || (!size->IsInt() && other.IsInt())) *size = other;
  return true;
}

bool IsMultiple(const SymDim& value, int64_t divisor) {
  return !value.IsInt() || value.AsInt() % divisor == 0;
}

bool RankFits(Context& ctx, const char* label, size_t input, int min, int max) {
  return ctx.Shape(input) == nullptr || ctx.RequireRank(label, input, min, max);
}

bool MatchShape(Context& ctx, const char* rank_label, size_t input,
                std::initializer_list<ExpectedSize> sizes) {
  if (!ctx.RequireRank(rank_label, input, static_cast<int>(sizes.size()))) return false;
  int axis = 0;
  for (const ExpectedSize& expected : sizes) {
    const SymDim own = ctx.Size(input, axis++);
    bool fits = true;
    if (expected.factor == 1) {
      fits = MergeSize(ctx, expected.label, expected.size, own, expected.what, input);
    } else if (!IsMultiple(own, expected.factor)) {
      ctx.InputFault(Code::kSize, expected.label, input,
                     core::StrCat(own.AsInt(), " at axis ", axis - 1),
                     core::StrCat("a multiple of ", expected.factor));
      fits = false;
    } else if (!own.IsInt()) {
      fits = ctx.RequireEqual(expected.label, own, ctx.Mul(*expected.size, expected.factor),
                              expected.what, input);
    } else {
      fits = MergeSize(ctx, expected.label, expected.size, own.AsInt() / expected.factor,
                       expected.what, input);
    }
    // One wrong number of heads or features changes several sizes.
    if (!fits) break;
  }
  return true;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// What is split along which axis.
struct Cut {
  const SymShape* shape;
  int axis;
  const SymDim& size() const { return (*shape)[axis]; }
};

std::optional<Cut> CutOf(Context& ctx) {
  const SymShape* shape = ctx.Shape(0);
  if (shape == nullptr) return std::nullopt;
  // split_c1
  const auto axis = ctx.RequireAxis("split_c1", ctx.IntAttr("axis"), shape->Rank(), "axis");
  if (!axis) return std::nullopt;
  return Cut{shape, *axis};
}

// Gives the outputs the shape of the input but for the lengths along the axis, and the elements
// that lie there.
void SetParts(Context& ctx, const Cut& cut, const SymList& lengths) {
  const bool small = SmallCount(*cut.shape).has_value();
  const auto strides = small ? StridesOf(*cut.shape) : std::vector<int64_t>();
  // What is left of the axis; nothing once a length is not known, or does not fit.
  int64_t left = small ? cut.size().AsInt() : -1;
  for (size_t i = 0; i < lengths.size(); ++i) {
    SymShape part = *cut.shape;
    part[cut.axis] = KnownOrFresh(ctx, lengths[i]);
    const int64_t length = lengths[i].IsInt() ? lengths[i].AsInt() : -1;
    if (length >= 0 && length <= left) {
      const int64_t start = cut.size().AsInt() - left;
      MoveElements(ctx, start * strides[static_cast<size_t>(cut.axis)], LoopsOver(part, strides),
                   i);
      left -= length;
    } else {
      left = -1;
    }
    ctx.SetShape(i, std::move(part));
  }
}

// The lengths are listed; their sum is the size of what is cut.
void SplitByList(Context& ctx, const Cut& cut, const SymList& lengths) {
  SymList unknown(ctx.NumOutputs());
  if (lengths.size() != ctx.NumOutputs()) {
    // split_c2
    ctx.Fault(Code::kSize, "split_c2",
              StrCat(lengths.size(), " lengths for ", ctx.NumOutputs(), " outputs"),
              "a length for each output");
    return SetParts(ctx, cut, unknown);
  }
  SymDim sum = 0;
  for (const SymDim& length : lengths) {
    if (length.IsInt() && length.AsInt() < 0) {
      // split_c3
      ctx.Fault(Code::kSize, "split_c3", StrCat("the length ", length.AsInt()),
                "lengths that are not negative");
      return SetParts(ctx, cut, unknown);
    }
    sum = ctx.Add(sum, length);
  }
  // split_c4
  const bool fits = ctx.RequireEqual("split_c4", sum, cut.size(),
                                     StrCat("sum of the lengths and size of axis ", cut.axis));
  // A part alone is the whole.
  SetParts(ctx, cut, !fits ? unknown : lengths.size() == 1 ? SymList{cut.size()} : lengths);
}

// All parts have the same length, which divides the size.
void SplitEvenly(Context& ctx, const Cut& cut) {
  const auto count = static_cast<int64_t>(ctx.NumOutputs());
  if (count == 0) return;
  if (!IsMultiple(cut.size(), count)) {
    // split_c5
    ctx.Fault(Code::kSize, "split_c5",
              StrCat("size ", cut.size().ToString(), " of axis ", cut.axis, " for ", count,
                     " equal outputs"),
              StrCat("a multiple of ", count));
    return SetParts(ctx, cut, SymList(ctx.NumOutputs()));
  }
  SetParts(ctx, cut, SymList(ctx.NumOutputs(), ctx.FloorDiv(cut.size(), count)));
}

// All parts have the length ceil(size / number) but the last, which takes what is left.
void SplitByNumber(Context& ctx, const Cut& cut, int64_t number) {
  const SymList unknown(ctx.NumOutputs());
  if (number < 1 || number != static_cast<int64_t>(ctx.NumOutputs())) {
    // split_c6
    ctx.AttrFault(Code::kAttributeValue, "split_c6", "num_outputs",
                  StrCat(number, " with ", ctx.NumOutputs(), " outputs"),
                  "the number of the node's outputs");
    return SetParts(ctx, cut, unknown);
  }
  if (cut.size().IsInt() && cut.size().AsInt() < 0) return SetParts(ctx, cut, unknown);
  const SymDim length = ctx.CeilDiv(cut.size(), number);
  const SymDim last = ctx.Sub(cut.size(), ctx.Mul(length, number - 1));
  if (last.IsInt() && last.AsInt() < 0) {
    // split_c7
    ctx.AttrFault(Code::kAttributeValue, "split_c7", "num_outputs",
                  StrCat(number, " for size ", cut.size().ToString(), ", ", number - 1,
                         " parts of length ", length.ToString()),
                  "a number that leaves something for the last part");
    return SetParts(ctx, cut, unknown);
  }
  SymList lengths(ctx.NumOutputs(), length);
  lengths.back() = last;
  SetParts(ctx, cut, lengths);
}

// The list that input 1 gives, in version 1 as floating-point numbers.
SymList LengthsInput(Context& ctx) {
  const auto list = InputList(ctx, 1);
  return list ? *list : SymList(ctx.NumOutputs());
}

}  // namespace

// The lengths are an attribute or an input.
void Split1(Context& ctx) {
  const auto cut = CutOf(ctx);
  if (!cut) return;
  if (const auto lengths = AttrList(ctx, "split")) return SplitByList(ctx, *cut, *lengths);
  ctx.HasInput(1) ? SplitByList(ctx, *cut, LengthsInput(ctx)) : SplitEvenly(ctx, *cut);
}

// The lengths are an attribute.
void Split2(Context& ctx) {
  const auto cut = CutOf(ctx);
  if (!cut) return;
  const auto lengths = AttrList(ctx, "split");
  lengths ? SplitByList(ctx, *cut, *lengths) : SplitEvenly(ctx, *cut);
}

// The lengths are an input.
void Split13(Context& ctx) {
  const auto cut = CutOf(ctx);
  if (!cut) return;
  ctx.HasInput(1) ? SplitByList(ctx, *cut, LengthsInput(ctx)) : SplitEvenly(ctx, *cut);
}

// Either the lengths or their number is given.
void Split18(Context& ctx) {
  const auto number = ctx.OptionalIntAttr("num_outputs");
  if (ctx.HasInput(1) == number.has_value()) {
    // split_c8
    ctx.Fault(Code::kAttributeValue, "split_c8",
              number ? "both the input 'split' and the attribute 'num_outputs'"
                     : "neither the input 'split' nor the attribute 'num_outputs'",
              "one of them");
    return;
  }
  const auto cut = CutOf(ctx);
  if (!cut) return;
  number ? SplitByNumber(ctx, *cut, *number) : SplitByList(ctx, *cut, LengthsInput(ctx));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

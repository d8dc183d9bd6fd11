// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_math.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

SymDim OutOfRange(Context& ctx) {
  ctx.Fault(Code::kOverflow, "", "more numbers than int64 counts", "fewer than 2^63 numbers");
  return SymDim();
}

// max(ceil((limit - start) / delta), 0) of integers, delta not 0; unknown where it is not known.
SymDim CountOfIntegers(Context& ctx, const SymDim& start, const SymDim& limit,
                       const SymDim& delta) {
  if (start.IsInt() && limit.IsInt() && delta.IsInt()) {
    const bool forward = delta.AsInt() > 0;
    const int64_t from = forward ? start.AsInt() : limit.AsInt();
    const int64_t to = forward ? limit.AsInt() : start.AsInt();
    if (from >= to) return 0;
    // The distance of two int64 fits the unsigned type.
    const uint64_t distance = static_cast<uint64_t>(to) - static_cast<uint64_t>(from);
    const auto bits = static_cast<uint64_t>(delta.AsInt());
    const uint64_t count = (distance - 1) / (forward ? bits : uint64_t{0} - bits) + 1;
    return count > INT64_MAX ? OutOfRange(ctx) : SymDim(static_cast<int64_t>(count));
  }
  // The sign of a step that is a symbol decides what is counted.
  if (!delta.IsInt() && !core::symbolic::IsAtLeast(delta, 1)) return SymDim();
  return ctx.Max(ctx.CeilDiv(ctx.Sub(limit, start), delta), 0);
}

// The same of floating-point numbers; unknown where it depends on the precision in which a runtime
// computes it.
SymDim CountOfFloats(Context& ctx, double start, double limit, double delta) {
  const double count = std::max(std::ceil((limit - start) / delta), 0.0);
  if (std::isnan(count)) return SymDim();
  if (ctx.ElementType(0) != TensorType::kDouble) {
    const float distance = static_cast<float>(limit) - static_cast<float>(start);
    const double mixed = std::ceil(static_cast<double>(distance) / delta);
    if (std::max(mixed, 0.0) != count) return SymDim();
  }
  const TensorType type = ctx.ElementType(0);
  if (type == TensorType::kFloat16 || type == TensorType::kBfloat16) {
    const float distance = static_cast<float>(limit - start);
    const float single = std::ceil(distance / static_cast<float>(delta));
    if (std::max(static_cast<double>(single), 0.0) != count) return SymDim();
  }
  return count < 9.2e18 ? SymDim(static_cast<int64_t>(count)) : OutOfRange(ctx);
}

// The numbers themselves where there are few.
void SetNumbers(Context& ctx, const SymDim& start, const SymDim& delta, int64_t count) {
  if (count > static_cast<int64_t>(kMaxElements) || start.IsUnknown() || delta.IsUnknown()) return;
  std::vector<SymDim> numbers;
  for (int64_t i = 0; i < count; ++i) {
    const auto offset = core::symbolic::Mul(delta, SymDim(i));
    const auto number = offset ? core::symbolic::Add(start, *offset) : std::nullopt;
    numbers.push_back(number.value_or(SymDim()));
  }
  ctx.SetIntegers(0, std::move(numbers));
}

void CountFromTo(Context& ctx) {
  const bool is_onnx = ctx.schema().min_input() == 3;
  for (size_t i = 0; i < 3; ++i) {
    // range_c1
    if (is_onnx) {
      RequireScalar(ctx, "range_c1", i);
    } else {
      RequireOneElement(ctx, "range_c1", i);
    }
  }
  SymDim scalars[3];
  std::optional<double> numbers[3];
  for (size_t i = 0; i < 3; ++i) {
    scalars[i] = InputScalar(ctx, i);
    const auto list = ctx.Numbers(i);
    if (list && list->size() == 1) numbers[i] = list->front();
  }
  // The operator of com.microsoft counts by one where the step is left out.
  if (!ctx.HasInput(2) && !is_onnx) {
    scalars[2] = 1;
    numbers[2] = 1.0;
  }
  SymDim count;
  if (numbers[2] == 0.0) {
    // range_c2
    ctx.InputFault(Code::kSize, "range_c2", 2, "a step of 0", "a step other than 0");
  } else if (!IsIntegral(ctx.ElementType(0)) && numbers[0] && numbers[1] && numbers[2]) {
    count = CountOfFloats(ctx, *numbers[0], *numbers[1], *numbers[2]);
  } else {
    // These may stand in floating point, as Cast leaves them.
    count = CountOfIntegers(ctx, scalars[0], scalars[1], scalars[2]);
  }
  ctx.SetShape(0, SymShape{KnownOrFresh(ctx, count)});
  if (count.IsInt()) SetNumbers(ctx, scalars[0], scalars[2], count.AsInt());
}

}  // namespace

// As many numbers as there are steps from `start` before `limit`.
void Range11(Context& ctx) { CountFromTo(ctx); }

// Numbers of 16 bits are computed in a wider type.
void Range27(Context& ctx) {
  const int64_t type = ctx.IntAttr("stash_type", 1);
  const TensorType input = ctx.ElementType(0);
  const bool narrow = input == TensorType::kFloat16 || input == TensorType::kBfloat16;
  if (narrow && type != static_cast<int64_t>(TensorType::kFloat) &&
      type != static_cast<int64_t>(TensorType::kDouble)) {
    // range_c3
    ctx.AttrFault(Code::kAttributeValue, "range_c3", "stash_type", StrCat("element type ", type),
                  "1 for float or 11 for double");
  }
  CountFromTo(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

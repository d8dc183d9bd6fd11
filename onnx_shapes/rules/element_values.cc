// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/element_values.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

bool HasElements(const Value& value) {
  return value.integers != nullptr || value.floats != nullptr || value.fractions != nullptr;
}

std::vector<Element> ElementsOf(const Value& value, const SymbolTable& symbols) {
  std::vector<Element> elements;
  if (value.integers != nullptr) {
    elements.reserve(value.integers->size());
    for (const SymDim& dim : *value.integers) elements.emplace_back(symbols.Resolve(dim));
  } else if (value.floats != nullptr) {
    elements.reserve(value.floats->size());
    for (const double number : *value.floats) elements.push_back(Element::FromNumber(number));
  } else if (value.fractions != nullptr) {
    elements.reserve(value.fractions->size());
    for (const Fraction& fraction : *value.fractions) {
      elements.emplace_back(symbols.Resolve(fraction.numerator));
      elements.back().divisor = fraction.divisor;
    }
  }
  return elements;
}

void SetElements(absl::Span<const Element> elements, Value* value) {
  const auto all = [&](auto predicate) {
    return std::all_of(elements.begin(), elements.end(), predicate);
  };
  if (!IsIntegral(value->type.type) && all([](const Element& e) { return e.Number(); })) {
    std::vector<double> floats;
    floats.reserve(elements.size());
    for (const Element& e : elements) floats.push_back(*e.Number());
    value->floats = std::make_shared<const std::vector<double>>(std::move(floats));
  } else if (all([](const Element& e) { return e.divisor == 1; })) {
    std::vector<SymDim> integers;
    integers.reserve(elements.size());
    for (const Element& e : elements) integers.push_back(e.numerator);
    value->integers = std::make_shared<const std::vector<SymDim>>(std::move(integers));
  } else {
    std::vector<Fraction> fractions;
    fractions.reserve(elements.size());
    for (const Element& e : elements) fractions.push_back({e.numerator, e.divisor});
    value->fractions = std::make_shared<const std::vector<Fraction>>(std::move(fractions));
  }
}

std::optional<size_t> SmallCount(const SymShape& shape) {
  constexpr size_t kTooMany = kMaxElements + 1;
  size_t count = 1;
  for (const SymDim& dim : shape.Dims()) {
    if (!dim.IsInt() || dim.AsInt() < 0) return std::nullopt;
    count = std::min(count * std::min(static_cast<size_t>(dim.AsInt()), kTooMany), kTooMany);
  }
  if (count > kMaxElements) return std::nullopt;
  return count;
}

namespace {

// Nodes with more inputs than these compute no sizes.
constexpr size_t kMaxOperands = 16;

// The elements of one input and where they lie under the output's positions.
class Operand {
 public:
  // False when the elements do not lie under an output of that shape.
  bool Init(const Value& value, const SymShape& output, const SymbolTable& symbols) {
    if (!value.shape || value.shape->Rank() > output.Rank()) return false;
    const auto count = SmallCount(*value.shape);
    elements_ = ElementsOf(value, symbols);
    if (!count || elements_.size() != *count) return false;
    strides_.assign(static_cast<size_t>(output.Rank()), 0);
    size_t stride = 1;
    for (int axis = value.shape->Rank() - 1; axis >= 0; --axis) {
      const int at = axis + output.Rank() - value.shape->Rank();
      const int64_t size = (*value.shape)[axis].AsInt();
      if (size != 1 && size != output[at].AsInt()) return false;
      if (size != 1) strides_[static_cast<size_t>(at)] = stride;
      stride *= static_cast<size_t>(size);
    }
    return true;
  }

  const Element& current() const { return elements_.empty() ? unknown_ : elements_[at_]; }
  // Moves to the next position along an axis, or from its last one back to its first.
  void Step(size_t axis) {
    if (!strides_.empty()) at_ += strides_[axis];
  }
  void Rewind(size_t axis, size_t steps) {
    if (!strides_.empty()) at_ -= strides_[axis] * steps;
  }

 private:
  std::vector<Element> elements_;
  std::vector<size_t> strides_;
  Element unknown_;
  size_t at_ = 0;
};

// Calls `visit` for every position of a shape in row-major order, the operands moved along.
template <typename Visit>
void ForEachPosition(const SymShape& shape, size_t count, std::vector<Operand>* operands,
                     Visit visit) {
  struct Counter {
    size_t axis;
    size_t size;
    size_t at = 0;
  };
  // Dimensions of size 1, of which there may be any number, do not move.
  std::vector<Counter> counters;
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    const auto size = static_cast<size_t>(shape[axis].AsInt());
    if (size != 1) counters.push_back({static_cast<size_t>(axis), size});
  }
  for (size_t i = 0; i < count; ++i) {
    visit();
    for (auto counter = counters.rbegin(); counter != counters.rend(); ++counter) {
      if (++counter->at < counter->size) {
        for (Operand& operand : *operands) operand.Step(counter->axis);
        break;
      }
      counter->at = 0;
      for (Operand& operand : *operands) operand.Rewind(counter->axis, counter->size - 1);
    }
  }
}

}  // namespace

void MapElements(Context& ctx, absl::Span<const size_t> inputs, const ElementFunction& function,
                 Known known) {
  Value& output = ctx.Output(0);
  if (!output.shape || inputs.empty() || inputs.size() > kMaxOperands) return;
  size_t given = 0;
  for (const size_t i : inputs) given += HasElements(ctx.Input(i)) ? 1 : 0;
  if (given == 0 || (known == Known::kAll && given != inputs.size())) return;
  const SymShape shape = *output.shape;
  const auto count = SmallCount(shape);
  if (!count) return;

  std::vector<Operand> operands(inputs.size());
  for (size_t k = 0; k < inputs.size(); ++k) {
    const Value& value = ctx.Input(inputs[k]);
    if (HasElements(value) && !operands[k].Init(value, shape, ctx.symbols())) return;
  }
  ElementMath math(ctx.ElementType(inputs.back()));
  std::vector<Element> elements;
  elements.reserve(*count);
  std::vector<Element> arguments(inputs.size());
  bool any_known = *count == 0;
  ForEachPosition(shape, *count, &operands, [&] {
    for (size_t k = 0; k < operands.size(); ++k) arguments[k] = operands[k].current();
    elements.push_back(function(math, arguments));
    any_known = any_known || elements.back().IsKnown();
  });
  if (any_known) SetElements(elements, &output);
  if (math.overflow()) {
    ctx.Warning(Code::kOverflow, "", "an element beyond the range of int64",
                "elements below 2^63, since what it is then depends on the runtime");
  }
}

void MapElements(Context& ctx, const ElementFunction& function, Known known) {
  std::vector<size_t> inputs(ctx.NumInputs());
  std::iota(inputs.begin(), inputs.end(), size_t{0});
  MapElements(ctx, inputs, function, known);
}

void Unary(Context& ctx, UnaryFunction function) {
  SameAsInput0(ctx);
  MapElements(ctx, {0},
              [function](ElementMath& math, ElementSpan e) { return (math.*function)(e[0]); });
}

namespace {

void MapBinary(Context& ctx, BinaryFunction function) {
  MapElements(ctx, {0, 1}, [function](ElementMath& math, ElementSpan e) {
    return (math.*function)(e[0], e[1]);
  });
}

}  // namespace

void Binary(Context& ctx, BinaryFunction function) {
  BroadcastInputs(ctx);
  MapBinary(ctx, function);
}

void LegacyBinary(Context& ctx, BinaryFunction function) {
  if (LegacyBroadcast(ctx)) MapBinary(ctx, function);
}

void MapWhere(Context& ctx) {
  const auto where = [](ElementMath&, ElementSpan e) {
    if (!e[0].numerator.IsInt()) {
      const bool same = e[1].divisor == e[2].divisor && e[1].numerator == e[2].numerator;
      return same ? e[1] : Element();
    }
    return e[0].IsTrue() ? e[1] : e[2];
  };
  MapElements(ctx, {0, 1, 2}, where, Known::kSome);
}

void MapCast(Context& ctx) {
  const TensorType to = ctx.Output(0).type.type;
  MapElements(ctx, {0}, [to](ElementMath& math, ElementSpan e) { return math.Cast(e[0], to); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

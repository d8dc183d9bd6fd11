// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/inference_context.h"

#include <algorithm>
#include <utility>

#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrAppend;
using core::StrCat;
using core::schema::AttributeType;
using core::schema::ParameterAt;

namespace {

std::string InputName(const LightOpSchema& schema, size_t input) {
  const auto* parameter = ParameterAt(schema.inputs(), input);
  return parameter == nullptr ? "" : parameter->name;
}

std::string RankText(int min, int max) {
  if (min == max) return StrCat("rank ", min);
  if (max == INT32_MAX) return StrCat("rank ", min, " or more");
  return StrCat("rank ", min, " to ", max);
}

template <typename T>
const T* DefaultOf(const LightOpSchema& schema, std::string_view name) {
  const auto* parameter = schema.FindAttribute(name);
  return parameter == nullptr ? nullptr : std::get_if<T>(&parameter->default_value);
}

}  // namespace

Context::Context(const LightOpSchema& schema, const NodeView& node,
                 absl::Span<const Value* const> inputs, absl::Span<Value> outputs,
                 SymbolTable& symbols, Host& host)
    : schema_(schema),
      node_(node),
      inputs_(inputs),
      outputs_(outputs),
      symbols_(symbols),
      host_(host) {}

const Value& Context::Absent() {
  static const auto* const kAbsent = new Value;
  return *kAbsent;
}

SymDim Context::Size(size_t i, int axis) const {
  const SymShape* shape = Shape(i);
  if (shape == nullptr) return SymDim();
  if (axis < 0) axis += shape->Rank();
  return axis >= 0 && axis < shape->Rank() ? (*shape)[axis] : SymDim();
}

std::optional<std::vector<double>> Context::Numbers(size_t i) const {
  const Value& value = Input(i);
  if (value.floats != nullptr) return *value.floats;
  if (value.integers == nullptr) return std::nullopt;
  std::vector<double> numbers;
  for (const SymDim& element : *value.integers) {
    if (!element.IsInt()) return std::nullopt;
    numbers.push_back(static_cast<double>(element.AsInt()));
  }
  return numbers;
}

std::optional<std::vector<int64_t>> Context::Ints(size_t i) const {
  const auto* elements = Integers(i);
  if (elements == nullptr) return std::nullopt;
  std::vector<int64_t> ints;
  for (const SymDim& element : *elements) {
    if (!element.IsInt()) return std::nullopt;
    ints.push_back(element.AsInt());
  }
  return ints;
}

SymDim Context::Scalar(size_t i) const {
  const auto* elements = Integers(i);
  return elements != nullptr && elements->size() == 1 ? elements->front() : SymDim();
}

const AttributeView* Context::Attr(std::string_view name, AttributeType type) const {
  for (const AttributeView& attribute : node_.attributes) {
    if (attribute.name == name) {
      return attribute.type == type && attribute.ref_attr_name.empty() ? &attribute : nullptr;
    }
  }
  return nullptr;
}

std::optional<int64_t> Context::OptionalIntAttr(std::string_view name) const {
  if (const auto* own = Attr(name, AttributeType::INT)) return own->i;
  if (const auto* value = DefaultOf<int64_t>(schema_, name)) return *value;
  return std::nullopt;
}

int64_t Context::IntAttr(std::string_view name, int64_t fallback) const {
  return OptionalIntAttr(name).value_or(fallback);
}

float Context::FloatAttr(std::string_view name, float fallback) const {
  if (const auto* own = Attr(name, AttributeType::FLOAT)) return own->f;
  if (const auto* value = DefaultOf<double>(schema_, name)) return static_cast<float>(*value);
  return fallback;
}

std::string_view Context::StringAttr(std::string_view name, std::string_view fallback) const {
  if (const auto* own = Attr(name, AttributeType::STRING)) return own->s;
  if (const auto* value = DefaultOf<std::string>(schema_, name)) return *value;
  return fallback;
}

std::optional<absl::Span<const int64_t>> Context::IntsAttr(std::string_view name) const {
  if (const auto* own = Attr(name, AttributeType::INTS)) return own->ints;
  return std::nullopt;
}

std::optional<absl::Span<const float>> Context::FloatsAttr(std::string_view name) const {
  if (const auto* own = Attr(name, AttributeType::FLOATS)) return own->floats;
  return std::nullopt;
}

TensorType Context::ElementTypeAttr(std::string_view name) {
  const auto number = OptionalIntAttr(name);
  if (!number) return TensorType::kUndefined;
  if (*number >= 1 && *number <= onnx_proto::kElementTypeCount) {
    return static_cast<TensorType>(*number);
  }
  AttrFault(Code::kElementType, "", name, StrCat("element type ", *number),
            StrCat("the number of an element type, 1 to ", onnx_proto::kElementTypeCount));
  return TensorType::kUndefined;
}

void Context::SetIntegers(size_t i, std::vector<SymDim> elements) {
  if (elements.size() > kMaxElements) return;
  Output(i).integers = std::make_shared<const std::vector<SymDim>>(std::move(elements));
}

void Context::CopyShape(size_t input, size_t output) {
  if (const SymShape* shape = Shape(input)) Output(output).shape = *shape;
}

void Context::CopyValue(size_t input, size_t output) {
  const Value& from = Input(input);
  Value& to = Output(output);
  if (from.type.Known()) to.type = from.type;
  if (from.shape) to.shape = from.shape;
  to.integers = from.integers;
  to.floats = from.floats;
  to.fractions = from.fractions;
}

SymDim Context::Product(const SymShape& shape, int begin, int end) {
  SymDim product = 1;
  for (int axis = begin; axis < end; ++axis) product = Mul(product, shape[axis]);
  return product;
}

SymDim Context::Checked(std::optional<SymDim> result) {
  if (result) return std::move(*result);
  if (!overflow_reported_) {
    overflow_reported_ = true;
    Fault(Code::kOverflow, "", "a size beyond the range of int64", "sizes below 2^63");
  }
  return SymDim();
}

core::diagnostics::Location Context::Here() const {
  return core::schema::LocationOf(schema_, node_);
}

// An input for people: "A 'x' [3,6]".
std::string Context::InputText(size_t input) const {
  std::string text = InputName(schema_, input);
  if (HasInput(input)) StrAppend(&text, " ", core::diagnostics::Quote(node_.inputs[input]));
  if (const SymShape* shape = Shape(input)) StrAppend(&text, " ", shape->ToString());
  return text;
}

// The inputs for people, the first ones of many.
std::string Context::InputsText() const {
  constexpr size_t kMaxShown = 6;
  std::string text;
  for (size_t i = 0; i < node_.inputs.size(); ++i) {
    if (!HasInput(i)) continue;
    if (!text.empty()) text += ", ";
    if (i >= kMaxShown) return text + "...";
    text += InputText(i);
  }
  return text;
}

// A finding of the node, or of an input, which the sentence shows.
Diagnostic Context::At(Code code, std::optional<size_t> input, std::string found,
                       std::string expected, std::string hint) const {
  Diagnostic diagnostic(code, Here(), std::move(found), std::move(expected), std::move(hint));
  if (!input) return diagnostic;
  StrAppend(&diagnostic.found, " (", InputText(*input), ")");
  diagnostic.location.input = InputName(schema_, *input);
  if (*input < node_.inputs.size()) diagnostic.location.value = node_.inputs[*input];
  return diagnostic;
}

void Context::Report(Diagnostic diagnostic, const char* label) {
  const std::string_view demand(label);
  if (std::find(reported_.begin(), reported_.end(), demand) != reported_.end()) return;
  if (!demand.empty()) reported_.push_back(demand);
  diagnostic.label = label;
  faulty_ = faulty_ || diagnostic.severity == core::diagnostics::Severity::kError;
  const Code code = diagnostic.code;
  const bool of_sizes = code == Code::kSize || code == Code::kSymbolConflict ||
                        code == Code::kOverflow || code == Code::kAxis;
  if (of_sizes && diagnostic.location.input.empty() && diagnostic.location.attribute.empty()) {
    if (const std::string inputs = InputsText(); !inputs.empty()) {
      StrAppend(&diagnostic.found, " (", inputs, ")");
    }
  }
  host_.Report(std::move(diagnostic));
}

void Context::Fault(Code code, const char* label, std::string found, std::string expected,
                    std::string hint) {
  Report(At(code, std::nullopt, std::move(found), std::move(expected), std::move(hint)), label);
}

void Context::InputFault(Code code, const char* label, size_t input, std::string found,
                         std::string expected, std::string hint) {
  Report(At(code, input, std::move(found), std::move(expected), std::move(hint)), label);
}

void Context::AttrFault(Code code, const char* label, std::string_view attribute, std::string found,
                        std::string expected, std::string hint) {
  Diagnostic diagnostic(code, Here(), std::move(found), std::move(expected), std::move(hint));
  diagnostic.location.attribute = attribute;
  Report(std::move(diagnostic), label);
}

void Context::Warning(Code code, const char* label, std::string found, std::string expected,
                      std::string hint) {
  Diagnostic diagnostic(code, Here(), std::move(found), std::move(expected), std::move(hint));
  diagnostic.severity = core::diagnostics::Severity::kWarning;
  Report(std::move(diagnostic), label);
}

bool Context::RequireRank(const char* label, size_t input, int min, int max) {
  const SymShape* shape = Shape(input);
  if (shape == nullptr) return false;
  if (shape->Rank() >= min && shape->Rank() <= max) return true;
  InputFault(Code::kRank, label, input, StrCat("rank ", shape->Rank()), RankText(min, max));
  return false;
}

bool Context::Unify(const SymDim& a, const SymDim& b) {
  return symbols_.Unify(a, b, [this] { return ToString(Here()); });
}

bool Context::RequireEqual(const char* label, const SymDim& a, const SymDim& b,
                           std::string_view what, std::optional<size_t> input) {
  if (Unify(a, b)) return true;
  ConflictFault(label, symbols_.conflict().a, symbols_.conflict().b, what, input);
  return false;
}

void Context::ConflictFault(const char* label, const SymDim& a, const SymDim& b,
                            std::string_view what, std::optional<size_t> input) {
  const SymbolTable::Conflict& conflict = symbols_.conflict();
  std::string found = StrCat(a.ToString(), " and ", b.ToString(), " as ", what);
  std::string expected = "equal sizes";
  if (!conflict.symbol.empty()) {
    const std::string is =
        StrCat("'", conflict.symbol, "' is ", conflict.bound.ToString(), " by ", conflict.bound_by);
    if (conflict.wanted.IsUnknown()) {
      expected += StrCat(", where ", is);
    } else {
      found = StrCat("'", conflict.symbol, "' = ", conflict.wanted.ToString(), " by the ", what);
      expected = StrCat(conflict.bound.ToString(), ", since ", is);
    }
  }
  const Code code = conflict.symbol.empty() ? Code::kSize : Code::kSymbolConflict;
  Report(At(code, input, std::move(found), std::move(expected)), label);
}

std::optional<int> Context::RequireAxis(const char* label, int64_t axis, int rank,
                                        std::string_view attribute) {
  if (axis >= -static_cast<int64_t>(rank) && axis < rank) {
    return static_cast<int>(axis < 0 ? axis + rank : axis);
  }
  AttrFault(Code::kAxis, label, attribute, StrCat("axis ", axis),
            rank == 0 ? std::string("no axis, since the rank is 0")
                      : StrCat("an axis within [", -rank, ", ", rank - 1, "]"));
  return std::nullopt;
}

SymShape Context::Broadcast(const char* label, const SymShape& a, const SymShape& b) {
  const SymShape& longer = a.Rank() >= b.Rank() ? a : b;
  const SymShape& shorter = a.Rank() >= b.Rank() ? b : a;
  SymShape result = longer;
  const int offset = longer.Rank() - shorter.Rank();
  for (int axis = 0; axis < shorter.Rank(); ++axis) {
    const SymDim& own = longer[axis + offset];
    const SymDim& other = shorter[axis];
    SymDim& size = result[axis + offset];
    if (own == other || other == SymDim(1)) continue;
    const SymDim x = symbols_.Resolve(own);
    const SymDim y = symbols_.Resolve(other);
    if (x == y || y == SymDim(1)) continue;
    if (x == SymDim(1)) {
      size = y;
    } else if (x.IsInt() && y.IsInt() && !(own.IsInt() && other.IsInt())) {
      RequireEqual(label, own, other, "sizes to broadcast");
      size = SymDim();
    } else if (x.IsInt() && y.IsInt()) {
      Fault(Code::kSize, label, StrCat("shapes ", a.ToString(), " and ", b.ToString()),
            StrCat("shapes that broadcast: sizes ", x.AsInt(), " and ", y.AsInt(),
                   " differ and neither is 1"));
      size = SymDim();
    } else if (x.IsInt() || y.IsInt()) {
      // A number other than 1 wins over a symbol, which is that number or 1.
      size = x.IsInt() ? x : y;
    } else if (core::symbolic::IsAtLeast(x, 2) && core::symbolic::IsAtLeast(y, 2)) {
      RequireEqual(label, x, y, "sizes to broadcast");
    } else if (core::symbolic::IsAtLeast(x, 2) || core::symbolic::IsAtLeast(y, 2)) {
      size = core::symbolic::IsAtLeast(x, 2) ? x : y;
    } else {
      // Either may be 1: the result is one of them, which one is not known.
      size = Fresh();
    }
  }
  return result;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/tensor_data.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "absl/types/span.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;
using core::StrJoin;
using core::symbolic::SymDim;
using core::symbolic::SymShape;
using json::JsonKind;

// More sizes than any message shows.
constexpr size_t kShownDims = 16;

enum class Family : uint8_t { kNone, kSigned, kUnsigned, kFloat, kBool, kString };

Family FamilyOf(TensorType type) {
  switch (type) {
    case TensorType::kInt4:
    case TensorType::kInt8:
    case TensorType::kInt16:
    case TensorType::kInt32:
    case TensorType::kInt64:
      return Family::kSigned;
    case TensorType::kUint4:
    case TensorType::kUint8:
    case TensorType::kUint16:
    case TensorType::kUint32:
    case TensorType::kUint64:
      return Family::kUnsigned;
    case TensorType::kFloat16:
    case TensorType::kFloat:
    case TensorType::kDouble:
      return Family::kFloat;
    case TensorType::kBool:
      return Family::kBool;
    case TensorType::kString:
      return Family::kString;
    default:
      return Family::kNone;
  }
}

// The largest number of a signed or unsigned integer type.
uint64_t LargestOf(TensorType type) {
  const int bits = onnx_proto::ElementBits(type) - (FamilyOf(type) == Family::kSigned ? 1 : 0);
  return std::numeric_limits<uint64_t>::max() >> (64 - bits);
}

bool IsUnsignedBeyondInt64(JsonValue value) {
  if (value.kind() != JsonKind::kInteger) return false;
  const std::string_view text = value.NumberText();
  uint64_t number = 0;
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc();
}

// JSON has no numbers for these; JavaScript makes them of their names.
bool IsNotFinite(std::string_view text) {
  return text == "NaN" || text == "Infinity" || text == "-Infinity";
}

bool Holds(TensorType type, JsonValue value) {
  switch (FamilyOf(type)) {
    case Family::kSigned: {
      const auto number = IntegerOf(value);
      const auto largest = static_cast<int64_t>(LargestOf(type));
      return number && *number >= -largest - 1 && *number <= largest;
    }
    case Family::kUnsigned: {
      const auto number = IntegerOf(value);
      if (!number) return type == TensorType::kUint64 && IsUnsignedBeyondInt64(value);
      return *number >= 0 && static_cast<uint64_t>(*number) <= LargestOf(type);
    }
    case Family::kFloat:
      return value.IsNumber() || IsNotFinite(value.AsString());
    case Family::kBool: {
      const auto number = IntegerOf(value);
      return value.kind() == JsonKind::kBool || (number && (*number == 0 || *number == 1));
    }
    case Family::kString:
      return value.IsString();
    case Family::kNone:
      break;
  }
  return true;
}

std::string ElementWords(TensorType type) {
  switch (FamilyOf(type)) {
    case Family::kSigned:
      return StrCat("an integer from ", -static_cast<int64_t>(LargestOf(type)) - 1, " to ",
                    LargestOf(type));
    case Family::kUnsigned:
      return StrCat("an integer from 0 to ", LargestOf(type));
    case Family::kFloat:
      return "a number, or 'NaN', 'Infinity' or '-Infinity'";
    case Family::kBool:
      return "true or false";
    default:
      return "a string";
  }
}

// Of the kinds that the JSON schema lets a value have; it has reported the others.
bool IsElement(JsonValue value) {
  return value.IsNumber() || value.IsString() || value.kind() == JsonKind::kBool;
}

// Returns the number of elements; nullopt when no memory could hold as many.
std::optional<uint64_t> Product(const std::vector<int64_t>& dims) {
  uint64_t product = 1;
  bool fits = true;
  for (const int64_t dim : dims) {
    if (dim == 0) return 0;
    const auto size = static_cast<uint64_t>(dim);
    fits = fits && product <= std::numeric_limits<uint64_t>::max() / size;
    if (fits) product *= size;
  }
  return fits ? std::optional<uint64_t>(product) : std::nullopt;
}

void CheckCount(const Tensor& tensor, std::vector<DataFault>* faults) {
  if (!tensor.data || !tensor.dims) return;
  const std::optional<uint64_t> count = Product(*tensor.dims);
  const size_t size = tensor.data->size();
  if (count && *count == size) return;
  faults->push_back({*tensor.data, StrCat(size, size == 1 ? " value" : " values"),
                     StrCat(count ? StrCat(*count) : "more than a file can hold", " for the dims ",
                            DimsText(*tensor.dims))});
}

void CheckSizes(const Tensor& tensor, std::vector<DataFault>* faults) {
  const auto dims = ArrayOf(tensor.json, "dims");
  if (tensor.dims || !dims) return;
  for (const JsonValue dim : dims->Children()) {
    if (dim.kind() != JsonKind::kInteger || dim.NumberText()[0] == '-' || dim.AsInt64()) continue;
    faults->push_back({dim, dim.Describe(), "a size below 2^63"});
    return;
  }
}

void CheckElements(const Tensor& tensor, std::vector<DataFault>* faults) {
  if (!tensor.data || FamilyOf(tensor.type) == Family::kNone) return;
  std::optional<JsonValue> first;
  size_t count = 0;
  for (const JsonValue value : tensor.data->Children()) {
    if (!IsElement(value) || Holds(tensor.type, value)) continue;
    ++count;
    if (!first) first = value;
  }
  if (!first) return;
  faults->push_back(
      {*first,
       StrCat(first->Describe(), count > 1 ? StrCat(" and ", count - 1, " more such values") : ""),
       StrCat(ElementWords(tensor.type), " as ", onnx_proto::ToTypeString(tensor.type), " holds")});
}

// The elements as numbers, where each of them is one.
template <typename T, typename Read>
std::shared_ptr<const std::vector<T>> Elements(JsonValue data, Read read) {
  auto elements = std::make_shared<std::vector<T>>();
  for (const JsonValue value : data.Children()) {
    const auto element = read(value);
    if (!element) return nullptr;
    elements->push_back(*element);
  }
  return elements;
}

}  // namespace

std::vector<DataFault> CheckData(const Tensor& tensor) {
  std::vector<DataFault> faults;
  CheckSizes(tensor, &faults);
  CheckCount(tensor, &faults);
  CheckElements(tensor, &faults);
  return faults;
}

shapes::Value ValueOf(const Tensor& tensor, bool with_elements) {
  shapes::Value value = shapes::Value::Tensor(tensor.type);
  if (!tensor.dims || tensor.dims->size() > shapes::kMaxRank) return value;
  SymShape shape;
  for (const int64_t dim : *tensor.dims) shape.PushBack(dim);
  value.shape = std::move(shape);
  if (!with_elements || !tensor.data || tensor.data->size() > shapes::kMaxElements) return value;
  switch (FamilyOf(tensor.type)) {
    case Family::kSigned:
    case Family::kUnsigned:
    case Family::kBool:
      value.integers = Elements<SymDim>(*tensor.data, [](JsonValue v) {
        return v.kind() == JsonKind::kBool ? std::optional<int64_t>(v.AsBool()) : IntegerOf(v);
      });
      break;
    case Family::kFloat:
      value.floats = Elements<double>(*tensor.data, [](JsonValue v) {
        return v.IsNumber() ? std::optional<double>(v.AsDouble()) : std::nullopt;
      });
      break;
    default:
      break;
  }
  return value;
}

std::string DimsText(const std::vector<int64_t>& dims) {
  const absl::Span<const int64_t> shown =
      absl::MakeConstSpan(dims).first(std::min(dims.size(), kShownDims));
  return StrCat("[", StrJoin(shown, ","), shown.size() < dims.size() ? ",…]" : "]");
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest

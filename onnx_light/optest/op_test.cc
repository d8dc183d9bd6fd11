// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/op_test.h"

#include <cmath>
#include <limits>

#include "onnx_light/core/diagnostics/diagnostic.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::schema::AttributeType;
using json::Code;
using json::JsonKind;

template <typename T>
struct Named {
  std::string_view name;
  T value;
};

constexpr Named<AttributeType> kKinds[] = {
    {"int", AttributeType::INT},       {"ints", AttributeType::INTS},
    {"float", AttributeType::FLOAT},   {"floats", AttributeType::FLOATS},
    {"string", AttributeType::STRING}, {"strings", AttributeType::STRINGS}};

constexpr Named<TensorType> kTypes[] = {
    {"float16", TensorType::kFloat16}, {"float32", TensorType::kFloat},
    {"float64", TensorType::kDouble},  {"int8", TensorType::kInt8},
    {"int16", TensorType::kInt16},     {"int32", TensorType::kInt32},
    {"int64", TensorType::kInt64},     {"uint8", TensorType::kUint8},
    {"uint16", TensorType::kUint16},   {"uint32", TensorType::kUint32},
    {"uint64", TensorType::kUint64},   {"bool", TensorType::kBool},
    {"string", TensorType::kString},   {"int4", TensorType::kInt4},
    {"uint4", TensorType::kUint4}};

template <typename T, size_t N>
T ValueOf(const Named<T> (&table)[N], std::string_view name) {
  for (const Named<T>& row : table) {
    if (row.name == name) return row.value;
  }
  return {};
}

// An integer of the file that no int64 holds.
std::optional<int64_t> AttributeInt(JsonValue value, JsonFindings* findings) {
  const std::optional<int64_t> number = IntegerOf(value);
  if (!number && value.kind() == JsonKind::kInteger) {
    findings->Add(Code::kOptestData, value.Place(), value.Describe(), "an integer of 64 bits");
  }
  return number;
}

std::optional<float> AttributeFloat(JsonValue value, JsonFindings* findings) {
  if (!value.IsNumber()) return std::nullopt;
  const double number = value.AsDouble();
  if (std::fabs(number) > std::numeric_limits<float>::max()) {
    findings->Add(Code::kOptestData, value.Place(), value.Describe(),
                  "a number that a 32-bit float can hold");
    return std::nullopt;
  }
  return static_cast<float>(number);
}

// Reads each element with `read`; returns whether all of them could be read.
template <typename T, typename Read>
bool ReadList(JsonValue array, Read read, std::vector<T>* list) {
  if (!array.IsArray()) return false;
  list->reserve(array.size());
  for (const JsonValue element : array.Children()) {
    const std::optional<T> value = read(element);
    if (!value) return false;
    list->push_back(*value);
  }
  return true;
}

}  // namespace

std::optional<int64_t> IntegerOf(JsonValue value) {
  if (value.kind() != JsonKind::kFloat) return value.AsInt64();
  constexpr double kExact = 9007199254740992.0;
  const double number = value.AsDouble();
  if (std::fabs(number) > kExact || std::trunc(number) != number) return std::nullopt;
  return static_cast<int64_t>(number);
}

std::string_view TextOf(JsonValue object, std::string_view name) {
  const auto member = object.Find(name);
  return member ? member->AsString() : std::string_view();
}

std::optional<JsonValue> ArrayOf(JsonValue object, std::string_view name) {
  const auto member = object.Find(name);
  return member && member->IsArray() ? member : std::nullopt;
}

Attributes::Attributes(std::optional<JsonValue> json, JsonFindings* findings) {
  if (!json) return;
  complete_ = json->IsArray();
  if (!complete_) return;
  for (const JsonValue attribute : json->Children()) Read(attribute, findings);
}

std::optional<JsonValue> Attributes::Find(std::string_view name, bool last) const {
  std::optional<JsonValue> found;
  for (size_t i = 0; i < views_.size() && (last || !found); ++i) {
    if (views_[i].name == name) found = places_[i];
  }
  return found;
}

void Attributes::Read(JsonValue json, JsonFindings* findings) {
  AttributeView view;
  view.name = TextOf(json, "name");
  view.type = ValueOf(kKinds, TextOf(json, "type"));
  const auto data = json.Find("data");
  if (view.name.empty() || view.type == AttributeType::UNDEFINED) {
    complete_ = false;
    return;
  }
  view.fields = AttributeView::Bit(view.type);
  if (!data || !ReadValue(*data, &view, findings)) complete_ = false;
  views_.push_back(view);
  places_.push_back(json);
}

bool Attributes::ReadValue(JsonValue data, AttributeView* view, JsonFindings* findings) {
  const auto as_int = [&](JsonValue value) { return AttributeInt(value, findings); };
  const auto as_float = [&](JsonValue value) { return AttributeFloat(value, findings); };
  switch (view->type) {
    case AttributeType::INT: {
      const auto value = as_int(data);
      view->i = value.value_or(0);
      return value.has_value();
    }
    case AttributeType::FLOAT: {
      const auto value = as_float(data);
      view->f = value.value_or(0);
      return value.has_value();
    }
    case AttributeType::INTS: {
      const bool read = ReadList(data, as_int, &ints_.emplace_back());
      view->ints = ints_.back();
      return read;
    }
    case AttributeType::FLOATS: {
      const bool read = ReadList(data, as_float, &floats_.emplace_back());
      view->floats = floats_.back();
      return read;
    }
    case AttributeType::STRINGS: {
      const auto keep = [&](JsonValue value) -> std::optional<const std::string*> {
        if (!value.IsString()) return std::nullopt;
        return &texts_.emplace_back(value.AsString());
      };
      const bool read = ReadList(data, keep, &strings_.emplace_back());
      view->strings = strings_.back();
      return read;
    }
    default:
      view->s = data.AsString();
      return data.IsString();
  }
}

bool IsLeftOut(JsonValue tensor) {
  const auto data = tensor.Find("data");
  return data && data->IsNull() && !tensor.Find("dims");
}

Tensor ReadTensor(JsonValue json) {
  Tensor tensor{json, ValueOf(kTypes, TextOf(json, "type")), ArrayOf(json, "data")};
  const auto data = json.Find("data");
  const auto dims = ArrayOf(json, "dims");
  // Sizes of a tensor that is left out are a fault of the schema and tell nothing.
  if (!dims || (data && data->IsNull())) return tensor;
  const auto as_size = [](JsonValue value) -> std::optional<int64_t> {
    const auto size = IntegerOf(value);
    return size && *size >= 0 ? size : std::nullopt;
  };
  std::vector<int64_t> sizes;
  if (ReadList(*dims, as_size, &sizes)) tensor.dims = std::move(sizes);
  return tensor;
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest

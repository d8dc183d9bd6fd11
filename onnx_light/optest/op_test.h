// SPDX-License-Identifier: Apache-2.0
//
// The parts of an op-test file as the checks need them, taken from JSON that may break the schema.
//
//   Attributes attributes(test.Find("attributes"), &findings);
//   Tensor tensor = ReadTensor(json);      // tensor.type == kUndefined where the file names none
//
// What is not usable is left out without a finding: the schema has had its say. Everything borrows
// from the document.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/types/tensor_type.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

using core::schema::AttributeView;
using json::JsonFindings;
using json::JsonValue;
using onnx_proto::TensorType;

/// Bytes of a name of the file that a finding keeps.
inline constexpr size_t kMaxName = 1000;

/// Returns the value of a number without a fraction, however it is written, if it fits.
std::optional<int64_t> IntegerOf(JsonValue value);

/// Returns a member's text, "" when there is none.
std::string_view TextOf(JsonValue object, std::string_view name);

/// Returns an array member; nullopt when there is none.
std::optional<JsonValue> ArrayOf(JsonValue object, std::string_view name);

/// The attributes of a test.
class Attributes {
 public:
  /// Reads the attributes; a number that does not fit its kind is a finding.
  Attributes(std::optional<JsonValue> json, JsonFindings* findings);
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;

  const std::vector<AttributeView>& views() const { return views_; }
  /// Returns where the attribute of that name is, the first or the last of them; nullopt for one
  /// that is not in the file.
  std::optional<JsonValue> Find(std::string_view name, bool last) const;
  /// Returns whether every attribute could be read.
  bool complete() const { return complete_; }

 private:
  void Read(JsonValue json, JsonFindings* findings);
  bool ReadValue(JsonValue data, AttributeView* view, JsonFindings* findings);

  std::vector<AttributeView> views_;
  std::vector<JsonValue> places_;
  std::deque<std::vector<int64_t>> ints_;
  std::deque<std::vector<float>> floats_;
  std::deque<std::string> texts_;
  std::deque<std::vector<const std::string*>> strings_;
  bool complete_ = true;
};

/// An input or output of a case.
struct Tensor {
  JsonValue json;
  TensorType type = TensorType::kUndefined;
  /// Elements; nullopt for a tensor that is left out or has none that can be read.
  std::optional<JsonValue> data = std::nullopt;
  /// Sizes; nullopt for a tensor that is left out or has none that can be read.
  std::optional<std::vector<int64_t>> dims = std::nullopt;
};

/// Returns whether the tensor is an optional one that the case does without: its data is null, and
/// it has no sizes.
bool IsLeftOut(JsonValue tensor);

/// Reads a tensor of a case.
Tensor ReadTensor(JsonValue json);

}  // namespace ONNX_LIGHT_NAMESPACE::optest

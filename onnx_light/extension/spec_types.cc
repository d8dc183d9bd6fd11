// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/spec_types.h"

#include <map>
#include <optional>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/type_expression.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

using core::StrCat;
using core::diagnostics::Quote;
using core::types::CanonicalTypeExpression;
using core::types::TypeExpressionFault;
using Expected = TypeExpressionFault::Expected;

namespace {

// Longer texts are not compared with anything.
constexpr size_t kMaxSuggested = 200;

const std::vector<std::string_view>& ElementNames() {
  static const auto* const kNames = [] {
    auto* names = new std::vector<std::string_view>;
    for (int i = 1; i <= onnx_proto::kElementTypeCount; ++i) {
      names->emplace_back(onnx_proto::ElementName(static_cast<onnx_proto::TensorType>(i)));
    }
    return names;
  }();
  return *kNames;
}

// The element type that other formats call so, or the one that is spelt most alike.
std::string_view NearestElement(std::string_view word) {
  static const auto* const kOtherNames = new std::map<std::string_view, std::string_view>{
      {"float32", "float"}, {"float64", "double"}, {"half", "float16"}, {"fp16", "float16"},
      {"fp32", "float"},    {"fp64", "double"},    {"int", "int32"},    {"long", "int64"},
      {"str", "string"},    {"boolean", "bool"},   {"bf16", "bfloat16"}};
  const std::string lower = absl::AsciiStrToLower(std::string(word));
  const auto same = absl::c_find(ElementNames(), lower);
  if (same != ElementNames().end()) return *same;
  if (const auto it = kOtherNames->find(lower); it != kOtherNames->end()) return it->second;
  return core::diagnostics::NearestName(lower, ElementNames());
}

std::string_view NearestConstructor(std::string_view word) {
  if (word == "sequence" || word == "list") return "seq";
  if (word == "sparse") return "sparse_tensor";
  return core::diagnostics::NearestName(word,
                                        {"tensor", "seq", "optional", "map", "sparse_tensor"});
}

// What should stand in the place of a fault; "" where nothing is near.
std::string Correction(Expected expected, std::string_view word) {
  switch (expected) {
    case Expected::kType: {
      const bool element = absl::c_linear_search(ElementNames(), word);
      const std::string_view constructor = element ? "" : NearestConstructor(word);
      if (!constructor.empty()) return std::string(constructor);
      const std::string_view name = NearestElement(word);
      return name.empty() ? "" : StrCat("tensor(", name, ")");
    }
    case Expected::kElement:
    case Expected::kKey:
      return std::string(NearestElement(word));
    case Expected::kClose:
      return StrCat(")", word);
    default:
      return "";
  }
}

}  // namespace

std::string NearestType(std::string_view text) {
  std::string corrected(text.substr(0, kMaxSuggested));
  // A text may be wrong in more than one place.
  constexpr int kMaxCorrections = 4;
  for (int i = 0; i <= kMaxCorrections; ++i) {
    TypeExpressionFault fault;
    if (auto canonical = CanonicalTypeExpression(corrected, &fault)) return *canonical;
    const std::string word = corrected.substr(fault.offset, fault.size);
    const std::string better = Correction(fault.expected, word);
    if (better.empty() && fault.expected != Expected::kEnd) break;
    corrected.replace(fault.offset, fault.size, better);
  }
  return "";
}

void ReadAllowedType(json::JsonValue value, core::schema::TypeConstraintParam* constraint,
                     json::JsonFindings* findings) {
  const std::string_view text = value.AsString();
  TypeExpressionFault fault;
  const std::optional<std::string> canonical = CanonicalTypeExpression(text, &fault);
  if (!canonical) {
    const std::string_view word = text.substr(fault.offset, fault.size);
    const std::string nearest = NearestType(text);
    findings->Add(core::diagnostics::Code::kSpecTypeExpression, value.Place(),
                  StrCat(Quote(text), fault.offset == 0 ? ""
                                      : word.empty()    ? ", which ends too early"
                                                        : StrCat(" with ", Quote(word))),
                  core::types::Describe(fault.expected),
                  nearest.empty() ? "" : StrCat("did you mean ", nearest, "?"));
    return;
  }
  if (const auto type = onnx_proto::TensorTypeFromString(*canonical)) {
    auto& types = constraint->allowed_type_strs;
    if (!absl::c_linear_search(types, *type)) types.push_back(*type);
  } else {
    constraint->allowed_expressions.emplace_back(text);
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension

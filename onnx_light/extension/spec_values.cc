// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/spec_values.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/numbers.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/attribute_kinds.h"
#include "onnx_light/json/canonical_json.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;
using core::schema::AttributeDefault;
using core::schema::AttributeType;
using core::schema::ExtensionAttribute;
using json::JsonKind;
using json::JsonValue;

namespace {

class ValueReader {
 public:
  explicit ValueReader(json::JsonFindings* findings) : findings_(findings) {}

  // Reads a value of a kind that is interpreted; nullopt after a finding.
  std::optional<AttributeDefault> Read(AttributeType kind, JsonValue value) {
    switch (kind) {
      case AttributeType::INT:
        return Wrap(Int(value));
      case AttributeType::FLOAT:
        return Wrap(Float(value));
      case AttributeType::STRING:
        return Wrap(String(value));
      case AttributeType::INTS:
        return List<int64_t>(value, "an array of integers", &ValueReader::Int);
      case AttributeType::FLOATS:
        return List<double>(value, "an array of numbers", &ValueReader::Float);
      case AttributeType::STRINGS:
        return List<std::string>(value, "an array of strings", &ValueReader::String);
      default:
        return std::nullopt;
    }
  }

 private:
  template <typename T>
  static std::optional<AttributeDefault> Wrap(std::optional<T> value) {
    if (!value) return std::nullopt;
    return AttributeDefault(*std::move(value));
  }

  void Report(JsonValue value, const char* expected, std::string hint) {
    findings_->Add(Code::kSpecValue, value.Place(), value.Describe(), expected, std::move(hint));
  }

  std::optional<int64_t> Int(JsonValue value) {
    if (const auto number = value.AsInt64()) return number;
    const double real = value.AsDouble();
    const bool whole = value.kind() == JsonKind::kFloat && std::trunc(real) == real;
    Report(value,
           value.kind() == JsonKind::kInteger
               ? "an integer from -9223372036854775808 to 9223372036854775807"
               : "an integer",
           whole && std::fabs(real) < 1e15
               ? StrCat("write ", static_cast<int64_t>(real), ", without a fraction")
               : QuotesHint(value));
    return std::nullopt;
  }

  static std::string QuotesHint(JsonValue value) {
    double number = 0;
    const std::string text(value.AsString());
    if (!absl::SimpleAtod(text, &number) || !std::isfinite(number)) return "";
    return StrCat("write ", core::diagnostics::Printable(text), ", without the quotes");
  }

  // Attributes of ONNX are 32-bit floats.
  std::optional<double> Float(JsonValue value) {
    if (value.IsNumber()) {
      const auto number = static_cast<float>(value.AsDouble());
      if (std::isfinite(number)) return static_cast<double>(number);
    }
    Report(value, value.IsNumber() ? "a number that a 32-bit float can hold" : "a number",
           QuotesHint(value));
    return std::nullopt;
  }

  std::optional<std::string> String(JsonValue value) {
    if (value.IsString()) return std::string(value.AsString());
    Report(value, "a string", "");
    return std::nullopt;
  }

  template <typename T>
  std::optional<AttributeDefault> List(JsonValue value, const char* expected,
                                       std::optional<T> (ValueReader::*read)(JsonValue)) {
    if (!value.IsArray()) {
      Report(value, expected, "");
      return std::nullopt;
    }
    std::vector<T> list;
    bool valid = true;
    for (const JsonValue element : value.Children()) {
      if (auto one = (this->*read)(element)) {
        list.push_back(*std::move(one));
      } else {
        valid = false;
      }
    }
    if (!valid) return std::nullopt;
    return list;
  }

  json::JsonFindings* findings_;
};

class AttributeReader {
 public:
  AttributeReader(JsonValue member, std::string_view document, json::JsonFindings* findings)
      : member_(member), document_(document), findings_(findings) {}

  ExtensionAttribute Read() {
    core::schema::AttributeParam& parameter = attribute_.parameter;
    parameter.name = member_.name();
    if (const auto kind = member_.Find("kind")) {
      parameter.type = AttributeKindFromName(kind->AsString());
    }
    if (const auto text = member_.Find("description")) parameter.description = text->AsString();
    if (const auto required = member_.Find("required")) parameter.required = required->AsBool();
    ReadAllowedValues();
    ReadDefault();
    return std::move(attribute_);
  }

 private:
  bool Interpreted() const {
    switch (attribute_.parameter.type) {
      case AttributeType::INT:
      case AttributeType::INTS:
      case AttributeType::FLOAT:
      case AttributeType::FLOATS:
      case AttributeType::STRING:
      case AttributeType::STRINGS:
        return true;
      default:
        return false;
    }
  }

  void Warn(JsonValue value) {
    if (attribute_.parameter.type == AttributeType::UNDEFINED) return;  // Reported by the schema.
    Diagnostic warning(Code::kSpecValue, value.Place(),
                       StrCat(value.Describe(), " for an attribute of kind ",
                              AttributeType_Name(attribute_.parameter.type)),
                       "null", "values of this kind are kept as written and not interpreted");
    warning.severity = Severity::kWarning;
    findings_->Add(std::move(warning));
  }

  core::schema::DocumentRange RangeOf(JsonValue value) const {
    const std::string_view text = value.Source();
    return {static_cast<size_t>(text.data() - document_.data()), text.size()};
  }

  void ReadAllowedValues() {
    const auto allowed = member_.Find("allowed_values");
    if (!allowed || !allowed->IsArray()) return;
    if (allowed->size() > 0) allowed_ = allowed;
    const bool interpreted = Interpreted();
    if (!interpreted) Warn(*allowed);
    if (interpreted) attribute_.parameter.allowed_values.reserve(allowed->size());
    for (const JsonValue value : allowed->Children()) {
      if (findings_->Full()) return;
      if (!interpreted) {
        attribute_.allowed_json.push_back(RangeOf(value));
        continue;
      }
      if (auto read = ValueReader(findings_).Read(attribute_.parameter.type, value)) {
        attribute_.parameter.allowed_values.push_back(*std::move(read));
      } else {
        all_allowed_read_ = false;
      }
    }
  }

  void ReadDefault() {
    const auto value = member_.Find("default");
    if (!value || value->IsNull()) return;
    if (attribute_.parameter.required) {
      findings_->Add(Code::kSpecValue, value->Place(),
                     StrCat("the default ", value->Describe(), " of a required attribute"), "null",
                     "either every node writes the attribute, or it has a default");
      return;
    }
    if (!Interpreted()) {
      attribute_.default_json = RangeOf(*value);
      Warn(*value);
      if (allowed_ && !AllowsText(json::CanonicalJson(*value))) ReportNotAllowed(*value);
      return;
    }
    auto read = ValueReader(findings_).Read(attribute_.parameter.type, *value);
    if (!read) return;
    const auto& allowed = attribute_.parameter.allowed_values;
    // An allowed value that could not be read may be the one that is meant.
    if (allowed_ && all_allowed_read_ && !absl::c_linear_search(allowed, *read)) {
      ReportNotAllowed(*value);
    }
    attribute_.parameter.default_value = *std::move(read);
  }

  bool AllowsText(const std::string& canonical) const {
    for (const JsonValue value : allowed_->Children()) {
      if (json::CanonicalJson(value) == canonical) return true;
    }
    return false;
  }

  void ReportNotAllowed(JsonValue value) {
    constexpr size_t kShown = 16;
    std::vector<std::string> shown;
    for (const JsonValue one : allowed_->Children()) {
      shown.push_back(shown.size() < kShown ? core::diagnostics::Printable(one.Source(), 50)
                                            : "...");
      if (shown.size() > kShown) break;
    }
    std::vector<std::string_view> names;
    for (const AttributeDefault& one : attribute_.parameter.allowed_values) {
      if (const auto* text = std::get_if<std::string>(&one)) names.push_back(*text);
    }
    findings_->Add(Code::kSpecValue, value.Place(), StrCat("the default ", value.Describe()),
                   StrCat("one of the allowed values: ", StrJoin(shown, ", ")),
                   core::diagnostics::DidYouMean(value.AsString(), names));
  }

  JsonValue member_;
  std::string_view document_;
  json::JsonFindings* findings_;
  ExtensionAttribute attribute_;
  std::optional<JsonValue> allowed_;  // The allowed values, where there are any.
  bool all_allowed_read_ = true;
};

}  // namespace

ExtensionAttribute ReadAttribute(JsonValue member, std::string_view document,
                                 json::JsonFindings* findings) {
  return AttributeReader(member, document, findings).Read();
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension

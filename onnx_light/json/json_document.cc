// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_document.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_bounds.h"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::StrAppend;
using core::StrCat;
using core::diagnostics::Quote;
using core::diagnostics::Severity;

namespace {

// Bytes of a pointer that a finding keeps.
constexpr size_t kMaxPointer = 1000;

// Appends a name as a step of a JSON Pointer.
void AppendStep(std::string_view name, std::string* pointer) {
  *pointer += '/';
  for (const char c : name.substr(0, kMaxPointer)) {
    if (c == '~') {
      *pointer += "~0";
    } else if (c == '/') {
      *pointer += "~1";
    } else {
      *pointer += c;
    }
  }
}

// Reads a step of a JSON Pointer and moves `pointer` behind it.
std::string TakeStep(std::string_view* pointer) {
  pointer->remove_prefix(1);
  const std::string_view step = pointer->substr(0, pointer->find('/'));
  pointer->remove_prefix(step.size());
  std::string name;
  for (size_t i = 0; i < step.size(); ++i) {
    if (step[i] == '~' && i + 1 < step.size() && (step[i + 1] == '0' || step[i + 1] == '1')) {
      name += step[++i] == '0' ? '~' : '/';
    } else {
      name += step[i];
    }
  }
  return name;
}

}  // namespace

const char* KindName(JsonKind kind) {
  constexpr const char* kNames[] = {"null",     "a boolean", "an integer", "a number",
                                    "a string", "an array",  "an object"};
  return kNames[static_cast<size_t>(kind)];
}

void JsonFindings::Add(Code code, Location place, std::string found, std::string expected,
                       std::string hint) {
  Add({code, std::move(place), std::move(found), std::move(expected), std::move(hint)});
}

void JsonFindings::Add(Diagnostic finding) {
  if (finding.severity == Severity::kError) ++errors_;
  if (Full()) return;
  if (++kept_ > kMaxKept) {
    finding = {Code::kMoreFindings, Location(), "more findings than are listed", "",
               "repair those above and check again"};
  }
  out_->push_back(std::move(finding));
}

JsonKind JsonValue::kind() const { return document_->nodes_[index_].kind; }

bool JsonValue::AsBool() const {
  return kind() == JsonKind::kBool && document_->nodes_[index_].value != 0;
}

std::optional<int64_t> JsonValue::AsInt64() const {
  if (kind() != JsonKind::kInteger) return std::nullopt;
  const std::string_view text = NumberText();
  int64_t value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (parsed.ec != std::errc()) return std::nullopt;
  return value;
}

double JsonValue::AsDouble() const {
  return IsNumber() ? std::strtod(std::string(NumberText()).c_str(), nullptr) : 0;
}

std::string_view JsonValue::AsString() const {
  return IsString() ? document_->StringAt(document_->nodes_[index_].value) : std::string_view();
}

std::string_view JsonValue::NumberText() const {
  if (!IsNumber()) return {};
  const JsonDocument::Node& node = document_->nodes_[index_];
  const std::string_view text = document_->text_;
  return text.substr(node.begin, node.value - node.begin);
}

std::string_view JsonValue::Source() const {
  const std::string_view text = document_->text_;
  const size_t begin = document_->nodes_[index_].begin;
  return text.substr(begin, EndOfValue(text, begin) - begin);
}

size_t JsonValue::size() const {
  return IsArray() || IsObject() ? document_->nodes_[index_].value : 0;
}

JsonChildren JsonValue::Children() const {
  return JsonChildren(document_, index_ + 1, document_->nodes_[index_].next);
}

std::optional<JsonValue> JsonValue::Find(std::string_view name) const {
  if (!IsObject()) return std::nullopt;
  for (const JsonValue value : Children()) {
    if (value.name() == name) return value;
  }
  return std::nullopt;
}

std::string_view JsonValue::name() const {
  const uint32_t name = document_->nodes_[index_].name;
  return name == JsonDocument::kNone ? std::string_view() : document_->StringAt(name);
}

Location JsonValue::Place() const {
  return document_->PlaceAt(index_, document_->nodes_[index_].begin);
}

Location JsonValue::NamePlace() const {
  const JsonDocument::Node& node = document_->nodes_[index_];
  return document_->PlaceAt(index_, node.name == JsonDocument::kNone ? node.begin : node.position);
}

std::string JsonValue::Describe() const {
  const auto counted = [&](const char* what) {
    return StrCat(KindName(kind()), " of ", size(), " ", what, size() == 1 ? "" : "s");
  };
  switch (kind()) {
    case JsonKind::kNull:
      return "null";
    case JsonKind::kBool:
      return AsBool() ? "true" : "false";
    case JsonKind::kInteger:
    case JsonKind::kFloat:
      return core::diagnostics::Printable(NumberText());
    case JsonKind::kString:
      return Quote(AsString());
    case JsonKind::kArray:
      return size() == 0 ? "an empty array" : counted("value");
    case JsonKind::kObject:
      return size() == 0 ? "an empty object" : counted("member");
  }
  return "";
}

JsonDocument::JsonDocument(std::string text) : text_(std::move(text)) {
  LineMark mark{1, 0};
  for (size_t i = 0; i < text_.size(); ++i) {
    if (i % kLineStep == 0) lines_.push_back(mark);
    if (text_[i] == '\n') mark = {mark.line + 1, static_cast<uint32_t>(i + 1)};
  }
  lines_.push_back(mark);
}

std::optional<JsonValue> JsonDocument::At(std::string_view pointer) const {
  std::optional<JsonValue> value = Root();
  while (value && !pointer.empty()) {
    if (pointer.front() != '/') return std::nullopt;
    const std::string step = TakeStep(&pointer);
    if (!value->IsArray()) {
      value = value->Find(step);
      continue;
    }
    size_t index = 0;
    const char* const end = step.data() + step.size();
    const auto parsed = std::from_chars(step.data(), end, index);
    const bool canonical = parsed.ec == std::errc() && parsed.ptr == end && StrCat(index) == step;
    if (!canonical || index >= value->size()) return std::nullopt;
    auto child = value->Children().begin();
    for (; index > 0; --index) ++child;
    value = *child;
  }
  return value;
}

std::string JsonDocument::PointerTo(uint32_t index) const {
  std::vector<uint32_t> path;
  for (uint32_t i = index; nodes_[i].parent != kNone; i = nodes_[i].parent) path.push_back(i);
  std::string pointer;
  for (auto step = path.rbegin(); step != path.rend() && pointer.size() < kMaxPointer; ++step) {
    const Node& node = nodes_[*step];
    if (node.name != kNone) {
      AppendStep(StringAt(node.name), &pointer);
    } else {
      StrAppend(&pointer, "/", node.position);
    }
  }
  return pointer;
}

void JsonDocument::SetLine(size_t offset, Location* place) const {
  offset = std::min(offset, text_.size());
  const size_t first = offset / kLineStep;
  LineMark mark = lines_[std::min(first, lines_.size() - 1)];
  for (size_t i = first * kLineStep; i < offset; ++i) {
    if (text_[i] == '\n') mark = {mark.line + 1, static_cast<uint32_t>(i + 1)};
  }
  place->line = mark.line;
  place->column = static_cast<int64_t>(offset - mark.line_begin + 1);
}

Location JsonDocument::PlaceAt(uint32_t index, size_t offset) const {
  Location place;
  place.pointer = PointerTo(index);
  SetLine(offset, &place);
  return place;
}

void JsonDocument::ReportRepeatedNames(Code code, JsonFindings* findings) const {
  std::vector<uint32_t> members;
  for (uint32_t i = 0; i < nodes_.size() && !findings->Full(); ++i) {
    if (nodes_[i].kind != JsonKind::kObject || nodes_[i].value < 2) continue;
    members.clear();
    for (uint32_t m = i + 1; m != nodes_[i].next; m = nodes_[m].next) members.push_back(m);
    // Sorted, not hashed: whoever writes the document must not choose how long this takes.
    std::stable_sort(members.begin(), members.end(), [&](uint32_t a, uint32_t b) {
      return StringAt(nodes_[a].name) < StringAt(nodes_[b].name);
    });
    for (size_t m = 1; m < members.size() && !findings->Full(); ++m) {
      const JsonValue value(this, members[m]);
      if (value.name() != StringAt(nodes_[members[m - 1]].name)) continue;
      findings->Add(code, value.NamePlace(), StrCat("the name ", Quote(value.name()), " again"),
                    "each name of an object once");
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::json

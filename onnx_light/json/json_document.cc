// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_document.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/hash/hash.h"
#include "absl/strings/string_view.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_text.h"

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

JsonKind JsonValue::kind() const {
  switch (document_->text_[begin_]) {
    case 'n':
      return JsonKind::kNull;
    case 't':
    case 'f':
      return JsonKind::kBool;
    case '"':
      return JsonKind::kString;
    case '[':
      return JsonKind::kArray;
    case '{':
      return JsonKind::kObject;
    default:
      break;
  }
  const std::string_view number = Source();
  return number.find_first_of(".eE") == std::string_view::npos ? JsonKind::kInteger
                                                               : JsonKind::kFloat;
}

bool JsonValue::HasNode() const { return document_->nodes_[node_].begin == begin_; }

size_t JsonValue::End() const {
  return HasNode() ? document_->nodes_[node_].end : EndOfToken(document_->text_, begin_);
}

bool JsonValue::AsBool() const { return document_->text_[begin_] == 't'; }

std::optional<int64_t> JsonValue::AsInt64() const {
  if (kind() != JsonKind::kInteger) return std::nullopt;
  const std::string_view text = Source();
  int64_t value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (parsed.ec != std::errc()) return std::nullopt;
  return value;
}

double JsonValue::AsDouble() const {
  return IsNumber() ? std::strtod(std::string(Source()).c_str(), nullptr) : 0;
}

std::string_view JsonValue::AsString() const {
  return IsString() ? document_->Decode(begin_, Source()) : std::string_view();
}

std::string_view JsonValue::NumberText() const {
  return IsNumber() ? Source() : std::string_view();
}

std::string_view JsonValue::Source() const {
  const std::string_view text = document_->text_;
  return text.substr(begin_, End() - begin_);
}

size_t JsonValue::size() const {
  size_t count = 0;
  const JsonChildren children = Children();
  for (auto it = children.begin(); it != children.end(); ++it) ++count;
  return count;
}

JsonChildren JsonValue::Children() const { return JsonChildren(*this); }

std::optional<JsonValue> JsonValue::Find(std::string_view name) const {
  if (!IsObject()) return std::nullopt;
  for (const JsonValue value : Children()) {
    if (value.name() == name) return value;
  }
  return std::nullopt;
}

std::string_view JsonValue::name() const {
  return HasNode() && document_->IsMember(node_)
             ? document_->NameAt(document_->nodes_[node_].position)
             : std::string_view();
}

Location JsonValue::Place() const {
  Location place;
  place.pointer = document_->PointerTo(node_);
  if (!HasNode()) StrAppend(&place.pointer, "/", position_);
  document_->SetLine(begin_, &place);
  return place;
}

Location JsonValue::NamePlace() const {
  Location place = Place();
  if (HasNode() && document_->IsMember(node_)) {
    document_->SetLine(document_->nodes_[node_].position, &place);
  }
  return place;
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

std::string JsonDocument::TakeText() && {
  text_.resize(nodes_[0].end);
  text_.erase(0, nodes_[0].begin);
  return std::move(text_);
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
    if (!canonical) return std::nullopt;
    const JsonChildren elements = value->Children();
    auto element = elements.begin();
    for (; index > 0 && element != elements.end(); --index) ++element;
    value = element != elements.end() ? std::optional(*element) : std::nullopt;
  }
  return value;
}

bool JsonDocument::IsMember(uint32_t node) const {
  const uint32_t parent = nodes_[node].parent;
  return parent != kNone && text_[nodes_[parent].begin] == '{';
}

uint32_t JsonDocument::After(uint32_t node) const {
  const auto next = nodes_.begin() + node + 1;
  // Most nodes have none inside.
  if (next == nodes_.end() || next->begin >= nodes_[node].end) return node + 1;
  const auto after =
      std::lower_bound(next, nodes_.end(), nodes_[node].end,
                       [](const Node& other, uint32_t end) { return other.begin < end; });
  return static_cast<uint32_t>(after - nodes_.begin());
}

std::string_view JsonDocument::Decode(size_t begin, std::string_view source) const {
  const std::string_view raw = source.substr(1, source.size() - 2);
  if (raw.find('\\') == std::string_view::npos) return raw;
  const auto decoded =
      std::lower_bound(strings_.begin(), strings_.end(), begin,
                       [](const Decoded& other, size_t at) { return other.begin < at; });
  return {decoded_.data() + decoded->offset, decoded->size};
}

std::string_view JsonDocument::NameAt(size_t begin) const {
  const std::string_view text = text_;
  return Decode(begin, text.substr(begin, EndOfToken(text, begin) - begin));
}

std::string JsonDocument::PointerTo(uint32_t node) const {
  std::vector<uint32_t> path;
  for (uint32_t i = node; nodes_[i].parent != kNone; i = nodes_[i].parent) path.push_back(i);
  std::string pointer;
  for (auto step = path.rbegin(); step != path.rend() && pointer.size() < kMaxPointer; ++step) {
    if (IsMember(*step)) {
      AppendStep(NameAt(nodes_[*step].position), &pointer);
    } else {
      StrAppend(&pointer, "/", nodes_[*step].position);
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

void JsonDocument::ReportRepeatedNames(Code code, JsonFindings* findings) const {
  // By the place of the name. The seed of the hash is not known to whoever writes the document.
  const auto name_at = [this](uint32_t begin) {
    const std::string_view name = NameAt(begin);
    return absl::string_view(name.data(), name.size());
  };
  const auto hash = [&](uint32_t begin) { return absl::Hash<absl::string_view>()(name_at(begin)); };
  const auto same = [&](uint32_t a, uint32_t b) { return name_at(a) == name_at(b); };
  absl::flat_hash_set<uint32_t, decltype(hash), decltype(same)> seen(0, hash, same);
  for (uint32_t i = 0; i < nodes_.size() && !findings->Full(); ++i) {
    const JsonValue object = NodeValue(i);
    if (!object.IsObject()) continue;
    seen.clear();
    for (const JsonValue value : object.Children()) {
      if (findings->Full()) break;
      if (seen.insert(nodes_[value.node_].position).second) continue;
      findings->Add(code, value.NamePlace(), StrCat("the name ", Quote(value.name()), " again"),
                    "each name of an object once");
    }
  }
}

JsonChildren::Iterator JsonChildren::begin() const {
  const uint32_t node = parent_.node_;
  if (!parent_.HasNode() || !(parent_.IsArray() || parent_.IsObject())) return end();
  Iterator first(parent_, node, node + 1);
  first.value_.position_ = JsonDocument::kNone;  // Before the first.
  first.MoveTo(parent_.begin_ + 1);
  return first;
}

JsonChildren::Iterator JsonChildren::end() const {
  return {{parent_.document_, parent_.node_, JsonDocument::kNone, 0}, parent_.node_, 0};
}

JsonChildren::Iterator& JsonChildren::Iterator::operator++() {
  const size_t end = value_.End();
  if (value_.HasNode()) next_node_ = value_.document_->After(value_.node_);
  MoveTo(end);
  return *this;
}

// Goes to the value that begins at `offset` or behind it.
void JsonChildren::Iterator::MoveTo(size_t offset) {
  const JsonDocument& document = *value_.document_;
  const uint32_t position = value_.position_ + 1;
  const bool has_node = next_node_ < document.nodes_.size();
  if (document.text_[document.nodes_[parent_].begin] == '{') {
    const bool inside =
        has_node && document.nodes_[next_node_].begin < document.nodes_[parent_].end;
    value_ = inside ? document.NodeValue(next_node_)
                    : JsonValue(&document, parent_, JsonDocument::kNone, 0);
    return;
  }
  const auto begin = static_cast<uint32_t>(SkipSeparators(document.text_, offset));
  if (document.text_[begin] == ']') {
    value_ = {&document, parent_, JsonDocument::kNone, 0};
  } else if (has_node && document.nodes_[next_node_].begin == begin) {
    value_ = document.NodeValue(next_node_);
  } else {
    value_ = {&document, parent_, begin, position};
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::json

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/optest.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_document.h"
#include "onnx_light/json/json_schema.h"
#include "onnx_light/json/text_file.h"
#include "onnx_light/optest/case_check.h"
#include "onnx_light/optest/op_test.h"
#include "onnx_light/optest/op_test_schema.h"
#include "onnx_light/optest/platform_condition.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;
using core::diagnostics::Location;
using core::diagnostics::Quote;
using core::diagnostics::Severity;
using core::schema::Arity;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::SchemaRegistry;
using json::Code;
using json::JsonDocument;
using json::JsonSchema;

bool HasCapital(std::string_view text) {
  return absl::c_any_of(text,
                        [](char c) { return absl::ascii_isupper(static_cast<unsigned char>(c)); });
}

const JsonSchema& Schema() {
  static const auto* const kSchema =
      new JsonSchema(kOpTestSchema, {{"[A-Z][a-zA-Z]*", &HasCapital}});
  return *kSchema;
}

bool IsError(const Diagnostic& diagnostic) { return diagnostic.severity == Severity::kError; }

// --- Whether a case fits a version, without a finding about it.

bool AttributesFit(const LightOpSchema& schema, const std::vector<AttributeView>& attributes) {
  for (const AttributeView& attribute : attributes) {
    const auto* parameter = schema.FindAttribute(attribute.name);
    if (parameter == nullptr || parameter->type != attribute.type) return false;
  }
  return absl::c_all_of(schema.attributes(), [&](const auto& parameter) {
    return !parameter.required || absl::c_any_of(attributes, [&](const AttributeView& attribute) {
      return attribute.name == parameter.name;
    });
  });
}

bool InputsFit(const LightOpSchema& schema, JsonValue inputs) {
  const Arity arity = ArityOf(schema.inputs());
  if (inputs.size() < static_cast<size_t>(arity.min) ||
      inputs.size() > static_cast<size_t>(arity.max)) {
    return false;
  }
  size_t index = 0;
  for (const JsonValue input : inputs.Children()) {
    if (index >= static_cast<size_t>(arity.min)) break;
    const FormalParameter* parameter = ParameterAt(schema.inputs(), index++);
    if (parameter->option != ParameterOption::kOptional && IsLeftOut(input)) return false;
  }
  return true;
}

// A case without one of its lists is no node, and fits any version.
bool CaseFits(const LightOpSchema& schema, JsonValue json) {
  const auto inputs = ArrayOf(json, "inputs");
  const auto outputs = ArrayOf(json, "outputs");
  if (!inputs || !outputs) return true;
  return InputsFit(schema, *inputs) &&
         outputs->size() >= static_cast<size_t>(schema.min_output()) &&
         outputs->size() <= static_cast<size_t>(schema.max_output());
}

// --- Where findings belong.

// Takes the number of the next step off a pointer such as "/0/cases/1".
std::optional<size_t> TakeIndex(std::string_view* pointer) {
  size_t index = 0;
  if (pointer->empty() || pointer->front() != '/') return std::nullopt;
  const char* end = pointer->data() + pointer->size();
  const auto parsed = std::from_chars(pointer->data() + 1, end, index);
  if (parsed.ec != std::errc()) return std::nullopt;
  pointer->remove_prefix(static_cast<size_t>(parsed.ptr - pointer->data()));
  return index;
}

bool TakeStep(std::string_view* pointer, std::string_view step) {
  if (pointer->substr(0, step.size()) != step) return false;
  pointer->remove_prefix(step.size());
  return true;
}

// Takes the number of a case off a pointer that leads to one.
std::optional<size_t> TakeCase(std::string_view* pointer) {
  return TakeStep(pointer, "/cases") ? TakeIndex(pointer) : std::nullopt;
}

void SortByPlace(std::vector<Diagnostic>* diagnostics) {
  std::stable_sort(diagnostics->begin(), diagnostics->end(),
                   [](const Diagnostic& a, const Diagnostic& b) {
                     return std::tie(a.location.line, a.location.column) <
                            std::tie(b.location.line, b.location.column);
                   });
}

std::string GraphOf(const TestResult& test) {
  return StrCat("test:", test.name.substr(0, kMaxName));
}

// Gives a finding to a case, with the names of what its pointer leads to.
void AddToCase(const TestResult& test, CaseResult* result, Diagnostic finding) {
  Location& place = finding.location;
  place.graph = GraphOf(test);
  place.node_name = result->name.substr(0, kMaxName);
  std::string_view pointer = place.pointer;
  if (TakeIndex(&pointer) && TakeCase(&pointer)) {
    const char* side = TakeStep(&pointer, "/inputs")    ? "inputs"
                       : TakeStep(&pointer, "/outputs") ? "outputs"
                                                        : "";
    const auto tensor = *side != 0 ? TakeIndex(&pointer) : std::nullopt;
    if (tensor) place.value = StrCat(side, "[", *tensor, "]");
  }
  result->passed = result->passed && !IsError(finding);
  result->diagnostics.push_back(std::move(finding));
}

// --- One file.

class FileCheck {
 public:
  FileCheck(const SchemaRegistry& registry, OptestResult* result)
      : registry_(registry), result_(*result), findings_(&all_) {}

  void Run(std::string text) {
    const auto document =
        JsonDocument::Parse(std::move(text), {Code::kOptestSyntax, true}, &findings_);
    if (document != nullptr) {
      const JsonValue root = document->Root();
      Schema().Check(root, {Code::kOptestSchema, Code::kOptestSchema}, &findings_);
      if (root.IsArray()) {
        for (const JsonValue test : root.Children()) CheckTest(test);
      }
    }
    for (Diagnostic& finding : all_) Place(std::move(finding));
    SortByPlace(&result_.diagnostics);
    for (TestResult& test : result_.tests) {
      for (CaseResult& c : test.cases) SortByPlace(&c.diagnostics);
    }
  }

 private:
  void CheckTest(JsonValue json);
  void CheckCases(JsonValue json, JsonValue cases, const Attributes& attributes,
                  const LightOpSchema* schema, TestResult* test);
  void CheckCondition(JsonValue json);
  const LightOpSchema* FindSchema(JsonValue json, const Attributes& attributes,
                                  const TestResult& test);
  std::vector<const LightOpSchema*> Candidates(JsonValue json, const TestResult& test);
  std::optional<int> CheckOpset(JsonValue opset, const TestResult& test);
  Diagnostic Explain(JsonValue json, const TestResult& test) const;
  void ReportUnknown(JsonValue json, Diagnostic finding);
  void Place(Diagnostic finding);

  const SchemaRegistry& registry_;
  OptestResult& result_;
  std::vector<Diagnostic> all_;
  JsonFindings findings_;
  PlatformConditions conditions_;
};

void FileCheck::CheckTest(JsonValue json) {
  TestResult& test = result_.tests.emplace_back();
  test.name = TextOf(json, "name");
  test.op_type = TextOf(json, "operator");
  const auto opset = json.Find("opset");
  test.domain = core::schema::CanonicalDomain(opset ? TextOf(*opset, "domain") : "");
  const auto cases = ArrayOf(json, "cases");
  if (cases) {
    test.cases.resize(cases->size());
    size_t index = 0;
    for (const JsonValue c : cases->Children()) test.cases[index++].name = TextOf(c, "name");
  }
  if (findings_.Full()) return;

  CheckCondition(json);
  const Attributes attributes(json.Find("attributes"), &findings_);
  const LightOpSchema* schema = FindSchema(json, attributes, test);
  if (schema != nullptr) test.since_version = schema->since_version();
  if (cases) CheckCases(json, *cases, attributes, schema, &test);
}

void FileCheck::CheckCases(JsonValue json, JsonValue cases, const Attributes& attributes,
                           const LightOpSchema* schema, TestResult* test) {
  const TestNode node{test->op_type, test->domain, attributes,
                      ArrayOf(json, "inputShapeDefinitions")};
  std::optional<Diagnostic> unknown;
  if (schema == nullptr && !test->op_type.empty()) unknown = Explain(json, *test);
  size_t index = 0;
  for (const JsonValue c : cases.Children()) {
    CaseResult& result = test->cases[index++];
    if (findings_.Full()) return;
    if (!c.IsObject()) continue;
    const size_t before = all_.size();
    if (unknown) ReportUnknown(c, *unknown);
    CaseCheck(node, c, schema, &findings_).Run();
    result.passed = !findings_.Full();
    for (size_t i = before; i < all_.size(); ++i) AddToCase(*test, &result, std::move(all_[i]));
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(before), all_.end());
  }
}

void FileCheck::CheckCondition(JsonValue json) {
  const auto condition = json.Find("platformCondition");
  if (!condition || !condition->IsString()) return;
  if (auto fault = conditions_.Check(condition->AsString())) {
    findings_.Add(Code::kOptestSchema, condition->Place(), std::move(fault->found),
                  std::move(fault->expected));
  }
}

// The first candidate that takes the attributes and every case; if none does, the first of all.
const LightOpSchema* FileCheck::FindSchema(JsonValue json, const Attributes& attributes,
                                           const TestResult& test) {
  const auto cases = ArrayOf(json, "cases");
  const auto takes_cases = [&](const LightOpSchema& schema) {
    bool fits = true;
    if (!cases) return fits;
    for (const JsonValue c : cases->Children()) fits = fits && CaseFits(schema, c);
    return fits;
  };
  const auto candidates = Candidates(json, test);
  for (const LightOpSchema* schema : candidates) {
    if (!schema->deprecated() && AttributesFit(*schema, attributes.views()) &&
        takes_cases(*schema)) {
      return schema;
    }
  }
  return candidates.empty() ? nullptr : candidates.front();
}

// The version that the test states, or all of them, newest first. A test names no overload; any may
// be meant.
std::vector<const LightOpSchema*> FileCheck::Candidates(JsonValue json, const TestResult& test) {
  std::vector<const LightOpSchema*> candidates;
  const auto opset = json.Find("opset");
  const auto version = opset ? CheckOpset(*opset, test) : std::nullopt;
  for (const std::string_view overload : registry_.Overloads(test.domain, test.op_type)) {
    if (version) {
      const auto* schema = registry_.Find(test.domain, test.op_type, *version, overload);
      if (schema != nullptr) candidates.push_back(schema);
      continue;
    }
    const auto* history = registry_.History(test.domain, test.op_type, overload);
    for (auto it = history->rbegin(); it != history->rend(); ++it) candidates.push_back(&*it);
  }
  return candidates;
}

std::optional<int> FileCheck::CheckOpset(JsonValue opset, const TestResult& test) {
  const auto stated = opset.Find("version");
  if (!stated || !stated->IsNumber()) return std::nullopt;
  constexpr int kMax = std::numeric_limits<int>::max();
  const int64_t version = IntegerOf(*stated).value_or(kMax);
  const int newest = registry_.MaxVersion(test.domain);
  if (newest > 0 && version > newest) {
    findings_.Add(Code::kOpsetTooNew, stated->Place(),
                  StrCat("version ", stated->NumberText().substr(0, 20)),
                  StrCat("at most ", newest, ", the newest version known of ", Quote(test.domain)));
  }
  return static_cast<int>(std::clamp<int64_t>(version, 0, kMax));
}

// What cannot be checked has not passed, whatever a model may do with such a node.
Diagnostic FileCheck::Explain(JsonValue json, const TestResult& test) const {
  int64_t version = registry_.MaxVersion(test.domain);
  if (const auto opset = json.Find("opset")) {
    const auto stated = opset->Find("version");
    if (stated) version = IntegerOf(*stated).value_or(version);
  }
  Diagnostic finding = registry_.Explain(
      test.domain, test.op_type,
      static_cast<int>(std::clamp<int64_t>(version, 0, std::numeric_limits<int>::max())));
  if (finding.code == Code::kUnverifiedNode) {
    finding.code = Code::kUnknownOperator;
    finding.severity = Severity::kError;
  }
  finding.location = Location();
  finding.location.op_type = test.op_type.substr(0, kMaxName);
  finding.location.domain = test.domain.substr(0, kMaxName);
  return finding;
}

void FileCheck::ReportUnknown(JsonValue json, Diagnostic finding) {
  const Location place = json.Place();
  finding.location.pointer = place.pointer;
  finding.location.line = place.line;
  finding.location.column = place.column;
  findings_.Add(std::move(finding));
}

// Gives a finding to what its pointer leads to.
void FileCheck::Place(Diagnostic finding) {
  const std::string whole = finding.location.pointer;
  std::string_view pointer = whole;
  const auto index = TakeIndex(&pointer);
  if (index && *index < result_.tests.size()) {
    TestResult& test = result_.tests[*index];
    const auto case_index = TakeCase(&pointer);
    if (case_index && *case_index < test.cases.size()) {
      return AddToCase(test, &test.cases[*case_index], std::move(finding));
    }
    finding.location.graph = GraphOf(test);
    test.faulty = test.faulty || IsError(finding);
  }
  result_.diagnostics.push_back(std::move(finding));
}

}  // namespace

bool TestResult::passed() const {
  return !faulty && absl::c_all_of(cases, [](const CaseResult& c) { return c.passed; });
}

bool OptestResult::valid() const {
  return absl::c_none_of(diagnostics, IsError) &&
         absl::c_all_of(tests, [](const TestResult& test) { return test.passed(); });
}

OptestResult CheckOptests(std::string text, const SchemaRegistry& registry) {
  OptestResult result;
  FileCheck(registry, &result).Run(std::move(text));
  return result;
}

OptestResult CheckOptestFile(const std::filesystem::path& path, const SchemaRegistry& registry) {
  json::TextFile file = json::ReadTextFile(path);
  if (!file.problem) return CheckOptests(std::move(file.text), registry);
  OptestResult result;
  result.io_error = true;
  result.diagnostics.push_back(std::move(*file.problem));
  return result;
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest

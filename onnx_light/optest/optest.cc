// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/optest.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <set>
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
using core::schema::kNewestVersion;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::SchemaRegistry;
using json::Code;
using json::JsonDocument;
using json::JsonKind;
using json::JsonSchema;

bool HasCapital(std::string_view text) {
  return absl::c_any_of(text,
                        [](char c) { return absl::ascii_isupper(static_cast<unsigned char>(c)); });
}

const JsonSchema& Schema() {
  static const auto* const kSchema = new JsonSchema(
      kOpTestSchema, {{"[A-Z][a-zA-Z]*", {&HasCapital, "a name with a capital letter"}}});
  return *kSchema;
}

bool IsError(const Diagnostic& diagnostic) { return diagnostic.severity == Severity::kError; }

// Whether a finding is of an attribute itself, not of what a rule makes of its value.
bool IsOfAttribute(const Diagnostic& finding) {
  switch (finding.code) {
    case Code::kUnknownAttribute:
    case Code::kDuplicateAttribute:
    case Code::kAttributeType:
    case Code::kAttributeValue:
      return true;
    default:
      return false;
  }
}

// The version that an opset states; the newest where it states none that there can be.
int VersionFrom(const std::optional<JsonValue>& stated) {
  const int64_t version = stated ? IntegerOf(*stated).value_or(0) : 0;
  return version < 1 ? kNewestVersion
                     : static_cast<int>(std::min<int64_t>(version, kNewestVersion));
}

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
      for (CaseResult& c : test.cases) {
        SortByPlace(&c.diagnostics);
        c.passed = c.passed && !test.faulty;
      }
    }
  }

 private:
  void CheckTest(JsonValue json);
  void CheckCases(JsonValue json, JsonValue cases, const Attributes& attributes,
                  const LightOpSchema* schema, TestResult* test);
  static void LeaveOut(const std::set<std::string, std::less<>>& names, TestNode* node);
  void CheckPlatform(JsonValue json);
  const LightOpSchema* FindSchema(JsonValue json, const Attributes& attributes,
                                  const TestResult& test);
  std::vector<const LightOpSchema*> Candidates(JsonValue json, const TestResult& test);
  std::optional<int> CheckOpset(JsonValue opset, const TestResult& test);
  void ReportUnknown(JsonValue json, const TestResult& test);
  void Place(Diagnostic finding);

  const SchemaRegistry& registry_;
  OptestResult& result_;
  std::vector<Diagnostic> all_;
  JsonFindings findings_;
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

  CheckPlatform(json);
  const Attributes attributes(json.Find("attributes"), &findings_);
  const LightOpSchema* schema = FindSchema(json, attributes, test);
  if (schema != nullptr) {
    test.since_version = schema->since_version();
  } else if (HasCapital(test.op_type)) {  // Others break the schema.
    ReportUnknown(json, test);
  }
  if (cases) CheckCases(json, *cases, attributes, schema, &test);
}

void FileCheck::CheckCases(JsonValue json, JsonValue cases, const Attributes& attributes,
                           const LightOpSchema* schema, TestResult* test) {
  TestNode node{json,
                test->op_type,
                test->domain,
                attributes,
                attributes.views(),
                attributes.complete(),
                ArrayOf(json, "inputShapeDefinitions")};
  // What a case says of the test, the others say too.
  std::set<std::string> of_test;
  size_t index = 0;
  for (const JsonValue c : cases.Children()) {
    CaseResult& result = test->cases[index++];
    if (findings_.Full()) return;
    if (!c.IsObject()) continue;
    std::vector<Diagnostic> found;
    JsonFindings findings(&found);
    CaseCheck(node, c, schema, &findings).Run();
    const std::string pointer = c.Place().pointer;
    std::set<std::string, std::less<>> faulty;
    for (Diagnostic& finding : found) {
      const bool of_case = finding.location.pointer.substr(0, pointer.size()) == pointer;
      if (!of_case && IsOfAttribute(finding)) faulty.insert(finding.location.attribute);
      if (!of_case) finding.location.node_name.clear();
      if (of_case || of_test.insert(ToString(finding)).second) findings_.Add(std::move(finding));
    }
    LeaveOut(faulty, &node);
    result.passed = !findings_.Full();
  }
}

// Further cases do without the attributes that do not fit the operator, so that these are looked at
// once.
void FileCheck::LeaveOut(const std::set<std::string, std::less<>>& names, TestNode* node) {
  if (names.empty()) return;
  const auto is_named = [&](const AttributeView& view) { return names.count(view.name) > 0; };
  node->views.erase(std::remove_if(node->views.begin(), node->views.end(), is_named),
                    node->views.end());
  node->complete = false;
}

void FileCheck::CheckPlatform(JsonValue json) {
  const auto condition = json.Find("platformCondition");
  if (!condition || !condition->IsString()) return;
  if (auto fault = CheckCondition(condition->AsString())) {
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
  const std::optional<int64_t> number = IntegerOf(*stated);
  if (!number && stated->kind() != JsonKind::kInteger) return std::nullopt;  // The schema tells.
  const std::string_view text = stated->NumberText();
  const int newest = registry_.MaxVersion(test.domain);
  const auto report = [&](Code code, std::string expected) {
    findings_.Add(code, stated->Place(), StrCat("version ", text.substr(0, 20)),
                  std::move(expected));
  };
  if (number ? *number < 1 : text[0] == '-') {
    report(Code::kOptestData, "a version, 1 or later");
    return std::nullopt;
  }
  const int version = VersionFrom(stated);
  if (newest > 0 && version > newest) {
    report(Code::kOpsetTooNew,
           StrCat("at most ", newest, ", the newest version known of ", Quote(test.domain)));
  }
  return version;
}

// What cannot be checked has not passed, whatever a model may do with such a node.
void FileCheck::ReportUnknown(JsonValue json, const TestResult& test) {
  const auto opset = json.Find("opset");
  const auto version = opset ? opset->Find("version") : std::nullopt;
  Diagnostic finding = registry_.Explain(test.domain, test.op_type, VersionFrom(version));
  if (finding.code == Code::kUnverifiedNode) {
    finding.code = Code::kUnknownOperator;
    finding.severity = Severity::kError;
  }
  std::optional<JsonValue> subject = json.Find("operator");
  if (finding.code == Code::kOperatorNewerThanOpset) subject = version;
  if (opset && !registry_.HasDomain(test.domain)) subject = opset->Find("domain");
  finding.location = subject.value_or(json).Place();
  finding.location.op_type = test.op_type.substr(0, kMaxName);
  finding.location.domain = test.domain.substr(0, kMaxName);
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

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/optest_report.h"

#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_replace.h"
#include "onnx_light/cli/diagnostic_json.h"
#include "onnx_light/cli/finding_text.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrAppend;
using core::StrCat;
using core::diagnostics::Diagnostic;
using core::diagnostics::Printable;
using core::diagnostics::Quote;
using core::diagnostics::Severity;
using optest::CaseResult;
using optest::OptestResult;
using optest::TestResult;

int64_t CasesOf(const OptestResult& result) {
  size_t count = 0;
  for (const TestResult& test : result.tests) count += test.cases.size();
  return static_cast<int64_t>(count);
}

// "ai.onnx::Conv-22", or what there is of it.
std::string OperatorText(const TestResult& test) {
  if (test.op_type.empty()) return "no operator";
  std::string text = StrCat(Printable(test.domain), "::", Printable(test.op_type));
  if (test.since_version > 0) StrAppend(&text, "-", test.since_version);
  return text;
}

std::string Verdict(const OptestResult& result, const Style& style) {
  if (result.io_error) return style.Red("could not be checked");
  return StrCat(result.valid() ? style.Green("valid") : style.Red("not valid"), "  (",
                CountOf(static_cast<int64_t>(result.tests.size()), "test"), ", ",
                CountOf(CasesOf(result), "case"), ")");
}

class Printer {
 public:
  Printer(const Style& style, std::ostream& out) : style_(style), out_(out) {}

  void Print(const TestResult& test) {
    out_ << "  " << (test.passed() ? style_.Green("ok") : style_.Red("failed")) << "  "
         << Printable(test.name) << "  " << style_.Dim(OperatorText(test)) << "\n";
    for (const CaseResult& c : test.cases) {
      for (const Diagnostic& d : c.diagnostics) Print("    ", StrCat("case ", Quote(c.name)), d);
    }
  }

  // One of the file, or of a test's own parts.
  void Print(const Diagnostic& d) {
    constexpr std::string_view kTest = "test:";
    const std::string_view graph = d.location.graph;
    const bool of_test = graph.substr(0, kTest.size()) == kTest;
    Print("  ", of_test ? StrCat("test ", Quote(graph.substr(kTest.size()))) : "", d);
  }

 private:
  void Print(const char* indent, const std::string& where, const Diagnostic& d) {
    const char* severity = core::diagnostics::SeverityName(d.severity);
    out_ << indent
         << (d.severity == Severity::kError     ? style_.Red(severity)
             : d.severity == Severity::kWarning ? style_.Yellow(severity)
                                                : style_.Cyan(severity))
         << ": ";
    std::vector<std::string> parts;
    if (!where.empty()) parts.push_back(where);
    if (d.location.line >= 0) parts.push_back(StrCat(d.location.line, ":", d.location.column));
    if (const std::string tensor = TensorText(d); !tensor.empty()) parts.push_back(tensor);
    // The parts above say where; the sentence is the diagnostic's own.
    Diagnostic bare = d;
    bare.location = core::diagnostics::Location();
    parts.push_back(absl::StrReplaceAll(Plain(ToString(bare)), {{"\n", StrCat("\n", indent)}}));
    out_ << core::StrJoin(parts, ": ") << "\n";
  }

  static std::string TensorText(const Diagnostic& d) {
    const auto& place = d.location;
    if (!place.attribute.empty()) return StrCat("attribute ", Quote(place.attribute));
    const std::string& formal = place.input.empty() ? place.output : place.input;
    if (place.value.empty()) return formal.empty() ? "" : Quote(formal);
    return formal.empty() ? place.value : StrCat(place.value, " ", Quote(formal));
  }

  const Style& style_;
  std::ostream& out_;
};

Json PlacedJson(const Diagnostic& diagnostic) {
  const auto& place = diagnostic.location;
  Json record = DiagnosticJson(diagnostic);
  const bool placed = place.line >= 0;
  record["pointer"] = placed ? Json(place.pointer) : Json();
  record["line"] = placed ? Json(place.line) : Json();
  record["column"] = placed ? Json(place.column) : Json();
  return record;
}

Json DiagnosticsJson(const std::vector<Diagnostic>& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& d : diagnostics) list.push_back(PlacedJson(d));
  return list;
}

Json TestJson(const TestResult& test) {
  Json cases = Json::array();
  for (const CaseResult& c : test.cases) {
    cases.push_back(
        {{"name", c.name}, {"passed", c.passed}, {"diagnostics", DiagnosticsJson(c.diagnostics)}});
  }
  return {{"name", test.name},
          {"operator", test.op_type},
          {"domain", test.domain},
          {"since_version", test.since_version > 0 ? Json(test.since_version) : Json()},
          {"cases", std::move(cases)}};
}

}  // namespace

void PrintOptestFile(const std::string& path, const OptestResult& result, const Style& style,
                     std::ostream& out) {
  out << style.Bold(Printable(path, std::string::npos)) << ": " << Verdict(result, style) << "\n";
  Printer printer(style, out);
  for (const TestResult& test : result.tests) printer.Print(test);
  for (const Diagnostic& d : result.diagnostics) printer.Print(d);
}

Json OptestFileJson(const std::string& path, const OptestResult& result) {
  Json tests = Json::array();
  for (const TestResult& test : result.tests) tests.push_back(TestJson(test));
  return {{"path", path},
          {"valid", result.valid()},
          {"tests", std::move(tests)},
          {"diagnostics", DiagnosticsJson(result.diagnostics)}};
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

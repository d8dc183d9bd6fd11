// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "onnx_light/cli/cli.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/verify_report.h"
#include "onnx_light/core/diagnostics/diagnostic.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::diagnostics::CodeInfo;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;

const char* LevelOf(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return "error";
    case Severity::kWarning:
      return "warning";
    case Severity::kInfo:
      return "note";
    case Severity::kIgnored:
      break;
  }
  return "none";
}

// A path as a URI reference: bytes that are not unreserved or "/" as %XX.
std::string UriOf(const std::string& path) {
  constexpr const char* kHex = "0123456789ABCDEF";
  std::string uri = path.front() == '/' ? "file://" : "";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    if (plain) {
      uri += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      uri += '%';
      uri += kHex[byte >> 4];
      uri += kHex[byte & 15];
    }
  }
  return uri;
}

Json Rules() {
  Json rules = Json::array();
  for (const CodeInfo& info : core::diagnostics::AllCodes()) {
    rules.push_back({{"id", IdOf(info.code)},
                     {"name", info.name},
                     {"shortDescription", {{"text", info.explanation}}},
                     {"defaultConfiguration", {{"level", LevelOf(info.severity)}}}});
  }
  return rules;
}

size_t RuleIndex(core::diagnostics::Code code) {
  const auto& codes = core::diagnostics::AllCodes();
  return static_cast<size_t>(
      std::find_if(codes.begin(), codes.end(), [&](const CodeInfo& i) { return i.code == code; }) -
      codes.begin());
}

// The place inside the model: "main/node[12:Conv]" by the fields that say which node.
Json LogicalLocation(const core::diagnostics::Location& location) {
  std::string name = location.graph;
  if (location.node_index >= 0) {
    name += "/node[" + std::to_string(location.node_index) + ":" + location.op_type + "]";
  }
  Json logical = {{"fullyQualifiedName", name}};
  if (!location.node_name.empty()) logical["name"] = location.node_name;
  return logical;
}

Json ResultOf(const std::string& path, const Diagnostic& d) {
  std::string text = ToString(d.location);
  if (!text.empty()) text += ": ";
  text += d.Message() + ".";
  if (!d.hint.empty()) text += " Hint: " + d.hint;
  Json location = {{"physicalLocation", {{"artifactLocation", {{"uri", UriOf(path)}}}}}};
  if (!d.location.graph.empty()) {
    location["logicalLocations"] = Json::array({LogicalLocation(d.location)});
  }
  return {{"ruleId", IdOf(d.code)},
          {"ruleIndex", RuleIndex(d.code)},
          {"level", LevelOf(d.severity)},
          {"message", {{"text", text}}},
          {"locations", Json::array({location})}};
}

class SarifReport : public VerifyReport {
 public:
  explicit SarifReport(std::ostream& out) : out_(out), results_((WriteHead(out), out)) {}

  void Add(const FileResult& result) override {
    for (const Diagnostic& d : result.verification.diagnostics) {
      results_.Add(ResultOf(result.path, d));
    }
  }

  void End(int exit_code) override {
    results_.End();
    const Json invocation = {{"executionSuccessful", exit_code != kNotCarriedOut},
                             {"exitCode", exit_code}};
    out_ << ", \"invocations\": [" << Dump(invocation) << "]}]}\n";
  }

 private:
  static void WriteHead(std::ostream& out) {
    const Json driver = {{"name", "onnx-light"}, {"version", Version()}, {"rules", Rules()}};
    out << R"({"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", )"
        << R"("runs": [{"columnKind": "utf16CodeUnits", "tool": {"driver": )" << Dump(driver)
        << "}, \"results\": ";
  }

  std::ostream& out_;
  RecordWriter results_;
};

}  // namespace

std::unique_ptr<VerifyReport> MakeSarifReport(std::ostream& out) {
  return std::make_unique<SarifReport>(out);
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "onnx_light/cli/cli.h"
#include "onnx_light/cli/diagnostic_json.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/verify_report.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::diagnostics::Code;
using core::diagnostics::Diagnostic;

// What was read of the model; nothing of it has a meaning for a file that is not one.
void AddModelFacts(const model::VerificationResult& verification, Json* record) {
  const bool is_model =
      std::none_of(verification.diagnostics.begin(), verification.diagnostics.end(),
                   [](const Diagnostic& d) { return d.code == Code::kUnreadable; });
  const auto fact = [&](auto value) { return is_model ? Json(value) : Json(); };
  (*record)["ir_version"] = verification.ir_version == 0 ? Json() : Json(verification.ir_version);
  Json imports = Json::object();
  for (const auto& [domain, version] : verification.opset_imports) imports[domain] = version;
  (*record)["opset_imports"] = is_model ? std::move(imports) : Json();
  (*record)["nodes"] = fact(verification.nodes);
  (*record)["unverified_nodes"] = fact(verification.unverified_nodes);
}

class JsonReport : public VerifyReport {
 public:
  explicit JsonReport(std::ostream& out)
      : out_(out), files_((out << "{\"version\": " << Dump(Version()) << ", \"files\": ", out)) {}

  void Add(const FileResult& result) override {
    Json record = {{"path", result.path},
                   {"valid", !result.verification.io_error && result.verification.valid()}};
    AddModelFacts(result.verification, &record);
    Json& diagnostics = record["diagnostics"] = Json::array();
    for (const Diagnostic& d : result.verification.diagnostics) {
      diagnostics.push_back(DiagnosticJson(d));
    }
    files_.Add(record);
    out_.flush();
  }

  void End(int /*exit_code*/) override {
    files_.End();
    out_ << "}\n";
  }

 private:
  std::ostream& out_;
  RecordWriter files_;
};

}  // namespace

std::unique_ptr<VerifyReport> MakeJsonReport(std::ostream& out) {
  return std::make_unique<JsonReport>(out);
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

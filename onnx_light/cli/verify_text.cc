// SPDX-License-Identifier: Apache-2.0
#include <limits>
#include <string>
#include <utility>

#include "onnx_light/cli/finding_text.h"
#include "onnx_light/cli/verify_report.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrAppend;
using core::StrCat;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;

class TextReport : public VerifyReport {
 public:
  TextReport(std::ostream& out, const Style& style, bool verbose)
      : out_(out), style_(style), verbose_(verbose) {}

  void Add(const FileResult& result) override {
    out_ << style_.Bold(core::diagnostics::Printable(result.path, std::string::npos)) << ": "
         << Verdict(result) << "\n";
    for (const Diagnostic& d : result.verification.diagnostics) {
      if (d.severity > Severity::kInfo || (verbose_ && d.severity == Severity::kInfo)) {
        PrintFinding(d, style_, out_);
      }
    }
    out_.flush();
  }

  void End(int /*exit_code*/) override {
    const int64_t files = valid_ + invalid_ + unreadable_;
    if (files < 2) return;
    out_ << "\n" << CountOf(files, "file") << ": " << valid_ << " valid";
    if (invalid_ > 0) out_ << ", " << invalid_ << " with errors";
    if (unreadable_ > 0) out_ << ", " << unreadable_ << " could not be checked";
    out_ << "\n";
  }

 private:
  std::string Verdict(const FileResult& result) {
    if (result.verification.io_error) {
      ++unreadable_;
      return style_.Red("could not be checked");
    }
    ++(result.verification.valid() ? valid_ : invalid_);
    return StrCat(VerdictOf(result.verification.diagnostics, style_), Facts(result.verification));
  }

  // What was looked at: "  (95 nodes, ai.onnx 17)".
  static std::string Facts(const model::VerificationResult& verification) {
    if (verification.opset_imports.empty()) return "";
    std::string text = StrCat("  (", CountOf(verification.nodes, "node"));
    if (verification.unverified_nodes > 0) {
      StrAppend(&text, ", ", verification.unverified_nodes, " unverified");
    }
    for (const auto& [domain, version] : verification.opset_imports) {
      StrAppend(&text, ", ", core::diagnostics::Printable(domain), " ", version);
    }
    return text + ")";
  }

  std::ostream& out_;
  Style style_;
  bool verbose_;
  int64_t valid_ = 0;
  int64_t invalid_ = 0;
  int64_t unreadable_ = 0;
};

}  // namespace

std::unique_ptr<VerifyReport> MakeTextReport(std::ostream& out, const Style& style, bool verbose) {
  return std::make_unique<TextReport>(out, style, verbose);
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

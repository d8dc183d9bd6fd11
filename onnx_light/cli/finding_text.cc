// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/finding_text.h"

#include "absl/strings/str_replace.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

using core::StrCat;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;

std::string CountOf(int64_t count, const char* noun) {
  return StrCat(count, " ", noun, count == 1 ? "" : "s");
}

std::string VerdictOf(const std::vector<Diagnostic>& findings, const Style& style) {
  int64_t errors = 0;
  int64_t warnings = 0;
  for (const Diagnostic& d : findings) {
    errors += d.severity == Severity::kError ? 1 : 0;
    warnings += d.severity == Severity::kWarning ? 1 : 0;
  }
  std::string text = errors > 0 ? style.Red(CountOf(errors, "error")) : style.Green("valid");
  if (warnings > 0) text += StrCat(", ", style.Yellow(CountOf(warnings, "warning")));
  return text;
}

void PrintFinding(const Diagnostic& finding, const Style& style, std::ostream& out) {
  const char* name = core::diagnostics::SeverityName(finding.severity);
  out << "  "
      << (finding.severity == Severity::kError     ? style.Red(name)
          : finding.severity == Severity::kWarning ? style.Yellow(name)
                                                   : style.Cyan(name))
      << ": " << absl::StrReplaceAll(Plain(ToString(finding)), {{"\n", "\n  "}}) << "\n";
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

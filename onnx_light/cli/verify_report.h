// SPDX-License-Identifier: Apache-2.0
//
// Writes what `verify` finds, file by file, in one of its formats.
//
//   auto report = MakeJsonReport(out);
//   for (const FileResult& result : results) report->Add(result);
//   report->End(exit_code);
//
// A report holds nothing of the results it was given. One thread at a time.
#pragma once

#include <memory>
#include <ostream>
#include <string>

#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/model/model_verifier.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// What became of one path.
struct FileResult {
  std::string path;
  model::VerificationResult verification;
};

/// Writes results in one format.
class VerifyReport {
 public:
  virtual ~VerifyReport() = default;
  virtual void Add(const FileResult& result) = 0;
  /// Writes what stands after the last result.
  virtual void End(int exit_code) = 0;
};

/// For people. Infos are left out unless `verbose`.
std::unique_ptr<VerifyReport> MakeTextReport(std::ostream& out, const Style& style, bool verbose);
/// The JSON of docs/cli.md.
std::unique_ptr<VerifyReport> MakeJsonReport(std::ostream& out);
/// SARIF 2.1.0, which code hosts show beside the files.
std::unique_ptr<VerifyReport> MakeSarifReport(std::ostream& out);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

// SPDX-License-Identifier: Apache-2.0
//
// Verifies a whole model in one pass and reports every fault, each once, with its place.
//
//   VerificationResult result = VerifyModel(std::filesystem::path("model.onnx"));
//   for (const Diagnostic& d : result.diagnostics) std::cerr << ToString(d) << "\n";
//   return result.valid() ? 0 : 1;
//
// What "valid" promises is listed in docs/verification.md. Nothing throws for a bad model: a file
// that cannot be read is a diagnostic too. Results own their strings. Calls are independent of each
// other and may run on several threads at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE {
class ModelProto;
}

namespace ONNX_LIGHT_NAMESPACE::model {

using core::diagnostics::Diagnostic;

/// Choices of a verification.
struct VerifyOptions {
  /// Schemas to hold nodes against; null means the built-in ones.
  const core::schema::SchemaRegistry* registry = nullptr;
  /// Folder against which external data is looked up. Empty: for a path its own folder, otherwise
  /// external data is checked for form only and counted in `unchecked_external_data`.
  std::filesystem::path base_dir;
  /// Weights that differ from the code's own; kIgnored leaves a finding out.
  std::map<core::diagnostics::Code, core::diagnostics::Severity> severities;
  /// Whether shapes are inferred and held against what operators demand and the model declares.
  bool inference = true;
};

/// What a verification found.
struct VerificationResult {
  std::vector<Diagnostic> diagnostics;
  int64_t ir_version = 0;
  /// Version of each imported domain ("ai.onnx" for the default one).
  std::map<std::string, int64_t> opset_imports;
  /// Nodes of the main graph, as the contract of the command line counts them.
  int64_t nodes = 0;
  /// Nodes without a known schema, in all graphs and functions.
  int64_t unverified_nodes = 0;
  /// Tensors whose external data was checked for form only.
  int64_t unchecked_external_data = 0;
  /// Whether the file could not be read (LoadedModel::io_error), so that nothing was verified.
  bool io_error = false;

  /// Returns whether no finding is an error.
  bool valid() const;
};

/// Verifies the model in a file; weights are not read. A `std::string` could be a path or a model
/// and is ambiguous: say std::filesystem::path(s), or std::string_view(s) for a serialized model.
VerificationResult VerifyModel(const std::filesystem::path& path,
                               const VerifyOptions& options = {});

/// Verifies a serialized model.
VerificationResult VerifyModel(std::string_view bytes, const VerifyOptions& options = {});

/// Verifies a model in memory.
VerificationResult VerifyModel(const ModelProto& model, const VerifyOptions& options = {});

}  // namespace ONNX_LIGHT_NAMESPACE::model

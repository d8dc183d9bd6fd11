// SPDX-License-Identifier: Apache-2.0
//
// Checks op-test files (the .jsonc files of onnxruntime's web tests) without running anything.
//
//   OptestResult result = CheckOptests(text, BuiltInRegistry());
//   for (const TestResult& test : result.tests)
//     for (const CaseResult& c : test.cases)
//       for (const Diagnostic& d : c.diagnostics) std::cerr << ToString(d) << "\n";
//
// Each case is held against the JSON schema of the format, against its own data, and as a node
// against the operator's schema and shape rule. Nothing throws for a bad file; what a hostile one
// can cost is bounded. Results own their strings. Calls are independent of each other.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

using core::diagnostics::Diagnostic;

/// What became of one case.
struct CaseResult {
  std::string name;
  bool passed = false;  ///< It was checked and no finding is an error.
  std::vector<Diagnostic> diagnostics;
};

/// The cases of one test.
struct TestResult {
  std::string name;
  std::string op_type;
  std::string domain;      ///< "ai.onnx" for the default one.
  int since_version = -1;  ///< Of the schema the cases were held against; -1 for none.
  std::vector<CaseResult> cases;
  bool faulty = false;  ///< An error is in a part that the cases share.

  /// Returns whether no part of the test and no case has an error.
  bool passed() const;
};

/// What was found in one file.
struct OptestResult {
  std::vector<TestResult> tests;
  /// Findings that belong to no case.
  std::vector<Diagnostic> diagnostics;
  bool io_error = false;  ///< The file could not be read, so that nothing was checked.

  /// Returns whether every case passed and no finding is an error.
  bool valid() const;
};

/// Checks the text of a file. A test that states no opset is held against the newest version of the
/// operator that takes its attributes and the numbers of its inputs and outputs; if none does, the
/// newest.
///
/// A finding has its place in the text (pointer, line, column) and the names of the file's parts:
/// `graph` is "test:NAME", `node_name` the case, `value` the tensor as in "inputs[1]", `input` or
/// `output` its formal name.
OptestResult CheckOptests(std::string text, const core::schema::SchemaRegistry& registry);

/// Checks a file.
OptestResult CheckOptestFile(const std::filesystem::path& path,
                             const core::schema::SchemaRegistry& registry);

}  // namespace ONNX_LIGHT_NAMESPACE::optest

// SPDX-License-Identifier: Apache-2.0
//
// Where the findings of a verification go: weights are applied here and nowhere else, and what a
// hostile file can make of them is bounded.
//
//   Findings findings(options.severities, &result.diagnostics);
//   findings.Add({Code::kMissingField, place, "no opset_import", "one for each domain in use"});
//   findings.Finish();
//
// One thread at a time; the vector is the caller's.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Location;
using core::diagnostics::Severity;

/// Collects findings.
class Findings {
 public:
  /// Findings of one severity that are kept; those beyond are counted.
  static constexpr size_t kMaxKept = 10000;
  /// Bytes of a name or a text that are kept.
  static constexpr size_t kMaxText = 1000;

  /// Returns as much of a name of the model as a finding can keep, so that many findings about one
  /// long name cost no more than short ones.
  static std::string_view Bounded(std::string_view text) { return text.substr(0, kMaxText + 1); }

  Findings(const std::map<Code, Severity>& severities, std::vector<Diagnostic>* out)
      : severities_(severities), out_(out) {}

  /// Keeps a finding with the weight that the caller gave its code, or with its own.
  void Add(Diagnostic finding);

  /// Returns whether a finding of this code would only be counted, so that its text is not needed.
  bool Full(Code code) const;

  /// Counts findings of a code that nobody wrote down.
  void Skip(Code code, int64_t count = 1);

  /// Adds a remark on the findings that were not kept, if there are any.
  void Finish();

 private:
  Severity WeightOf(Code code, Severity own) const;

  const std::map<Code, Severity>& severities_;
  std::vector<Diagnostic>* out_;
  std::array<size_t, 4> kept_ = {};  // By severity.
  int64_t skipped_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

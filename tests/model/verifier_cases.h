// SPDX-License-Identifier: Apache-2.0
//
// What the tests of model verification have in common: a case is a small model and every finding
// that it must have, with code and place.
//
//   {"DanglingInput", "ir 8 import ai.onnx 17 graph () -> (y: float[]) { 'n': y = Relu(gone) }",
//    {"error dangling-input main #0 'n' Relu-14 input=X value=gone"}}
//
// A line is the severity, the code, the graph ("-" for the model), the node's position, name and
// operator where there is one, and the other fields of the place that are set.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/model_verifier.h"
#include "tests/model/model_text.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {

/// A model and its findings.
struct VerifierCase {
  const char* name;
  const char* model;
  std::vector<std::string> findings;
  /// What the text cannot say.
  std::function<void(ModelProto*)> change = nullptr;

  friend void PrintTo(const VerifierCase& c, std::ostream* out) { *out << c.name; }
};

inline std::string LineOf(const Diagnostic& finding) {
  using core::StrAppend;
  const auto& place = finding.location;
  std::string line = core::StrCat(SeverityName(finding.severity), " ", InfoOf(finding.code).name,
                                  " ", place.graph.empty() ? "-" : place.graph);
  if (place.node_index >= 0) StrAppend(&line, " #", place.node_index);
  if (!place.node_name.empty()) StrAppend(&line, " '", place.node_name, "'");
  if (!place.op_type.empty()) {
    StrAppend(&line, " ", place.domain == "ai.onnx" ? "" : place.domain + "::", place.op_type);
  } else if (!place.domain.empty() && place.node_index < 0) {
    StrAppend(&line, " domain=", place.domain);
  }
  if (place.since_version >= 0) StrAppend(&line, "-", place.since_version);
  const std::pair<const char*, const std::string&> fields[] = {{"input", place.input},
                                                               {"output", place.output},
                                                               {"attribute", place.attribute},
                                                               {"value", place.value}};
  for (const auto& [name, value] : fields) {
    if (!value.empty()) StrAppend(&line, " ", name, "=", value);
  }
  return line;
}

inline std::vector<std::string> LinesOf(const VerificationResult& result) {
  std::vector<std::string> lines;
  for (const Diagnostic& finding : result.diagnostics) lines.push_back(LineOf(finding));
  return lines;
}

inline ModelProto ModelOf(const VerifierCase& c) {
  ModelProto model = ModelFromText(c.model);
  if (c.change) c.change(&model);
  return model;
}

class VerifierCases : public ::testing::TestWithParam<VerifierCase> {};

/// Names a parameterized test by its case.
inline std::string NameOf(const ::testing::TestParamInfo<VerifierCase>& info) {
  return info.param.name;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

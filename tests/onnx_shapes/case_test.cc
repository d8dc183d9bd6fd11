// SPDX-License-Identifier: Apache-2.0
//
// Runs the cases of cases/*.txt and holds rules, constraints and cases against each other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "case_file.h"
#include "labels.h"

namespace onnx_light_tests {
namespace {

const std::string kCases = ONNX_LIGHT_SOURCE_DIR "/tests/onnx_shapes/cases";

std::string WithoutSpaces(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

// Returns what `from` does not have.
std::vector<std::string> Missing(const std::set<std::string>& all,
                                 const std::set<std::string>& from) {
  std::vector<std::string> missing;
  std::set_difference(all.begin(), all.end(), from.begin(), from.end(),
                      std::back_inserter(missing));
  return missing;
}

TEST(Cases, GiveWhatTheySay) {
  for (const CaseLine& line : ReadCases(kCases)) {
    SCOPED_TRACE(line.file + ":" + std::to_string(line.line) + ": " + line.text);
    CaseResult result;
    try {
      result = RunCase(line);
    } catch (const std::exception& error) {
      ADD_FAILURE() << error.what();
      continue;
    }
    if (result.finding.empty()) {
      EXPECT_THAT(result.findings, ::testing::IsEmpty());
    } else {
      const std::string wanted = result.finding + (line.label.empty() ? "" : " " + line.label);
      EXPECT_THAT(result.findings, ::testing::ElementsAre(wanted));
    }
    if (result.finding.empty() || !result.expected.empty()) {
      EXPECT_EQ(WithoutSpaces(result.outputs), WithoutSpaces(result.expected));
    }
  }
}

// Every label of constraints.def has a case that breaks it, and no case names another one.
TEST(Cases, BreakEveryConstraint) {
  const std::set<std::string>& labels = AllLabels();
  std::set<std::string> broken;
  for (const CaseLine& line : ReadCases(kCases)) {
    if (line.text.find('!') != std::string::npos && !line.label.empty()) {
      broken.insert(line.label);
    }
  }
  EXPECT_THAT(Missing(labels, broken), ::testing::IsEmpty()) << "constraints that no case breaks";
  EXPECT_THAT(Missing(broken, labels), ::testing::IsEmpty()) << "labels that no constraint has";
}

// Operators break only the constraints that are listed as theirs.
TEST(Cases, BreakConstraintsOfTheirOperators) {
  for (const CaseLine& line : ReadCases(kCases)) {
    if (line.text.find('!') == std::string::npos || line.label.empty()) continue;
    const CaseOperator op = OperatorOf(line);
    EXPECT_TRUE(Belongs(line.label, op.domain, op.op_type))
        << line.file << ":" << line.line << ": " << line.label << " is not one of " << op.op_type
        << ", see onnx_shapes/constraint_table.h";
  }
}

}  // namespace
}  // namespace onnx_light_tests

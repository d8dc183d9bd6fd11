// SPDX-License-Identifier: Apache-2.0
//
// Feeds the checker of op-test files: any text ends in a result whose parts agree with each other.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "onnx_light/opsets/operator_sets.h"
#include "onnx_light/optest/optest.h"

namespace optest = ONNX_LIGHT_NAMESPACE::optest;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const optest::OptestResult result =
      optest::CheckOptests(std::string(reinterpret_cast<const char*>(data), size),
                           ONNX_LIGHT_NAMESPACE::opsets::BuiltInRegistry());
  size_t findings = result.diagnostics.size();
  for (const auto& test : result.tests) {
    for (const auto& c : test.cases) {
      if (result.valid() && !c.passed) std::abort();
      findings += c.diagnostics.size();
    }
  }
  // What is not valid says why.
  if (!result.valid() && findings == 0) std::abort();
  return 0;
}

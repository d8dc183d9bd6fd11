// SPDX-License-Identifier: Apache-2.0
//
// Infers random nodes for a short time or, under a sanitizer and for as long as one likes, by
//
//   ONNX_LIGHT_GENERATOR_SECONDS=600 shapes_test --gtest_filter='Generator.*'
//
// ONNX_LIGHT_GENERATOR_SEED is the first seed; node n has the seed of the first one plus n.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <set>
#include <string>

#include "labels.h"
#include "node_generator.h"

namespace onnx_light_tests {
namespace {

using Clock = std::chrono::steady_clock;

constexpr uint64_t kNodes = 20000;     // Of a run without a time.
constexpr double kLongestSeconds = 1;  // For one node.
// That the process may grow by, and so any node; the sanitizer of addresses keeps what was freed.
#ifdef __SANITIZE_ADDRESS__
constexpr int64_t kMostMebibytes = 200 + 256;
#else
constexpr int64_t kMostMebibytes = 200;
#endif

uint64_t NumberFrom(const char* variable, uint64_t fallback) {
  const char* text = std::getenv(variable);
  return text == nullptr ? fallback : std::strtoull(text, nullptr, 10);
}

int64_t PeakMebibytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

TEST(Generator, NothingBreaks) {
  const uint64_t first = NumberFrom("ONNX_LIGHT_GENERATOR_SEED", 1);
  const double limit = static_cast<double>(NumberFrom("ONNX_LIGHT_GENERATOR_SECONDS", 0));
  GeneratedNode(first).Infer();  // Builds all schemas.
  const int64_t before = PeakMebibytes();
  const auto start = Clock::now();
  std::set<std::string> operators;
  double longest = 0;
  uint64_t count = 0;
  const auto elapsed = [start] {
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  for (; limit > 0 ? elapsed() < limit : count < kNodes; ++count) {
    GeneratedNode node(first + count);
    // Time of the processor, since others may have it meanwhile.
    const std::clock_t begin = std::clock();
    const NodeOutcome outcome = node.Infer();
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    operators.insert(node.Name());
    longest = std::max(longest, seconds);
    SCOPED_TRACE("seed " + std::to_string(first + count));
    EXPECT_LT(seconds, kLongestSeconds) << node.ToString();
    for (const std::string& fault : outcome.faults) {
      ADD_FAILURE() << fault << ": " << node.ToString();
    }
    for (const std::string& label : outcome.labels) {
      EXPECT_TRUE(Belongs(label, node.Schema().domain(), node.Schema().name()))
          << label
          << " is not one of its operator, see onnx_shapes/constraint_table.h: " << node.ToString();
    }
  }
  const int64_t growth = PeakMebibytes() - before;
  std::cout << count << " nodes of " << operators.size() << " operator versions in " << elapsed()
            << " s; longest " << longest * 1000 << " ms; memory grew by " << growth << " MiB\n";
  EXPECT_LT(growth, kMostMebibytes);
  EXPECT_GT(count, operators.size());
}

}  // namespace
}  // namespace onnx_light_tests

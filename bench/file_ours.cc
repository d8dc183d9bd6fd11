// SPDX-License-Identifier: Apache-2.0
//
// Verifies one file in a fresh process and prints "nanoseconds peak-bytes".
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "bench/process.h"
#include "onnx_light/model/model_verifier.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto start = std::chrono::steady_clock::now();
  const auto result = onnx_light::model::VerifyModel(std::filesystem::path(argv[1]));
  const auto end = std::chrono::steady_clock::now();
  for (const auto& d : result.diagnostics) std::fprintf(stderr, "%s\n", ToString(d).c_str());
  std::printf("%lld %lld\n",
              static_cast<long long>(
                  std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count()),
              bench::StatusBytes("VmHWM"));
  return result.valid() ? 0 : 1;
}

// SPDX-License-Identifier: Apache-2.0
//
// The twin of file_ours.cc.
#include <onnx/checker.h>

#include <chrono>
#include <cstdio>

#include "bench/process.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto start = std::chrono::steady_clock::now();
  try {
    onnx::checker::check_model(argv[1]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  const auto end = std::chrono::steady_clock::now();
  std::printf("%lld %lld\n",
              static_cast<long long>(
                  std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count()),
              bench::StatusBytes("VmHWM"));
}

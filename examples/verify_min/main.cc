// SPDX-License-Identifier: Apache-2.0
//
// Verifies models: `verify_min MODEL...` prints a line a finding. Exit codes: 0 all valid, 1 a
// fault, 2 no model given or one that could not be read.
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "onnx_light/model/model_verifier.h"

int main(int argc, char** argv) {
  int status = argc < 2 ? 2 : 0;
  for (int i = 1; i < argc; ++i) {
    const auto result = onnx_light::model::VerifyModel(std::filesystem::path(argv[i]));
    for (const auto& finding : result.diagnostics) {
      std::printf("%s: %s\n", argv[i], ToString(finding).c_str());
    }
    status = std::max(status, result.io_error ? 2 : result.valid() ? 0 : 1);
  }
  return status;
}

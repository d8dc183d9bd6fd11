// SPDX-License-Identifier: Apache-2.0
#include <filesystem>
#include <iostream>

#include "onnx_light/model/model_verifier.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto result = onnx_light::model::VerifyModel(std::filesystem::path(argv[1]));
  for (const auto& diagnostic : result.diagnostics) std::cout << ToString(diagnostic) << "\n";
  std::cout << result.nodes << " nodes, " << (result.valid() ? "valid" : "not valid") << "\n";
  return result.valid() ? 0 : 1;
}

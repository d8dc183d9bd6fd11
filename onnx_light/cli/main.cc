// SPDX-License-Identifier: Apache-2.0
#include <csignal>
#include <string>
#include <vector>

#include "onnx_light/cli/cli.h"

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  return ONNX_LIGHT_NAMESPACE::cli::RunInProcess(
      argc > 0 ? std::vector<std::string>(argv + 1, argv + argc) : std::vector<std::string>());
}

// SPDX-License-Identifier: Apache-2.0
//
// The command line as functions: arguments in, text on streams, an exit code back.
//
//   std::ostringstream out, err;
//   int exit_code = Run({"schema", "show", "Clip-12"}, out, err);
//
// Nothing throws. Calls are independent of each other.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Exit codes; nothing else is ever returned.
enum ExitCode : int {
  kValid = 0,
  kErrorsFound = 1,    ///< In what was checked.
  kNotCarriedOut = 2,  ///< What the command was told cannot be done.
};

/// Returns the version of the command and the library, for example "0.1.0".
const char* Version();

/// Runs one command; `arguments` are those after the name of the program.
int Run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err,
        const Terminal& terminal = {});

/// Runs one command on the standard output and error of the process.
///
/// A reader that closes the pipe early ends the output and changes nothing else; output that cannot
/// be written for another reason gives 2. SIGPIPE must be ignored.
int RunInProcess(std::vector<std::string> arguments);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

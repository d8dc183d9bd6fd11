// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <string>
#include <utility>
#include <vector>

#include "onnx_light/cli/cli.h"
#include "onnx_light/python/bindings.h"

namespace {

namespace nb = nanobind;
namespace cli = ONNX_LIGHT_NAMESPACE::cli;

// Arguments of the process are bytes; Python shows those that are not text as surrogates.
int RunCommand(const nb::list& arguments) {
  std::vector<std::string> raw;
  for (const nb::handle argument : arguments) {
    const nb::object bytes = nb::steal(PyUnicode_EncodeFSDefault(argument.ptr()));
    if (!bytes.is_valid()) throw nb::python_error();
    const auto view = nb::borrow<nb::bytes>(bytes);
    raw.emplace_back(view.c_str(), view.size());
  }
  const nb::gil_scoped_release unlocked;
  return cli::RunInProcess(std::move(raw));
}

}  // namespace

NB_MODULE(_onnx_light, module) {
  module.doc() = "ONNX operator schemas and model verification, in C++.";
  module.attr("__version__") = cli::Version();
  module.def("run_command", &RunCommand, nb::arg("arguments"),
             nb::sig("def run_command(arguments: list[str]) -> int"),
             "Runs the command line on the standard output of the process; returns its exit code.");
  ONNX_LIGHT_NAMESPACE::python::BindDiagnostics(module);
  ONNX_LIGHT_NAMESPACE::python::BindExtensions(module);
  ONNX_LIGHT_NAMESPACE::python::BindVerification(module);
  ONNX_LIGHT_NAMESPACE::python::BindInference(module);
  ONNX_LIGHT_NAMESPACE::python::BindSchemas(module);
}

// SPDX-License-Identifier: Apache-2.0
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/python/bindings.h"
#include "onnx_light/python/record.h"
#include "onnx_light/python/registry.h"

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;

using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;

std::optional<std::string> ReadFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  return file.bad() ? std::nullopt : std::optional(std::move(bytes));
}

bool IsTypeFault(Code code) {
  return code == Code::kTypeNotAllowed || code == Code::kTypeBinding || code == Code::kTypeMismatch;
}

// Whether a finding is about a node, about types and shapes, or about what they are computed from.
bool IsNodeFault(Code code) {
  const int number = static_cast<int>(code);
  return (number >= 200 && number < 400) || code == Code::kTensorData ||
         code == Code::kElementType || code == Code::kFunctionArity || code == Code::kFunctionCycle;
}

// Returns the bytes of the annotated model and the errors that the switches ask for as one text,
// empty where there is none.
nb::tuple InferBytes(nb::handle model, bool check_type, bool strict_mode) {
  model::VerifyOptions options;
  model::InferenceResult result;
  std::string annotated;
  if (const auto path = PathOf(model)) {
    const nb::gil_scoped_release unlocked;
    options.base_dir = path->has_parent_path() ? path->parent_path() : std::filesystem::path(".");
    if (const auto bytes = ReadFile(*path)) {
      annotated = model::WithValueInfo(*bytes, options, &result);
    } else {
      result = model::InferModel(*path, options);
    }
  } else {
    const nb::bytes bytes = BytesOf(model);
    const std::string_view view(bytes.c_str(), bytes.size());
    const nb::gil_scoped_release unlocked;
    annotated = model::WithValueInfo(view, options, &result);
  }
  std::string errors;
  for (const Diagnostic& d : result.verification.diagnostics) {
    if (d.severity != Severity::kError) continue;
    if (d.code == Code::kUnreadable || (strict_mode && IsNodeFault(d.code)) ||
        (check_type && IsTypeFault(d.code))) {
      core::StrAppend(&errors, errors.empty() ? "" : "\n", ToString(d));
    }
  }
  return nb::make_tuple(nb::bytes(annotated.data(), annotated.size()), Text(errors));
}

}  // namespace

void BindInference(nb::module_& module) {
  module.def("infer_bytes", &InferBytes, nb::arg("model"), nb::arg("check_type"),
             nb::arg("strict_mode"),
             nb::sig("def infer_bytes(model: str | os.PathLike[str] | bytes | bytearray | "
                     "memoryview | _Message, check_type: bool, strict_mode: bool) "
                     "-> tuple[bytes, str]"),
             "Returns the serialized model with what is inferred, and the errors that count.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::python

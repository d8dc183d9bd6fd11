// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/diagnostic_json.h"

#include <string>

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

Json TextOrNull(const std::string& text) { return text.empty() ? Json() : Json(text); }
Json NumberOrNull(int64_t number) { return number < 0 ? Json() : Json(number); }

Json LocationJson(const core::diagnostics::Location& location) {
  return {{"graph", TextOrNull(location.graph)},
          {"node_index", NumberOrNull(location.node_index)},
          {"node_name", TextOrNull(location.node_name)},
          {"op_type", TextOrNull(location.op_type)},
          {"domain", TextOrNull(location.domain)},
          {"since_version", NumberOrNull(location.since_version)},
          {"input", TextOrNull(location.input)},
          {"output", TextOrNull(location.output)},
          {"attribute", TextOrNull(location.attribute)},
          {"value", TextOrNull(location.value)}};
}

}  // namespace

Json DiagnosticJson(const core::diagnostics::Diagnostic& diagnostic) {
  return {{"id", core::diagnostics::IdOf(diagnostic.code)},
          {"code", core::diagnostics::InfoOf(diagnostic.code).name},
          {"severity", core::diagnostics::SeverityName(diagnostic.severity)},
          {"message", diagnostic.Message()},
          {"location", LocationJson(diagnostic.location)},
          {"found", TextOrNull(diagnostic.found)},
          {"expected", TextOrNull(diagnostic.expected)},
          {"hint", TextOrNull(diagnostic.hint)}};
}

Json DocumentFindingJson(const core::diagnostics::Diagnostic& diagnostic) {
  const core::diagnostics::Location& place = diagnostic.location;
  return {{"id", core::diagnostics::IdOf(diagnostic.code)},
          {"code", core::diagnostics::InfoOf(diagnostic.code).name},
          {"severity", core::diagnostics::SeverityName(diagnostic.severity)},
          {"message", diagnostic.Message()},
          {"pointer", place.line < 0 ? Json() : Json(place.pointer)},
          {"line", NumberOrNull(place.line)},
          {"column", NumberOrNull(place.column)},
          {"found", TextOrNull(diagnostic.found)},
          {"expected", TextOrNull(diagnostic.expected)},
          {"hint", TextOrNull(diagnostic.hint)}};
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

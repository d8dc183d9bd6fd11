// SPDX-License-Identifier: Apache-2.0
//
// A finding as the JSON that scripts read.
#pragma once

#include "onnx_light/cli/json.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Returns a finding in a model: id, code, severity, message, location, found, expected, hint. A
/// field without a meaning is null.
Json DiagnosticJson(const core::diagnostics::Diagnostic& diagnostic);

/// Returns a finding in a document: the same with pointer, line and column in place of the
/// location.
Json DocumentFindingJson(const core::diagnostics::Diagnostic& diagnostic);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

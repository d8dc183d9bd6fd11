// SPDX-License-Identifier: Apache-2.0
//
// The parts of the Python module.
#pragma once

#include <nanobind/nanobind.h>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::python {

/// Adds Location and Diagnostic.
void BindDiagnostics(nanobind::module_& module);

/// Adds ExtensionSpec with its parts, ExtensionError, Registry and check_extension.
void BindExtensions(nanobind::module_& module);

/// Adds check_model.
void BindVerification(nanobind::module_& module);

/// Adds infer_bytes, which infer_shapes is made of.
void BindInference(nanobind::module_& module);

/// Adds the records of a schema, SchemaError and get_schema.
void BindSchemas(nanobind::module_& module);

/// Returns the serialized form of a model that is not in a file; throws nb::type_error for what is
/// no model.
nanobind::bytes BytesOf(nanobind::handle model);

}  // namespace ONNX_LIGHT_NAMESPACE::python

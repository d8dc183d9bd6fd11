// SPDX-License-Identifier: Apache-2.0
//
// Writes a schema as an operator-extension document.
//
//   std::cout << ExportSpec(*BuiltInRegistry().Find("", "Clip", 13));
//
// A document that is imported again gives the same operator: names, order and cardinality of inputs
// and outputs, types, attributes. Functions without state, safe from many threads.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Thrown for a schema that no valid document can state.
class ExportError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Returns the document (runlocal.operator-extension 1.0) of one version of an operator, indented
/// and ending in a line break. Members stand in the order of the format, types and attributes in
/// that of their names. A literal parameter type becomes a type parameter; what the format has no
/// field for is a sentence of `input_conditions`; of what the schema does not know, the document
/// says so. An imported operator gives its own document, as written. Throws ExportError for a
/// schema with a text missing, as in a build without them, or with a name that the format does not
/// allow.
std::string ExportSpec(const core::schema::LightOpSchema& schema, std::string_view overload = "");

}  // namespace ONNX_LIGHT_NAMESPACE::extension

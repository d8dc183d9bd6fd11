// SPDX-License-Identifier: Apache-2.0
//
// Turns what an operator-extension document says into a schema.
//
//   const LightOpSchema schema = SchemaOf(reading.spec);
//
// Pure functions.
#pragma once

#include <memory>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Returns the schema of a specification: since version 1 of its domain, a parameter without a type
/// parameter takes any type, a variadic one any number of values of one type, and the text is that
/// of the numerical behaviour.
core::schema::LightOpSchema SchemaOf(
    const std::shared_ptr<const core::schema::ExtensionSpec>& spec);

}  // namespace ONNX_LIGHT_NAMESPACE::extension

// SPDX-License-Identifier: Apache-2.0
//
// Turns what operator-extension documents say into schemas of a registry.
//
//   std::vector<SpecReading> readings = ReadSpecFiles({"specs"});
//   FindConflicts(registry, &readings);
//   AddSpecs(readings, &registry);       // Those that are valid.
//
// Functions without state.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/extension/spec_reader.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Returns the schema of a specification: since version 1 of its domain, a parameter without a type
/// parameter takes any type, a variadic one any number of values of one type, and the text is that
/// of the numerical behaviour.
core::schema::LightOpSchema SchemaOf(
    const std::shared_ptr<const core::schema::ExtensionSpec>& spec);

/// Holds documents against each other and against a registry. One that defines an operator
/// otherwise than a document before it, or than the registry, gets a finding and loses its
/// specification.
void FindConflicts(const core::schema::SchemaRegistry& registry,
                   std::vector<SpecReading>* readings);

/// Adds the operators of the valid documents that the registry does not have, and returns how many.
size_t AddSpecs(const std::vector<SpecReading>& readings, core::schema::SchemaRegistry* registry);

}  // namespace ONNX_LIGHT_NAMESPACE::extension

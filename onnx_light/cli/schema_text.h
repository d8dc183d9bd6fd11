// SPDX-License-Identifier: Apache-2.0
//
// Schemas as pages for people to read.
//
//   PrintSchema(*registry.Find("", "Clip", 13), *registry.History("", "Clip"), style, terminal, out);
//
// Functions without state.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "onnx_light/cli/terminal.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_diff.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Returns the first sentence of an operator's text, on one line.
std::string Summary(const core::schema::LightOpSchema& schema);

/// Writes version, domain and summary on one line, which a terminal shows without a break.
void PrintListLine(const core::schema::LightOpSchema& schema, const Style& style,
                   const Terminal& terminal, std::ostream& out);

/// Writes the page of an operator: signature, text, parameters, types, and what each version of
/// `history` changed.
void PrintSchema(const core::schema::LightOpSchema& schema,
                 const std::vector<core::schema::LightOpSchema>& history, const Style& style,
                 const Terminal& terminal, std::ostream& out);

/// Writes what changed between two versions, and both texts where they differ.
void PrintSchemaDiff(const core::schema::SchemaDiff& diff, const Style& style,
                     const Terminal& terminal, std::ostream& out);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

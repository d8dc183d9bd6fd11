// SPDX-License-Identifier: Apache-2.0
//
// Schemas and their differences as JSON (docs/cli.md lists the fields).
#pragma once

#include "onnx_light/cli/json.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_diff.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Returns the record of one version of an operator. Without `docs` its texts are empty. A fact
/// that is not known of the operators of com.microsoft is null.
Json SchemaJson(const core::schema::LightOpSchema& schema, bool docs);

/// Returns what two versions of an operator differ in, as sentences and as records. `facts` and
/// `doc` hold what the operator itself differs in.
Json SchemaDiffJson(const core::schema::SchemaDiff& diff);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

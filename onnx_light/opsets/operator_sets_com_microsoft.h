// SPDX-License-Identifier: Apache-2.0
//
// The operators that onnxruntime adds to ONNX, com.microsoft.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {

/// Returns the builder of each operator of com.microsoft; none runs before it is called.
const std::map<std::string, core::schema::SchemaBuilder>& ComMicrosoftBuilders();

/// Returns all versions of an operator of com.microsoft, or of every one when `op_type` is empty,
/// without texts unless `init_doc`.
std::vector<core::schema::LightOpSchema> GetAllComMicrosoftOpSchemasWithHistory(
    const std::string& op_type = "", bool init_doc = true);

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

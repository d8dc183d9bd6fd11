// SPDX-License-Identifier: Apache-2.0
//
// The standard domain, ai.onnx.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {

/// Returns the builder of each operator of ai.onnx; none runs before it is called.
const std::map<std::string, core::schema::SchemaBuilder>& AiOnnxBuilders();

/// Returns all versions of an operator of ai.onnx, or of every one when `op_type` is empty, without
/// texts unless `init_doc`.
std::vector<core::schema::LightOpSchema> GetAllAiOnnxOpSchemasWithHistory(
    const std::string& op_type = "", bool init_doc = true);

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

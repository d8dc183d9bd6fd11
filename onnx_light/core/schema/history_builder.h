// SPDX-License-Identifier: Apache-2.0
//
// Turns an operator file's function (history.h) into records.
//
//   std::vector<LightOpSchema> clip = BuildHistory("ai.onnx", "Clip", &ai_onnx::Clip);
#pragma once

#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/history.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// Runs `write` and returns the versions it describes, oldest first. `determinism` is that of an
/// operator that does not state its own. Throws SchemaError naming operator and version when the
/// history contradicts itself.
std::vector<LightOpSchema> BuildHistory(
    std::string_view domain, std::string_view name, HistoryFunction write,
    LightOpSchema::NodeDeterminism determinism = LightOpSchema::NodeDeterminism::Deterministic);

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

// SPDX-License-Identifier: Apache-2.0
//
// The built-in operators of all domains.
//
//   for (const LightOpSchema& s : GetAllOnnxOpSchemasWithHistory("Clip")) std::cout <<
//   SignatureOf(s); const LightOpSchema* clip = BuiltInRegistry().Find("", "Clip", 12);
#pragma once

#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {

/// Newest IR version of ONNX known here.
inline constexpr int kMaxIrVersion = 14;

/// Returns all versions of an operator of the ONNX domains (ai.onnx, ai.onnx.ml, ai.onnx.preview,
/// ai.onnx.preview.training), or of every one when `op_type` is empty, without texts unless
/// `init_doc`.
std::vector<core::schema::LightOpSchema> GetAllOnnxOpSchemasWithHistory(
    const std::string& op_type = "", bool init_doc = true);

/// Returns the registry of all built-in operators, com.microsoft included unless the library was
/// built without it. Nothing is built before the first look-up. Safe from many threads.
const core::schema::SchemaRegistry& BuiltInRegistry();

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

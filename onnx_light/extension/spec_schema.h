// SPDX-License-Identifier: Apache-2.0
//
// The JSON Schema of operator-extension documents (operator_extension.schema.json), read on first
// use. Safe from many threads.
#pragma once

#include "onnx_light/core/namespace.h"
#include "onnx_light/json/json_schema.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

const json::JsonSchema& SpecSchema();

}  // namespace ONNX_LIGHT_NAMESPACE::extension

// SPDX-License-Identifier: Apache-2.0
//
// Reads the allowed types of an operator-extension document.
//
//   ReadAllowedType(element, &constraint, &findings);   // "did you mean tensor(float)?"
#pragma once

#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Adds a type to those that a constraint allows; reports a text that is none.
void ReadAllowedType(json::JsonValue value, core::schema::TypeConstraintParam* constraint,
                     json::JsonFindings* findings);

/// Returns the type expression that a text was likely meant to be; "" when none is near.
std::string NearestType(std::string_view text);

}  // namespace ONNX_LIGHT_NAMESPACE::extension

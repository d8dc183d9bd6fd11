// SPDX-License-Identifier: Apache-2.0
//
// The names that operator-extension documents have for the kinds of attributes.
//
//   AttributeKindName(AttributeType::TYPE_PROTO) == "type"
//
// Pure functions.
#pragma once

#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/attribute_type.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Returns the name of a kind; null for UNDEFINED.
const char* AttributeKindName(core::schema::AttributeType type);

/// Returns the kind of that name; UNDEFINED where there is none.
core::schema::AttributeType AttributeKindFromName(std::string_view name);

}  // namespace ONNX_LIGHT_NAMESPACE::extension

// SPDX-License-Identifier: Apache-2.0
//
// Reads the attributes of an operator-extension document with their values.
//
//   core::schema::ExtensionAttribute attribute = ReadAttribute(member, root.Source(), &findings);
#pragma once

#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

/// Reads an attribute from the member that defines it. Reports values that are not of the
/// attribute's kind, a default that is not allowed or that a required attribute has, and, as
/// warnings, values that are not interpreted. Parts that break the JSON Schema are left out.
/// `document` is the text that the member is part of.
core::schema::ExtensionAttribute ReadAttribute(json::JsonValue member, std::string_view document,
                                               json::JsonFindings* findings);

}  // namespace ONNX_LIGHT_NAMESPACE::extension

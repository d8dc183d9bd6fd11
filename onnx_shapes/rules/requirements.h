// SPDX-License-Identifier: Apache-2.0
//
// Demands on attributes that many operators make.
//
//   RequireOneOf(ctx, "pad_c4", "mode", {"constant", "reflect", "edge"});
//   SetTypeByAttr(ctx, "cast_c1", "to", TensorType::kUndefined);
//
// Nothing is kept between calls.
#pragma once

#include <initializer_list>
#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Requires a STRING attribute to have one of the values; returns false after a fault.
bool RequireOneOf(Context& ctx, const char* label, std::string_view attribute,
                  std::initializer_list<std::string_view> values);

/// Requires the operator to allow `type` for its first output; returns false after a fault, which
/// is located at the attribute that leads to the type.
bool RequireOutputType(Context& ctx, const char* label, TensorType type,
                       std::string_view attribute);

/// Gives the first output the element type that an INT attribute names, or `otherwise` where
/// neither the node nor the schema's default names one. The operator has to allow it.
void SetTypeByAttr(Context& ctx, const char* label, std::string_view attribute,
                   TensorType otherwise);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

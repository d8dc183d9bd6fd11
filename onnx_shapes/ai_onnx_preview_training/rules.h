// SPDX-License-Identifier: Apache-2.0
//
// Declares the shape rules of the domain, as rules.def lists them.
#pragma once

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

#define RULE(op_type, since, rule) void rule(Context& ctx);
#include "onnx_shapes/ai_onnx_preview_training/rules.def"
#undef RULE

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
//
// Declares the shape rules of the domain, as rules.def lists them.
#pragma once

#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

#define RULE(op_type, since, rule) void rule(Context& ctx);
#include "onnx_shapes/com_microsoft/rules.def"
#undef RULE

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

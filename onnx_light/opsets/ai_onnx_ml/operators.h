// SPDX-License-Identifier: Apache-2.0
//
// Declares the function of every operator of ai.onnx.ml, as operators.def lists them.
#pragma once

#include "onnx_light/opsets/operator.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

#define OP(name) void name(History& op);
#include "onnx_light/opsets/ai_onnx_ml/operators.def"
#undef OP

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

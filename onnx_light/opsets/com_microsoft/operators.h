// SPDX-License-Identifier: Apache-2.0
//
// Declares the function of every operator of com.microsoft, as operators.def lists them.
#pragma once

#include "onnx_light/opsets/operator.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

#define OP(name) void name(History& op);
#include "onnx_light/opsets/com_microsoft/operators.def"
#undef OP

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
//
// The JSON schema of op-test files, compiled in from op_test_schema.json.
#pragma once

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

/// The text of the schema.
extern const char kOpTestSchema[];

}  // namespace ONNX_LIGHT_NAMESPACE::optest

// SPDX-License-Identifier: Apache-2.0
//
// The labels of all constraints, as the constraints.def files list them.
#pragma once

#include <set>
#include <string>

namespace onnx_light_tests {

/// Returns the labels of all domains.
inline const std::set<std::string>& AllLabels() {
  static const auto* const kLabels = new std::set<std::string>{
#define CONSTRAINT(label, text) #label,
#include "onnx_shapes/ai_onnx/constraints.def"
#include "onnx_shapes/ai_onnx_ml/constraints.def"
#include "onnx_shapes/ai_onnx_preview/constraints.def"
#include "onnx_shapes/ai_onnx_preview_training/constraints.def"
#include "onnx_shapes/com_microsoft/constraints.def"
#undef CONSTRAINT
  };
  return *kLabels;
}

}  // namespace onnx_light_tests

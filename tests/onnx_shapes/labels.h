// SPDX-License-Identifier: Apache-2.0
//
// What the constraints.def files list, and whose a label is.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "onnx_shapes/constraint_table.h"

namespace onnx_light_tests {

/// Returns the labels of all domains.
inline const std::set<std::string>& AllLabels() {
  static const auto* const kLabels = new std::set<std::string>{
#define CONSTRAINT(label, text) #label,
#define SHARED(name, operators)
#include "onnx_shapes/ai_onnx/constraints.def"
#include "onnx_shapes/ai_onnx_ml/constraints.def"
#include "onnx_shapes/ai_onnx_preview/constraints.def"
#include "onnx_shapes/ai_onnx_preview_training/constraints.def"
#include "onnx_shapes/com_microsoft/constraints.def"
#undef CONSTRAINT
#undef SHARED
  };
  return *kLabels;
}

/// Returns whether a constraint is listed as one of the operator's.
inline bool Belongs(std::string_view label, std::string_view domain, std::string_view op_type) {
  const auto constraints = onnx_light::shapes::ConstraintsOf(domain, op_type);
  return std::any_of(constraints.begin(), constraints.end(),
                     [label](const auto& constraint) { return constraint.label == label; });
}

}  // namespace onnx_light_tests

// SPDX-License-Identifier: Apache-2.0
//
// What the rules demand of each operator, under the labels that their findings carry.
//
//   for (const Constraint& constraint : ConstraintsOf("ai.onnx", "Clip")) {
//     std::cout << constraint.label << ": " << constraint.text << "\n";
//   }
//
// The rows are those of the domains' constraints.def, which say in ai_onnx/constraints.def how they
// are written: an operator that takes over a shared rule is added to the rule's SHARED row. The
// table is made when it is first asked for and then lasts as long as the process.
// Any number of threads may ask.
#pragma once

#include <string_view>

#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// A demand that an operator makes of its nodes.
struct Constraint {
  std::string_view label;  ///< "clip_c1"
  std::string_view text;   ///< Empty in a build without texts.
};

/// Returns the constraints of all versions of an operator in the order of their rows, those of
/// ai.onnx first; empty for an operator that has none.
absl::Span<const Constraint> ConstraintsOf(std::string_view domain, std::string_view op_type);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

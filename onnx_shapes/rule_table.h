// SPDX-License-Identifier: Apache-2.0
//
// The dispatch tables: which rule serves an operator from which version on.
//
// A family's rules.def has one row a rule:
//
//   RULE("Clip", 1, SameAsInput0)
//   RULE("Reshape", 1, Reshape1)     // The shape is an attribute.
//   RULE("Reshape", 5, Reshape5)     // The shape is an input from here on.
//
// A row serves from its version until the operator's next row. The row also declares the function,
// so that a rule without a row does not compile and a row without a rule does not link. The rows of
// a domain make one table, sorted when the library is compiled.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// One row of a dispatch table.
struct RuleRow {
  std::string_view op_type;
  int since = 0;
  ShapeRule rule = nullptr;

  friend constexpr bool operator<(const RuleRow& a, const RuleRow& b) {
    return a.op_type != b.op_type ? a.op_type < b.op_type : a.since < b.since;
  }
};

/// Returns the rows sorted by operator and version.
template <size_t N>
constexpr std::array<RuleRow, N> Sorted(const RuleRow (&rows)[N]) {
  std::array<RuleRow, N> sorted{};
  for (size_t i = 0; i < N; ++i) {
    size_t at = i;
    for (; at > 0 && rows[i] < sorted[at - 1]; --at) sorted[at] = sorted[at - 1];
    sorted[at] = rows[i];
  }
  return sorted;
}

/// Returns whether sorted rows have no two for one operator and version.
template <size_t N>
constexpr bool IsUnique(const std::array<RuleRow, N>& rows) {
  for (size_t i = 1; i < N; ++i) {
    if (!(rows[i - 1] < rows[i])) return false;
  }
  return true;
}

/// Returns the sorted rows of a domain; empty for a domain without rules.
absl::Span<const RuleRow> RulesOf(std::string_view domain);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
//
// Compiles the platform conditions of a file, which are ECMAScript regular expressions. None is
// ever run.
//
//   PlatformConditions conditions;
//   if (const auto fault = conditions.Check("^((?!iOS).)*$")) std::cerr << fault->expected;
//
// One object a file, one thread at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

/// Bytes of an expression that is compiled.
inline constexpr size_t kMaxCondition = 1000;

/// States that the expressions of one file may have, all together; a letter makes about one, and a
/// repetition count multiplies. Real files have a few dozen.
inline constexpr size_t kMaxStates = 20'000;

/// What is wrong with an expression.
struct ConditionFault {
  std::string found;
  std::string expected;
};

/// The conditions of one file.
class PlatformConditions {
 public:
  /// Returns what is wrong with an expression; one that was checked before costs nothing.
  std::optional<ConditionFault> Check(std::string_view expression);

 private:
  absl::flat_hash_set<std::string, core::StringHash, std::equal_to<>> compiled_;
  size_t states_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::optest

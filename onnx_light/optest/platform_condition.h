// SPDX-License-Identifier: Apache-2.0
//
// Reads the platform conditions of op-tests, which are ECMAScript regular expressions. None is ever
// run or compiled: what they mean has no say here, only whether they are expressions at all.
//
//   if (const auto fault = CheckCondition("^((?!iOS).)*$")) std::cerr << fault->expected;
//
// A pure function, linear in the text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

/// Bytes of an expression that is read.
inline constexpr size_t kMaxCondition = 1000;

/// What is wrong with an expression.
struct ConditionFault {
  std::string found;
  std::string expected;
};

/// Returns what is wrong with an expression. Right is what `new RegExp(expression)` takes: the
/// syntax of ECMAScript 2025 with its annex for web browsers, without the flags u and v. Of letters
/// in names of groups all beyond ASCII are taken.
std::optional<ConditionFault> CheckCondition(std::string_view expression);

}  // namespace ONNX_LIGHT_NAMESPACE::optest

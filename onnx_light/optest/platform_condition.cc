// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/platform_condition.h"

#include <algorithm>
#include <charconv>
#include <regex>

#include "onnx_light/core/diagnostics/diagnostic.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;

// An upper bound of the states an expression compiles to: its length times every count that stands
// in braces.
size_t StatesOf(std::string_view expression) {
  size_t states = expression.size();
  const char* const end = expression.data() + expression.size();
  for (size_t i = 0; i < expression.size(); ++i) {
    if (expression[i] != '{' && expression[i] != ',') continue;
    size_t count = 1;
    const auto parsed = std::from_chars(expression.data() + i + 1, end, count);
    if (parsed.ec == std::errc::result_out_of_range) return kMaxStates + 1;
    if (parsed.ec != std::errc()) continue;
    states *= std::clamp(count, size_t{1}, kMaxStates + 1);
    if (states > kMaxStates) return states;
  }
  return states;
}

}  // namespace

std::optional<ConditionFault> PlatformConditions::Check(std::string_view expression) {
  if (expression.size() > kMaxCondition) {
    return ConditionFault{StrCat("an expression of ", expression.size(), " bytes"),
                          StrCat("at most ", kMaxCondition)};
  }
  if (compiled_.contains(expression)) return std::nullopt;
  states_ += std::min(StatesOf(expression), kMaxStates + 1);
  const std::string shown = core::diagnostics::Quote(expression);
  if (states_ > kMaxStates) {
    return ConditionFault{StrCat(shown, ", with which the conditions of the file get too large"),
                          "fewer of them, or smaller counts in braces"};
  }
  try {
    const std::regex compiled{std::string(expression), std::regex::ECMAScript};
  } catch (const std::regex_error& error) {
    return ConditionFault{StrCat(shown, ": ", error.what()), "an ECMAScript regular expression"};
  }
  compiled_.emplace(expression);
  return std::nullopt;
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/function_calls.h"

#include <string_view>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/limits.h"
#include "onnx_light/model/model_context.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

// A text that is the same for equal calls of one function, and only for them.
std::string KeyOf(const Function* function, const CallSignature& call) {
  std::string key = core::StrCat(reinterpret_cast<uintptr_t>(function));
  for (const CallSignature::Input& input : call.inputs) {
    const std::string_view expression = input.type.expression;
    core::StrAppend(&key, input.absent ? -1 : static_cast<int>(input.type.type), ":",
                    expression.size(), expression, ";");
  }
  for (const auto& attribute : call.attributes) {
    core::StrAppend(&key, "@", attribute ? static_cast<int>(*attribute) : -1);
  }
  return key;
}

}  // namespace

FunctionCalls::FunctionCalls(int64_t size) : budget_(kExpansionBase + kExpansionFactor * size) {}

bool FunctionCalls::CanExpand(ModelContext* context, const Function& function) {
  if (!function.verified || function.active) return false;
  if (budget_ >= 0 && context->depth < kMaxDepth) return true;
  if (!std::exchange(remarked_, true)) {
    Location place;
    place.graph = function.place;
    context->findings.Add({Code::kUnexpandedCall, std::move(place),
                           "calls that nest too deep, or too many that differ",
                           "fewer, to verify the body with the inputs of each"});
  }
  return false;
}

void FunctionCalls::KeepFault(Diagnostic fault, Expansion* expansion) {
  const bool many =
      expansion->faults.size() >= kMaxFaultsOfCall || kept_faults_ >= kMaxFaultsOfCalls;
  if (many && !expansion->faults.empty()) {
    ++expansion->more;
    return;
  }
  ++kept_faults_;
  expansion->faults.push_back(std::move(fault));
}

const Expansion& FunctionCalls::Expand(ModelContext* context, Function* function,
                                       const CallSignature& call) {
  std::string key = KeyOf(function, call);
  Charge(static_cast<int64_t>(key.size()));
  if (const auto it = expansions_.find(key); it != expansions_.end()) return it->second;
  Expansion expansion;
  function->active = true;
  GraphWalk(context, function, &call, &expansion).WalkFunction();
  function->active = false;
  return expansions_.try_emplace(std::move(key), std::move(expansion)).first->second;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/function_calls.h"

#include <memory>
#include <string_view>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/limits.h"
#include "onnx_light/model/model_context.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::schema::AttributeView;

template <typename T>
void AppendBytes(absl::Span<const T> values, std::string* key) {
  core::StrAppend(key, ":", values.size(), ":");
  key->append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

void AppendText(std::string_view text, std::string* key) {
  core::StrAppend(key, ":", text.size(), ":", text);
}

void AppendShapeAndElements(const shapes::Value& value, std::string* key) {
  AppendText(value.shape ? value.shape->ToString() : "", key);
  if (value.integers != nullptr) {
    *key += 'i';
    for (const shapes::SymDim& element : *value.integers) AppendText(element.ToString(), key);
  }
  if (value.floats != nullptr) {
    *key += 'f';
    AppendBytes(absl::MakeConstSpan(*value.floats), key);
  }
  if (value.fractions != nullptr) {
    *key += 'q';
    for (const shapes::Fraction& element : *value.fractions) {
      AppendText(element.numerator.ToString(), key);
      core::StrAppend(key, "/", element.divisor);
    }
  }
}

void AppendAttributeValue(const AttributeView& attribute, std::string* key) {
  core::StrAppend(key, ":", attribute.i, ":", reinterpret_cast<uintptr_t>(attribute.object));
  AppendBytes(absl::MakeConstSpan(&attribute.f, 1), key);
  AppendText(attribute.s, key);
  AppendBytes(attribute.ints, key);
  AppendBytes(attribute.floats, key);
  for (const std::string* text : attribute.strings) AppendText(*text, key);
}

// A text that is the same for equal calls of one function, and only for them.
std::string KeyOf(const Function* function, const CallSignature& call) {
  std::string key = core::StrCat(reinterpret_cast<uintptr_t>(function), call.has_values ? "v" : "");
  for (const CallSignature::Input& input : call.inputs) {
    core::StrAppend(&key, ";", input.absent ? -1 : static_cast<int>(input.value.type.type));
    AppendText(input.value.type.expression, &key);
    if (call.has_values) AppendShapeAndElements(input.value, &key);
  }
  for (const auto& attribute : call.attributes) {
    core::StrAppend(&key, "@", attribute ? static_cast<int>(attribute->type) : -1);
    if (call.has_values && attribute) AppendAttributeValue(*attribute, &key);
  }
  return key;
}

// Gives the sizes that the body made up new names.
void RenameFresh(shapes::SymbolTable* symbols, Expansion* expansion) {
  absl::flat_hash_map<std::string, shapes::SymDim> names;
  const auto rename = [&](shapes::SymDim* dim) {
    if (!shapes::SymbolTable::IsNewerThan(expansion->fresh_mark, *dim)) return;
    const auto renamed = core::symbolic::Substitute(
        *dim, [&](const std::string& name) -> std::optional<shapes::SymDim> {
          const shapes::SymDim symbol(name);
          if (!shapes::SymbolTable::IsNewerThan(expansion->fresh_mark, symbol)) return symbol;
          const auto [it, added] = names.try_emplace(name);
          if (added) it->second = symbols->Fresh();
          return it->second;
        });
    *dim = renamed.value_or(shapes::SymDim());
  };
  for (shapes::Value& output : expansion->outputs) {
    if (output.shape) {
      for (int axis = 0; axis < output.shape->Rank(); ++axis) rename(&(*output.shape)[axis]);
    }
    if (output.integers != nullptr) {
      auto elements = *output.integers;
      for (shapes::SymDim& element : elements) rename(&element);
      output.integers = std::make_shared<const std::vector<shapes::SymDim>>(std::move(elements));
    }
    output.fractions = nullptr;
  }
  expansion->fresh_mark = symbols->FreshMark() - static_cast<int64_t>(names.size());
}

}  // namespace

FunctionCalls::FunctionCalls(int64_t size)
    : initial_budget_(kExpansionBase + kExpansionFactor * size), budget_(initial_budget_) {}

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
  if (const auto it = expansions_.find(key); it != expansions_.end()) {
    RenameFresh(&context->symbols, &it->second);
    return it->second;
  }
  Expansion expansion;
  expansion.fresh_mark = context->symbols.FreshMark();
  function->active = true;
  GraphWalk(context, function, &call, &expansion).WalkFunction();
  function->active = false;
  // What the body binds holds for every call; what callers make of its sizes is theirs.
  for (shapes::Value& output : expansion.outputs) {
    if (output.shape) context->symbols.Resolve(&*output.shape);
  }
  return expansions_.try_emplace(std::move(key), std::move(expansion)).first->second;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

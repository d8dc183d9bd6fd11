// SPDX-License-Identifier: Apache-2.0
//
// What a call makes of a function's body: types and shapes of its outputs, and faults that the body
// alone does not have.
//
//   if (calls.CanExpand(&context, *f)) y = calls.Expand(&context, f, signature).outputs[0];
//
// Calls of one function with the same signature share one expansion, and all expansions together
// may cost a fixed multiple of the model's functions, so a fan of calls costs no more than its
// text. Once half of it is spent, signatures are of types alone. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/node_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/model/findings.h"
#include "onnx_light/model/function_table.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::model {

struct ModelContext;

/// What one call hands to a function.
struct CallSignature {
  struct Input {
    bool absent = false;
    shapes::Value value;  ///< Of its type alone unless `has_values`.
  };
  std::vector<Input> inputs;  ///< One for each input of the function.
  /// Attributes by FunctionAttribute::index, the default for one left out; nullopt where there is
  /// neither. Of their kinds alone unless `has_values`.
  std::vector<std::optional<core::schema::AttributeView>> attributes;
  /// Whether shapes, elements and the values of attributes count.
  bool has_values = false;
};

/// What came of a body under one signature.
struct Expansion {
  std::vector<shapes::Value> outputs;  ///< One for each output of the function.
  std::vector<Diagnostic> faults;      ///< Placed in the body.
  int64_t more = 0;                    ///< Faults that were only counted.
  int64_t fresh_mark = 0;              ///< Sizes made up later differ from call to call.
};

/// Expands calls.
class FunctionCalls {
 public:
  /// `size` is that of all bodies.
  explicit FunctionCalls(int64_t size);

  /// Returns whether a call can be expanded: the function takes part in no cycle, and no bound is
  /// reached, which is remarked once.
  bool CanExpand(ModelContext* context, const Function& function);

  /// Returns whether signatures may be told apart by values.
  bool CanFollowValues() const { return budget_ > initial_budget_ / 2; }

  /// Returns the expansion of a call that can be expanded. Good until the next one. Sizes that the
  /// body makes up are this call's own.
  const Expansion& Expand(ModelContext* context, Function* function, const CallSignature& call);

  /// Pays for work inside an expansion.
  void Charge(int64_t work) { budget_ -= work; }

  /// Keeps a fault of an expansion, or counts it where there are many already. The first one of an
  /// expansion is always kept.
  void KeepFault(Diagnostic fault, Expansion* expansion);

 private:
  absl::node_hash_map<std::string, Expansion> expansions_;
  const int64_t initial_budget_;
  int64_t budget_;
  int64_t kept_faults_ = 0;
  bool remarked_ = false;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
//
// What a call makes of a function's body: the types of its outputs, and faults that the body alone
// does not have.
//
//   if (calls.CanExpand(&context, *f)) y = calls.Expand(&context, f, signature).outputs[0];
//
// Calls of one function with the same signature share one expansion, and all expansions together
// may cost a fixed multiple of the model's functions, so a fan of calls costs no more than its
// text. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/node_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/model/findings.h"
#include "onnx_light/model/function_table.h"

namespace ONNX_LIGHT_NAMESPACE::model {

struct ModelContext;

/// What one call hands to a function.
struct CallSignature {
  struct Input {
    bool absent = false;
    core::schema::ValueType type;
  };
  std::vector<Input> inputs;  ///< One for each input of the function.
  /// Kinds of the attributes by FunctionAttribute::index, of the default for one left out; nullopt
  /// where there is neither.
  std::vector<std::optional<core::schema::AttributeType>> attributes;
};

/// What came of a body under one signature.
struct Expansion {
  std::vector<core::schema::ValueType> outputs;  ///< One for each output of the function.
  std::vector<Diagnostic> faults;                ///< Placed in the body.
  int64_t more = 0;                              ///< Faults that were only counted.
};

/// Expands calls.
class FunctionCalls {
 public:
  /// `size` is that of all bodies.
  explicit FunctionCalls(int64_t size);

  /// Returns whether a call can be expanded: the function takes part in no cycle, and no bound is
  /// reached, which is remarked once.
  bool CanExpand(ModelContext* context, const Function& function);

  /// Returns the expansion of a call that can be expanded. Good until the context is gone.
  const Expansion& Expand(ModelContext* context, Function* function, const CallSignature& call);

  /// Pays for work inside an expansion.
  void Charge(int64_t work) { budget_ -= work; }

  /// Keeps a fault of an expansion, or counts it where there are many already. The first one of an
  /// expansion is always kept.
  void KeepFault(Diagnostic fault, Expansion* expansion);

 private:
  absl::node_hash_map<std::string, Expansion> expansions_;
  int64_t budget_;
  int64_t kept_faults_ = 0;
  bool remarked_ = false;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

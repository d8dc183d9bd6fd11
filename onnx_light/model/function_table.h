// SPDX-License-Identifier: Apache-2.0
//
// The functions that a model brings along, found by domain, name and overload.
//
//   FunctionTable functions(model, &findings);
//   if (Function* f = functions.Find("acme", "Gelu", "")) ...
//   for (Function* f : functions.callees_first()) ...
//
// Reports functions of one identity and functions that call each other in a cycle. Borrows from the
// model. One thread at a time.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/findings.h"
#include "onnx_light/model/opset_imports.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// An attribute that a function declares.
struct FunctionAttribute {
  size_t index = 0;  ///< Position among all attributes of the function.
  /// Of kind UNDEFINED for an attribute without a default, whose kind is left to the body.
  core::schema::AttributeView default_value;
};

/// A function and what its verification found out.
struct Function {
  const FunctionProto* proto = nullptr;
  std::string place;  ///< "function:DOMAIN::NAME[:OVERLOAD]".
  absl::flat_hash_map<std::string_view, FunctionAttribute, core::StringHash> attributes;

  OpsetImports imports;  ///< Set by the verification of the body for itself.
  /// Nodes of the body with a fault of their own, which no call is told again.
  absl::flat_hash_set<const NodeProto*> faulty;
  bool verified = false;  ///< Whether the body was verified for itself.
  bool active = false;    ///< Whether a call of it is being expanded.
};

/// The functions of a model.
class FunctionTable {
 public:
  FunctionTable(const ModelProto& model, Findings* findings);

  bool empty() const { return functions_.empty(); }

  /// Returns the function that a node of this domain, operator and overload calls, or null.
  Function* Find(std::string_view domain, std::string_view name, std::string_view overload) const;

  /// Returns the functions so that each stands behind those it calls, cycles aside.
  const std::vector<Function*>& callees_first() const { return callees_first_; }

  /// Returns the size of all bodies: their nodes with inputs, outputs and attributes.
  int64_t size() const { return size_; }

 private:
  struct Key {
    std::string_view domain;
    std::string_view name;
    std::string_view overload;
    friend bool operator==(const Key& a, const Key& b) {
      return a.name == b.name && a.domain == b.domain && a.overload == b.overload;
    }
    template <typename H>
    friend H AbslHashValue(H state, const Key& key) {
      const core::StringHash hash;
      return H::combine(std::move(state), hash(key.domain), hash(key.name), hash(key.overload));
    }
  };
  struct Call {
    Function* callee;
    const NodeProto* node;
  };
  using Calls = absl::flat_hash_map<const Function*, std::vector<Call>>;
  class CycleSearch;

  void CollectCalls(const google::protobuf::RepeatedPtrField<NodeProto>& nodes, int depth,
                    std::vector<Call>* calls);

  std::vector<std::unique_ptr<Function>> functions_;
  absl::flat_hash_map<Key, Function*> by_key_;
  std::vector<Function*> callees_first_;
  int64_t size_ = 0;
};

/// Returns the work that one node is: one for itself and for each input, output and attribute.
inline int64_t SizeOf(const NodeProto& node) {
  return 1 + int64_t{node.input_size()} + node.output_size() + node.attribute_size();
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

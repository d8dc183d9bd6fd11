// SPDX-License-Identifier: Apache-2.0
//
// The names of values that a node can see: those of its graph and of the graphs around it.
//
//   scope.Enter();
//   Scope::Slot x = scope.Open("x");     // the graph's own entry, made if it has none yet
//   const Value* seen = scope.Find("y"); // the innermost one
//   scope.Leave();                       // the names of the outer graphs are as before
//
// One table serves all nested graphs, so a look-up costs the same at every depth. Names are
// borrowed from the model. Pointers to values hold until the next Open or Leave. One thread at a
// time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/strings.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE {
class TensorProto;
class TypeProto;
}  // namespace ONNX_LIGHT_NAMESPACE

namespace ONNX_LIGHT_NAMESPACE::model {

/// What is known of a named value.
struct Value {
  core::schema::ValueType type;              ///< Declared, or derived by the node that makes it.
  shapes::Value* inferred = nullptr;         ///< Shape and elements; null without inference.
  const TypeProto* declared = nullptr;       ///< By an input, a value_info or an output.
  const TensorProto* initializer = nullptr;  ///< Of the values, for a sparse one.
  int32_t depth = 0;                         ///< Of the graph that the value belongs to.
  bool made = false;                         ///< False for a name that is only declared yet.
  bool is_input = false;
  bool is_sparse = false;
  bool absent = false;    ///< An input that the call of a function leaves out.
  bool elements = false;  ///< Whether those of the initializer may still be read.
};

/// Storage for what is inferred. Values keep their place until they are dropped, last ones first.
class InferredValues {
 public:
  shapes::Value* Add();
  size_t size() const { return size_; }
  /// Drops all but the first `size` values.
  void Truncate(size_t size) { size_ = size; }

 private:
  using Block = std::array<shapes::Value, 32>;

  std::vector<std::unique_ptr<Block>> blocks_;
  size_t size_ = 0;
  size_t used_ = 0;  // Those before it are to be cleared when they are added again.
};

/// The values visible in nested graphs.
class Scope {
 public:
  /// An entry of the innermost graph.
  struct Slot {
    Value* value;
    bool added;    ///< Whether the graph had no value of that name.
    bool shadows;  ///< Whether an outer graph has made one by now.
  };

  /// Enters a graph inside the current one; `expected` values will be opened.
  void Enter(size_t expected);

  /// Forgets the values of the innermost graph.
  void Leave();

  /// Returns the innermost value of that name, or null.
  Value* Find(std::string_view name) {
    const auto it = values_.find(name);
    return it == values_.end() ? nullptr : &it->second;
  }

  /// Returns the entry of the innermost graph for a name.
  Slot Open(std::string_view name) {
    const auto [it, added] = values_.try_emplace(name);
    Value& value = it->second;
    if (!added && value.depth == depth_) return {&value, false, false};
    const bool shadows = !added && value.made;
    if (depth_ > 1) Remember(name, added ? nullptr : &value);
    if (!added) value = Value();
    value.depth = depth_;
    return {&value, true, shadows};
  }

  /// Returns what is inferred of a value of the innermost graph, to be filled in.
  shapes::Value& Inferred(Value* value) {
    if (value->inferred == nullptr) value->inferred = inferred_.Add();
    return *value->inferred;
  }

  /// Returns whether the innermost graph owns a value.
  bool Owns(const Value& value) const { return value.depth == depth_; }

  /// Returns the names of at most `limit` values that can be read now.
  std::vector<std::string_view> MadeNames(size_t limit) const;

 private:
  struct Opened {
    std::string_view name;
    bool hides;  // Whether the last entry of hidden_ is to be put back.
  };

  struct Mark {
    size_t opened;
    size_t inferred;
  };

  void Remember(std::string_view name, const Value* outer);

  absl::flat_hash_map<std::string_view, Value, core::StringHash> values_;
  int32_t depth_ = 0;
  // What the graphs inside the outermost one opened, and what those names meant before.
  std::vector<Opened> opened_;
  std::vector<Value> hidden_;
  InferredValues inferred_;
  std::vector<Mark> marks_;  // Sizes at each Enter.
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

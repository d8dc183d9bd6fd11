// SPDX-License-Identifier: Apache-2.0
//
// Random nodes of all built-in operators, most of them wrong in one way or another.
//
//   GeneratedNode node(seed);
//   const NodeOutcome outcome = node.Infer();
//   if (!outcome.faults.empty()) std::cerr << node.ToString();
//
// A seed always gives the same node, and seeds that follow one another take turns with the
// operators' versions. The shapes have ranks 0 to 9 and more, the sizes and numbers go up to the
// ends of int64, inputs and attributes are left out or of a wrong kind. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "onnx_light/core/schema/light_op_schema.h"

namespace onnx_light_tests {

/// What inferring a node gave.
struct NodeOutcome {
  std::vector<std::string> labels;  ///< Of the findings that have one.
  std::vector<std::string> faults;  ///< What outputs say that none may say; empty when all is well.
};

/// One random node.
class GeneratedNode {
 public:
  explicit GeneratedNode(uint64_t seed);
  ~GeneratedNode();

  /// Returns the operator's version.
  const onnx_light::core::schema::LightOpSchema& Schema() const;
  /// Returns the operator with its domain and version.
  std::string Name() const;
  /// Returns the node as one line, much like a case.
  std::string ToString() const;
  /// Checks and infers the node.
  NodeOutcome Infer();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace onnx_light_tests

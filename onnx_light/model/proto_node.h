// SPDX-License-Identifier: Apache-2.0
//
// Shows a NodeProto as the NodeView that the checks work on.
//
//   ProtoNode node;                                  // kept by a walk and filled again and again
//   for (const NodeProto& proto : graph.node()) schema->Check(node.Fill(proto));
//
// The view borrows every name and value from the message, which must outlive it; it is good until
// the next Fill. Refilling allocates only for a node larger than any before. One thread at a time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_view.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// A reusable view of a node.
class ProtoNode {
 public:
  /// Makes the view show `node` and returns it. `infer_kinds` gives an attribute without a type
  /// that of its only value: the field is required since IR version 2.
  const core::schema::NodeView& Fill(const NodeProto& node, bool infer_kinds = false);

  const core::schema::NodeView& view() const { return view_; }

  /// Leaves out input `index`, as if its name were empty.
  void ClearInput(size_t index) { names_[index] = {}; }

  /// Gives the attributes to change; after removing some, call AttributesChanged.
  std::vector<core::schema::AttributeView>& attributes() { return attributes_; }
  void AttributesChanged() { view_.attributes = attributes_; }

 private:
  std::vector<std::string_view> names_;  // The inputs, then the outputs.
  std::vector<core::schema::AttributeView> attributes_;
  core::schema::NodeView view_;
};

/// Returns the view of one attribute.
core::schema::AttributeView ViewOf(const AttributeProto& attribute);

}  // namespace ONNX_LIGHT_NAMESPACE::model

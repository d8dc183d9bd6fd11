// SPDX-License-Identifier: Apache-2.0
// An optimizer with a representation of its own: it verifies nodes without protobuf.
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "onnx_light/opsets/operator_sets.h"

#ifdef GOOGLE_PROTOBUF_VERSION
#error "the schemas must not include protobuf"
#endif

int main() {
  namespace schema = ONNX_LIGHT_NAMESPACE::core::schema;
  const schema::LightOpSchema* add =
      ONNX_LIGHT_NAMESPACE::opsets::BuiltInRegistry().Find("", "Add", 18);
  if (add == nullptr) return EXIT_FAILURE;
  const std::string_view inputs[] = {"x", "y"};
  const std::string_view outputs[] = {"z"};
  schema::NodeView node;
  node.op_type = "Add";
  node.inputs = inputs;
  node.outputs = outputs;
  if (!add->Check(node).empty()) return EXIT_FAILURE;

  const schema::AttributeView attributes[] = {schema::AttributeView::Int("axis", 1)};
  node.attributes = attributes;
  const auto findings = add->Check(node);
  for (const auto& finding : findings) std::cout << ToString(finding) << "\n";
  return findings.size() == 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}

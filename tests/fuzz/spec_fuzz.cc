// SPDX-License-Identifier: Apache-2.0
//
// Any bytes as an operator-extension document: they are read, and what is valid is imported,
// checked against a node and written again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/extension/exporter.h"
#include "onnx_light/extension/spec_reader.h"

namespace {

using namespace ONNX_LIGHT_NAMESPACE;  // NOLINT(google-build-using-namespace): not a header.

// Stops the fuzzer.
void Require(bool condition) {
  if (!condition) std::abort();
}

void CheckNode(const core::schema::LightOpSchema& schema) {
  const std::vector<std::string_view> names = {"a", "", "c"};
  std::vector<core::schema::AttributeView> attributes;
  for (const auto& attribute : schema.attributes()) {
    attributes.push_back(core::schema::AttributeView::Int(attribute.name, 2));
  }
  core::schema::NodeView node{"n", schema.name(), schema.domain()};
  node.inputs = names;
  node.outputs = names;
  node.attributes = attributes;
  const std::vector<core::schema::InputType> types = {
      onnx_proto::TensorType::kFloat, std::nullopt,
      core::schema::TypeExpression{"seq(seq(tensor(float)))"}};
  for (const auto& finding : schema.Check(node, types)) ToString(finding);
}

void Import(const extension::SpecReading& reading, const std::string& text) {
  core::schema::SchemaRegistry registry;
  Require(registry.ImportDocument(text).imported == 1);
  const core::schema::ExtensionSpec& spec = *reading.spec;
  const auto* schema = registry.Newest(spec.domain, spec.op_type, spec.overload);
  Require(schema != nullptr);
  CheckNode(*schema);
  NotesOf(spec);
  Require(registry.ImportDocument(extension::ExportSpec(*schema, spec.overload)).imported == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const extension::SpecReading reading = extension::ReadSpec(text);
  for (const auto& finding : reading.diagnostics) ToString(finding);
  if (reading.valid()) Import(reading, text);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
//
// The memory-light embedding: the operators of one domain within a range of opsets, without texts
// and without protobuf, and nodes of a representation of one's own verified against them.
//
//   embed [FIRST_OPSET [LAST_OPSET]]
#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/opsets/operator_sets_ai_onnx.h"

#ifdef GOOGLE_PROTOBUF_VERSION
#error "this program must not see protobuf"
#endif

namespace {

namespace schema = onnx_light::core::schema;
using onnx_light::onnx_proto::TensorType;

// A node as an optimizer might hold it.
struct Instruction {
  std::string op;
  std::vector<std::string> reads;
  std::vector<std::string> writes;
  std::vector<int64_t> axes;
};

size_t HeapInUse() { return mallinfo2().uordblks; }

// Keeps every version that some opset of the range resolves to.
void Fill(schema::SchemaRegistry* registry, int first, int last) {
  for (const auto& [name, builder] : onnx_light::opsets::AiOnnxBuilders()) {
    std::vector<schema::LightOpSchema> history = schema::StripDocs(builder());
    for (size_t i = 0; i < history.size(); ++i) {
      const bool ends_before = i + 1 < history.size() && history[i + 1].since_version() <= first;
      if (ends_before || history[i].since_version() > last) continue;
      registry->Register(std::move(history[i]));
    }
  }
}

size_t Verify(const schema::SchemaRegistry& registry, int opset, const Instruction& instruction,
              const std::vector<schema::InputType>& types) {
  const schema::LightOpSchema* op = registry.Find("", instruction.op, opset);
  if (op == nullptr) {
    std::printf("%s\n", ToString(registry.Explain("", instruction.op, opset)).c_str());
    return 1;
  }
  const std::vector<std::string_view> inputs(instruction.reads.begin(), instruction.reads.end());
  const std::vector<std::string_view> outputs(instruction.writes.begin(), instruction.writes.end());
  std::vector<schema::AttributeView> attributes;
  if (!instruction.axes.empty()) {
    attributes.push_back(schema::AttributeView::Ints("axes", instruction.axes));
  }
  const schema::NodeView node{"", instruction.op, "", "", inputs, outputs, attributes};
  const auto findings = op->Check(node, types);
  for (const auto& finding : findings) std::printf("%s\n", ToString(finding).c_str());
  return findings.size();
}

}  // namespace

int main(int argc, char** argv) {
  const int first = argc > 1 ? std::atoi(argv[1]) : 17;
  const int last = argc > 2 ? std::atoi(argv[2]) : first;
  if (first < 1 || last < first) {
    std::fprintf(stderr, "usage: embed [FIRST_OPSET [LAST_OPSET]]\n");
    return 2;
  }
  const size_t before = HeapInUse();
  schema::SchemaRegistry registry;
  Fill(&registry, first, last);
  const size_t operators = registry.Operators("").size();
  std::printf("%zu operators of opsets %d to %d take %zu kB of heap\n\n", operators, first, last,
              (HeapInUse() - before) / 1000);

  // A node that is right, and two that are not.
  size_t findings = Verify(registry, last, {"Relu", {"x"}, {"y"}, {}}, {TensorType::kFloat});
  findings += Verify(registry, last, {"Add", {"a", "b"}, {"c"}, {}},
                     {TensorType::kFloat, TensorType::kInt64});
  findings += Verify(registry, last, {"Squeeze", {"x"}, {"y"}, {0}}, {TensorType::kFloat});
  std::printf("\n%zu findings in 3 nodes\n", findings);
  return findings == 2 ? 0 : 1;
}

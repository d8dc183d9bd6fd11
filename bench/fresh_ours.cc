// SPDX-License-Identifier: Apache-2.0
//
// What a fresh process pays for its first answer (`fresh_ours lookup`, `fresh_ours relu`), and for
// all versions of the ONNX operators at once, without and with their texts (`all`, `all-docs`).
#include <cstdlib>
#include <string_view>
#include <vector>

#include "bench/process.h"
#include "onnx_light/opsets/operator_sets.h"
#include "proto/onnx_light.pb.h"

namespace {

using onnx_light::core::schema::LightOpSchema;

const LightOpSchema& Find(const char* op_type, int version) {
  const LightOpSchema* schema = onnx_light::opsets::BuiltInRegistry().Find("", op_type, version);
  if (schema == nullptr) std::abort();
  return *schema;
}

void VerifyRelu() {
  onnx_light::NodeProto node;
  node.set_op_type("Relu");
  node.add_input("x");
  node.add_output("y");
  Find("Relu", 14).Verify(node);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::string_view mode = argv[1];
  std::vector<LightOpSchema> all;
  const auto build_all = [&all, docs = mode == "all-docs"] {
    all = onnx_light::opsets::GetAllOnnxOpSchemasWithHistory("", docs);
  };
  if (mode == "lookup") {
    bench::MeasureOnce([] { Find("Clip", 13); });
  } else if (mode == "relu") {
    bench::MeasureOnce(VerifyRelu);
  } else {
    bench::MeasureHeap(build_all);
  }
}

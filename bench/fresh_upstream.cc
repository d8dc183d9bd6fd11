// SPDX-License-Identifier: Apache-2.0
//
// The twin of fresh_ours.cc.
#include <onnx/defs/schema.h>
#include <onnx/onnx_pb.h>

#include <cstdlib>
#include <string_view>

#include "bench/process.h"

namespace {

const onnx::OpSchema& Find(const char* op_type, int version) {
  const onnx::OpSchema* schema = onnx::OpSchemaRegistry::Schema(op_type, version, "");
  if (schema == nullptr) std::abort();
  return *schema;
}

void VerifyRelu() {
  onnx::NodeProto node;
  node.set_op_type("Relu");
  node.add_input("x");
  node.add_output("y");
  Find("Relu", 14).Verify(node);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  if (std::string_view(argv[1]) == "relu") {
    bench::MeasureOnce(VerifyRelu);
  } else {
    bench::MeasureOnce([] { Find("Clip", 13); });
  }
}

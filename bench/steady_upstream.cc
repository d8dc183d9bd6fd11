// SPDX-License-Identifier: Apache-2.0
//
// The twin of steady_ours.cc.
#include <benchmark/benchmark.h>
#include <onnx/checker.h>
#include <onnx/defs/schema.h>
#include <onnx/onnx_pb.h>
#include <onnx/shape_inference/implementation.h>

#include <cstdlib>
#include <fstream>

namespace {

onnx::NodeProto Conv() {
  onnx::NodeProto node;
  node.set_op_type("Conv");
  for (const char* input : {"x", "w", "b"}) node.add_input(input);
  node.add_output("y");
  for (const char* name : {"kernel_shape", "strides", "pads", "dilations"}) {
    auto* attribute = node.add_attribute();
    attribute->set_name(name);
    attribute->set_type(onnx::AttributeProto::INTS);
    for (int i = 0; i < (attribute->name() == "pads" ? 4 : 2); ++i) attribute->add_ints(1);
  }
  return node;
}

void LookUp(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(onnx::OpSchemaRegistry::Schema("Conv", 12, ""));
  }
}
BENCHMARK(LookUp)->Name("look-up/upstream");

void VerifyConv(benchmark::State& state) {
  const onnx::NodeProto node = Conv();
  const onnx::OpSchema& schema = *onnx::OpSchemaRegistry::Schema("Conv", 11, "");
  for (auto _ : state) schema.Verify(node);
}
BENCHMARK(VerifyConv)->Name("Verify Conv/upstream");

bool ReadModel(benchmark::State& state, onnx::ModelProto* model) {
  const char* path = std::getenv("ONNX_LIGHT_BENCH_MODEL");
  std::ifstream stream(path == nullptr ? "" : path, std::ios::binary);
  if (model->ParseFromIstream(&stream)) return true;
  state.SkipWithError("set ONNX_LIGHT_BENCH_MODEL to a model");
  return false;
}

void WholeModel(benchmark::State& state) {
  onnx::ModelProto model;
  if (!ReadModel(state, &model)) return;
  for (auto _ : state) onnx::checker::check_model(model);
}
BENCHMARK(WholeModel)->Name("whole model/upstream")->Unit(benchmark::kMicrosecond);

// Upstream writes into the model it is given, so each run needs one of its own.
void Infer(benchmark::State& state) {
  onnx::ModelProto model;
  if (!ReadModel(state, &model)) return;
  for (auto _ : state) {
    onnx::ModelProto copy = model;
    onnx::shape_inference::InferShapes(copy);
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(Infer)->Name("infer/upstream")->Unit(benchmark::kMicrosecond);

}  // namespace

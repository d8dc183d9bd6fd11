// SPDX-License-Identifier: Apache-2.0
//
// What answers cost once everything is built. Each case has a twin in steady_upstream.cc, named
// alike.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>

#include "onnx_light/model/model_inference.h"
#include "onnx_light/opsets/operator_sets.h"
#include "proto/onnx_light.pb.h"

namespace {

using onnx_light::core::schema::LightOpSchema;
using onnx_light::opsets::BuiltInRegistry;

onnx_light::NodeProto Conv() {
  onnx_light::NodeProto node;
  node.set_op_type("Conv");
  for (const char* input : {"x", "w", "b"}) node.add_input(input);
  node.add_output("y");
  for (const char* name : {"kernel_shape", "strides", "pads", "dilations"}) {
    auto* attribute = node.add_attribute();
    attribute->set_name(name);
    attribute->set_type(onnx_light::AttributeProto::INTS);
    for (int i = 0; i < (attribute->name() == "pads" ? 4 : 2); ++i) attribute->add_ints(1);
  }
  return node;
}

void LookUp(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(BuiltInRegistry().Find("", "Conv", 12));
  }
}
BENCHMARK(LookUp)->Name("look-up/ours");

void VerifyConv(benchmark::State& state) {
  const onnx_light::NodeProto node = Conv();
  const LightOpSchema& schema = *BuiltInRegistry().Find("", "Conv", 11);
  for (auto _ : state) schema.Verify(node);
}
BENCHMARK(VerifyConv)->Name("Verify Conv/ours");

void OneHistory(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(onnx_light::opsets::GetAllOnnxOpSchemasWithHistory("Clip"));
  }
}
BENCHMARK(OneHistory)->Name("history of Clip/ours");

bool ReadModel(benchmark::State& state, onnx_light::ModelProto* model) {
  const char* path = std::getenv("ONNX_LIGHT_BENCH_MODEL");
  std::ifstream stream(path == nullptr ? "" : path, std::ios::binary);
  if (model->ParseFromIstream(&stream)) return true;
  state.SkipWithError("set ONNX_LIGHT_BENCH_MODEL to a model");
  return false;
}

void WholeModel(benchmark::State& state) {
  onnx_light::ModelProto model;
  if (!ReadModel(state, &model)) return;
  onnx_light::model::VerifyOptions options;
  options.inference = false;
  for (auto _ : state) {
    if (!onnx_light::model::VerifyModel(model, options).valid()) {
      throw std::logic_error("a fault in the model");
    }
  }
}
BENCHMARK(WholeModel)->Name("whole model/ours")->Unit(benchmark::kMicrosecond);

void Infer(benchmark::State& state) {
  onnx_light::ModelProto model;
  if (!ReadModel(state, &model)) return;
  for (auto _ : state) {
    if (onnx_light::model::InferModel(model).values.empty()) {
      throw std::logic_error("nothing inferred");
    }
  }
}
BENCHMARK(Infer)->Name("infer/ours")->Unit(benchmark::kMicrosecond);

}  // namespace

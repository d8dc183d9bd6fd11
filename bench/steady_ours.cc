// SPDX-License-Identifier: Apache-2.0
//
// What answers cost once everything is built. Each case has a twin in steady_upstream.cc, named
// alike.
#include <benchmark/benchmark.h>

#include <stdexcept>

#include "bench/models.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/opsets/operator_sets.h"
#include "proto/onnx_light.pb.h"

namespace {

using onnx_light::core::schema::LightOpSchema;
using onnx_light::opsets::BuiltInRegistry;

void LookUp(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(BuiltInRegistry().Find("", "Conv", 12));
  }
}
BENCHMARK(LookUp)->Name("look-up/ours");

void VerifyConv(benchmark::State& state) {
  const onnx_light::NodeProto node = bench::Conv<onnx_light::NodeProto>();
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

void VerifyOne(const onnx_light::ModelProto& model) {
  onnx_light::model::VerifyOptions options;
  options.inference = false;
  if (!onnx_light::model::VerifyModel(model, options).valid()) {
    throw std::logic_error("a fault in the model");
  }
}

void WholeModel(benchmark::State& state) { bench::RunOnModel(state, VerifyOne); }
BENCHMARK(WholeModel)->Name("whole model/ours")->Unit(benchmark::kMicrosecond);

void InferOne(const onnx_light::ModelProto& model) {
  if (onnx_light::model::InferModel(model).values.empty()) {
    throw std::logic_error("nothing inferred");
  }
}

void Infer(benchmark::State& state) { bench::RunOnModel(state, InferOne); }
BENCHMARK(Infer)->Name("infer/ours")->Unit(benchmark::kMicrosecond);

void InferAll(benchmark::State& state) { bench::RunOnModels(state, InferOne); }
BENCHMARK(InferAll)->Name("infer the real models/ours")->Unit(benchmark::kMicrosecond);

template <int nodes>
void InferChain(benchmark::State& state) {
  bench::RunOnChain(state, nodes, InferOne);
}
BENCHMARK(InferChain<1000>)->Name("infer 1,000 nodes/ours")->Unit(benchmark::kMicrosecond);
BENCHMARK(InferChain<100000>)->Name("infer 100,000 nodes/ours")->Unit(benchmark::kMicrosecond);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
//
// The twin of steady_ours.cc.
#include <benchmark/benchmark.h>
#include <onnx/checker.h>
#include <onnx/defs/schema.h>
#include <onnx/onnx_pb.h>
#include <onnx/shape_inference/implementation.h>

#include "bench/models.h"

namespace {

void LookUp(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(onnx::OpSchemaRegistry::Schema("Conv", 12, ""));
  }
}
BENCHMARK(LookUp)->Name("look-up/upstream");

void VerifyConv(benchmark::State& state) {
  const onnx::NodeProto node = bench::Conv<onnx::NodeProto>();
  const onnx::OpSchema& schema = *onnx::OpSchemaRegistry::Schema("Conv", 11, "");
  for (auto _ : state) schema.Verify(node);
}
BENCHMARK(VerifyConv)->Name("Verify Conv/upstream");

void VerifyOne(const onnx::ModelProto& model) { onnx::checker::check_model(model); }

void WholeModel(benchmark::State& state) { bench::RunOnModel(state, VerifyOne); }
BENCHMARK(WholeModel)->Name("whole model/upstream")->Unit(benchmark::kMicrosecond);

// Upstream writes into the model it is given, so each run needs one of its own.
void InferOne(const onnx::ModelProto& model) {
  onnx::ModelProto copy = model;
  onnx::shape_inference::InferShapes(copy);
  benchmark::DoNotOptimize(copy);
}

void Infer(benchmark::State& state) { bench::RunOnModel(state, InferOne); }
BENCHMARK(Infer)->Name("infer/upstream")->Unit(benchmark::kMicrosecond);

void InferAll(benchmark::State& state) { bench::RunOnModels(state, InferOne); }
BENCHMARK(InferAll)->Name("infer the real models/upstream")->Unit(benchmark::kMicrosecond);

template <int nodes>
void InferChain(benchmark::State& state) {
  bench::RunOnChain(state, nodes, InferOne);
}
BENCHMARK(InferChain<1000>)->Name("infer 1,000 nodes/upstream")->Unit(benchmark::kMicrosecond);
BENCHMARK(InferChain<100000>)->Name("infer 100,000 nodes/upstream")->Unit(benchmark::kMicrosecond);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
//
// What the benchmarks look at, in the messages of either library, which are named alike.
//
//   void InferOne(const onnx::ModelProto& model);
//   void InferAll(benchmark::State& state) { bench::RunOnModels(state, InferOne); }
#pragma once

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace bench {

/// Returns a Conv with three inputs and four attributes.
template <typename Node>
Node Conv() {
  Node node;
  node.set_op_type("Conv");
  for (const char* input : {"x", "w", "b"}) node.add_input(input);
  node.add_output("y");
  for (const char* name : {"kernel_shape", "strides", "pads", "dilations"}) {
    auto& attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(attribute.INTS);
    for (int i = 0; i < (attribute.name() == "pads" ? 4 : 2); ++i) attribute.add_ints(1);
  }
  return node;
}

template <typename Model>
bool ReadModel(benchmark::State& state, const std::filesystem::path& path, Model* model) {
  std::ifstream stream(path, std::ios::binary);
  if (model->ParseFromIstream(&stream)) return true;
  state.SkipWithError("set ONNX_LIGHT_BENCH_MODEL to a model and ONNX_LIGHT_MODELS to a folder");
  return false;
}

/// Reads the one model that most rows are about.
template <typename Model>
bool ReadModel(benchmark::State& state, Model* model) {
  const char* path = std::getenv("ONNX_LIGHT_BENCH_MODEL");
  return ReadModel(state, path == nullptr ? "" : path, model);
}

/// Reads all real models.
template <typename Model>
bool ReadModels(benchmark::State& state, std::vector<Model>* models) {
  const char* folder = std::getenv("ONNX_LIGHT_MODELS");
  if (folder == nullptr) return ReadModel(state, "", &models->emplace_back());
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".onnx") continue;
    if (!ReadModel(state, entry.path(), &models->emplace_back())) return false;
  }
  return true;
}

/// Returns blocks of a sum, a Relu, a transposition and a product, behind each other.
template <typename Model>
Model Chain(int nodes) {
  Model model;
  model.set_ir_version(8);
  model.add_opset_import()->set_version(17);
  auto& graph = *model.mutable_graph();
  graph.set_name("chain");
  for (const char* name : {"v0", "w"}) {
    auto& input = *graph.add_input();
    input.set_name(name);
    auto& tensor = *input.mutable_type()->mutable_tensor_type();
    tensor.set_elem_type(1);  // Floats.
    for (int axis = 0; axis < 2; ++axis) tensor.mutable_shape()->add_dim()->set_dim_param("N");
  }
  const std::pair<const char*, bool> kinds[] = {
      {"Add", true}, {"Relu", false}, {"Transpose", false}, {"MatMul", true}};
  for (int i = 0; i < nodes; ++i) {
    auto& node = *graph.add_node();
    const auto& [op_type, takes_weights] = kinds[i % 4];
    node.set_op_type(op_type);
    node.add_input("v" + std::to_string(i));
    if (takes_weights) node.add_input("w");
    node.add_output("v" + std::to_string(i + 1));
  }
  auto& output = *graph.add_output();
  output = graph.input(0);
  output.set_name("v" + std::to_string(nodes));
  return model;
}

/// Measures a function on the one model.
template <typename Model>
void RunOnModel(benchmark::State& state, void (*run)(const Model&)) {
  Model model;
  if (!ReadModel(state, &model)) return;
  for (auto _ : state) run(model);
}

/// Measures a function on all real models, one after the other.
template <typename Model>
void RunOnModels(benchmark::State& state, void (*run)(const Model&)) {
  std::vector<Model> models;
  if (!ReadModels(state, &models)) return;
  for (auto _ : state) {
    for (const Model& model : models) run(model);
  }
}

/// Measures a function on a chain of that many nodes.
template <typename Model>
void RunOnChain(benchmark::State& state, int nodes, void (*run)(const Model&)) {
  const Model model = Chain<Model>(nodes);
  for (auto _ : state) run(model);
}

}  // namespace bench

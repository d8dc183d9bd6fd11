// SPDX-License-Identifier: Apache-2.0
//
// An optimizer with a representation of its own, without protobuf: after each rewrite the graph is
// verified and inferred again, but only where the rewrite can be felt. A rewrite that breaks
// something is seen at once and taken back.
//
//   optimizer [BLOCKS]
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnx_light/opsets/operator_sets.h"
#include "onnx_shapes/incremental_inference.h"

#ifdef GOOGLE_PROTOBUF_VERSION
#error "this program must not see protobuf"
#endif

namespace {

namespace schema = onnx_light::core::schema;
namespace shapes = onnx_light::shapes;
using onnx_light::onnx_proto::TensorType;
using shapes::NodeId;
using shapes::SymDim;
using shapes::SymShape;

struct Operation {
  std::string type;
  std::vector<std::string> reads;
  std::string writes;
  std::vector<int64_t> perm = {};       // Of a Transpose.
  std::optional<int64_t> trans_b = {};  // Of a Gemm.
};

// The optimizer's graph: operations by number, in the order in which they run.
class Program : public shapes::NodeSource {
 public:
  std::map<NodeId, Operation> operations;

  schema::NodeView View(NodeId id) override {
    const Operation& operation = operations.at(id);
    reads_.assign(operation.reads.begin(), operation.reads.end());
    writes_ = operation.writes;
    attributes_.clear();
    if (!operation.perm.empty()) {
      attributes_.push_back(schema::AttributeView::Ints("perm", operation.perm));
    }
    if (operation.trans_b) {
      attributes_.push_back(schema::AttributeView::Int("transB", *operation.trans_b));
    }
    return {"", operation.type, "", "", reads_, {&writes_, 1}, attributes_};
  }

  // This representation has neither tensors and types as attributes nor bodies.
  shapes::Value TensorValue(const schema::AttributeView&) override { return {}; }
  shapes::Value TypeValue(const schema::AttributeView&) override { return {}; }
  std::vector<shapes::Value> InferGraph(const schema::AttributeView&,
                                        absl::Span<const shapes::Value>) override {
    return {};
  }
  std::optional<std::vector<shapes::Value>> TryGraph(const schema::AttributeView&,
                                                     absl::Span<const shapes::Value>) override {
    return std::nullopt;
  }
  std::pair<size_t, size_t> GraphArity(const schema::AttributeView&) override { return {0, 0}; }

 private:
  std::vector<std::string_view> reads_;
  std::string_view writes_;
  std::vector<schema::AttributeView> attributes_;
};

constexpr NodeId kPerBlock = 5;

// Each block is relu(transpose(transpose(x)) * w + b).
std::string Build(NodeId blocks, Program* program, shapes::IncrementalInference* inference) {
  const auto add = [&](NodeId id, Operation operation) {
    program->operations[id] = std::move(operation);
    inference->Append(id);
  };
  inference->Define("x0", shapes::Value::Tensor(TensorType::kFloat, SymShape{SymDim("N"), 64}));
  inference->Define("w", shapes::Value::Tensor(TensorType::kFloat, SymShape{64, 64}));
  inference->Define("b", shapes::Value::Tensor(TensorType::kFloat, SymShape{64}));
  for (NodeId block = 0; block < blocks; ++block) {
    const std::string n = std::to_string(block);
    const NodeId first = block * kPerBlock;
    add(first, {"Transpose", {"x" + n}, "t" + n, {1, 0}});
    add(first + 1, {"Transpose", {"t" + n}, "u" + n, {1, 0}});
    add(first + 2, {"MatMul", {"u" + n, "w"}, "m" + n});
    add(first + 3, {"Add", {"m" + n, "b"}, "a" + n});
    add(first + 4, {"Relu", {"a" + n}, "x" + std::to_string(block + 1)});
  }
  return "x" + std::to_string(blocks);
}

std::string TextOf(const shapes::IncrementalInference& inference, const std::string& name) {
  const auto value = inference.Find(name);
  return value ? value->ToString() : "nothing";
}

}  // namespace

int main(int argc, char** argv) {
  const int blocks = argc > 1 ? std::atoi(argv[1]) : 200;
  if (blocks < 1 || blocks > 1000000) {
    std::fprintf(stderr, "usage: optimizer [BLOCKS]\n");
    return 2;
  }
  Program program;
  shapes::IncrementalInference inference(onnx_light::opsets::BuiltInRegistry(), {{"", 21}},
                                         &program);
  const std::string output = Build(static_cast<NodeId>(blocks), &program, &inference);
  size_t visits = 0;
  const auto update = [&](const char* what) {
    const size_t seen = inference.Update().size();
    visits += seen;
    if (what != nullptr) {
      std::printf("%-42s %5zu of %zu nodes looked at, %s is %s\n", what, seen,
                  program.operations.size(), output.c_str(), TextOf(inference, output).c_str());
    }
  };
  update("the whole graph");

  // Two transpositions that undo each other: the MatMul reads what the first one reads.
  const auto drop_transpositions = [&](NodeId first) {
    program.operations.at(first + 2).reads[0] = program.operations.at(first).reads[0];
    inference.Changed(first + 2);
    for (const NodeId id : {first, first + 1}) {
      inference.Erase(id);
      program.operations.erase(id);
    }
  };
  // A product and a sum: one Gemm, which takes the place and the name of the sum.
  const auto fuse = [&](NodeId first, int64_t trans_b) {
    const Operation product = program.operations.at(first + 2);
    program.operations.at(first + 3) = {"Gemm",
                                        {product.reads[0], product.reads[1], "b"},
                                        "a" + std::to_string(first / kPerBlock),
                                        {},
                                        trans_b};
    inference.Changed(first + 3);
    inference.Erase(first + 2);
    program.operations.erase(first + 2);
  };

  drop_transpositions(0);
  update("two transpositions out of block 0");
  fuse(0, 0);
  update("a Gemm in block 0");

  // What a careless rewrite does, and how it is seen: the bias of 64 becomes one of 32.
  const NodeId gemm = 3;
  program.operations.at(gemm).reads[2] = "short";
  inference.Define("short", shapes::Value::Tensor(TensorType::kFloat, SymShape{32}));
  inference.Changed(gemm);
  update("a bias of another size in block 0");
  const std::vector<shapes::Diagnostic> broken = inference.FindingsOf(gemm);
  for (const auto& finding : broken) std::printf("  %s\n", ToString(finding).c_str());
  program.operations.at(gemm).reads[2] = "b";
  inference.Changed(gemm);
  update("the same taken back");

  visits = 0;
  for (int block = 1; block < blocks; ++block) {
    const NodeId first = static_cast<NodeId>(block) * kPerBlock;
    drop_transpositions(first);
    update(nullptr);
    fuse(first, 0);
    update(nullptr);
  }
  std::printf("%-42s %5zu nodes looked at, %zu are left, %s is %s\n", "the other blocks", visits,
              program.operations.size(), output.c_str(), TextOf(inference, output).c_str());
  return broken.size() == 1 && inference.Findings().empty() ? 0 : 1;
}

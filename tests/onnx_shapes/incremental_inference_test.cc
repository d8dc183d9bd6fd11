// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/incremental_inference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <regex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/opsets/operator_sets.h"

namespace onnx_light_tests {
namespace {

using onnx_light::core::schema::AttributeView;
using onnx_light::core::schema::NodeView;
using onnx_light::onnx_proto::TensorType;
using onnx_light::opsets::BuiltInRegistry;
using onnx_light::shapes::Code;
using onnx_light::shapes::Diagnostic;
using onnx_light::shapes::IncrementalInference;
using onnx_light::shapes::NodeId;
using onnx_light::shapes::NodeSource;
using onnx_light::shapes::SymDim;
using onnx_light::shapes::SymShape;
using onnx_light::shapes::Value;

struct Body;

struct TestNode {
  std::string type;
  std::vector<std::string> reads;
  std::vector<std::string> writes;
  std::vector<int64_t> axes = {};        // "perm" of a Transpose, "axes" of the others.
  std::vector<const Body*> bodies = {};  // The branches of an If.
  std::string domain = "";
};

struct Body {
  std::map<NodeId, TestNode> nodes;
  std::string output;
  std::vector<std::string> captured = {};
};

// Nodes as a test writes them.
class TestGraph : public NodeSource {
 public:
  explicit TestGraph(std::map<NodeId, TestNode> initial = {}) : nodes(std::move(initial)) {}

  std::map<NodeId, TestNode> nodes;
  IncrementalInference* inference = nullptr;  // Of the nodes; for bodies.

  NodeView View(NodeId id) override {
    const TestNode& node = nodes.at(id);
    reads_.assign(node.reads.begin(), node.reads.end());
    writes_.assign(node.writes.begin(), node.writes.end());
    attributes_.clear();
    if (!node.axes.empty()) {
      attributes_.push_back(
          AttributeView::Ints(node.type == "Transpose" ? "perm" : "axes", node.axes));
    }
    for (const Body* body : node.bodies) {
      attributes_.push_back(
          AttributeView::Object(attributes_.empty() ? "then_branch" : "else_branch",
                                onnx_light::core::schema::AttributeType::GRAPH, body));
    }
    name_ = "n" + std::to_string(id);
    return {name_, node.type, node.domain, "", reads_, writes_, attributes_};
  }

  std::vector<std::string> CapturedBy(NodeId id) override {
    std::vector<std::string> names;
    for (const Body* body : nodes.at(id).bodies) {
      names.insert(names.end(), body->captured.begin(), body->captured.end());
    }
    return names;
  }

  Value TensorValue(const AttributeView&) override { return {}; }
  Value TypeValue(const AttributeView&) override { return {}; }

  std::vector<Value> InferGraph(const AttributeView& attribute,
                                absl::Span<const Value> inputs) override {
    return Infer(attribute, inputs, true);
  }
  std::optional<std::vector<Value>> TryGraph(const AttributeView& attribute,
                                             absl::Span<const Value> inputs) override {
    return Infer(attribute, inputs, false);
  }
  std::pair<size_t, size_t> GraphArity(const AttributeView&) override { return {0, 1}; }

 private:
  std::vector<Value> Infer(const AttributeView& attribute, absl::Span<const Value>, bool report) {
    const Body& body = *static_cast<const Body*>(attribute.object);
    TestGraph graph(body.nodes);
    IncrementalInference inner(inference, &graph);
    for (const auto& [id, node] : body.nodes) inner.Append(id);
    inner.Update();
    for (const Diagnostic& finding : inner.Findings()) {
      if (report) Report(finding);
    }
    return {inner.Find(body.output).value_or(Value())};
  }

  std::string name_;
  std::vector<std::string_view> reads_;
  std::vector<std::string_view> writes_;
  std::vector<AttributeView> attributes_;
};

// A graph with its inference.
struct Case {
  explicit Case(std::vector<TestNode> list = {})
      : inference(BuiltInRegistry(), {{"", 21}}, &graph) {
    graph.inference = &inference;
    for (TestNode& node : list) {
      const NodeId id = graph.nodes.size();
      graph.nodes[id] = std::move(node);
      inference.Append(id);
    }
  }

  void Define(const std::string& name, SymShape shape) {
    inference.Define(name, Value::Tensor(TensorType::kFloat, std::move(shape)));
  }
  std::string Text(const std::string& name) const {
    const auto value = inference.Find(name);
    return value ? value->ToString() : "nothing";
  }
  std::vector<Code> CodesOf(NodeId id) const {
    std::vector<Code> codes;
    for (const Diagnostic& finding : inference.FindingsOf(id)) codes.push_back(finding.code);
    return codes;
  }

  TestGraph graph;
  IncrementalInference inference;
};

using Ids = std::vector<NodeId>;
using Codes = std::vector<Code>;

TEST(IncrementalInference, LooksAtNothingTwice) {
  Case c({{"Relu", {"x"}, {"a"}}, {"Relu", {"a"}, {"b"}}});
  c.Define("x", {SymDim("N"), 3});
  EXPECT_EQ(c.inference.Update(), (Ids{0, 1}));
  EXPECT_EQ(c.inference.Update(), Ids());
  EXPECT_EQ(c.Text("b"), "float[N,3]");
  c.Define("x", {SymDim("N"), 3});
  EXPECT_EQ(c.inference.Update(), Ids());
}

TEST(IncrementalInference, FollowsAChangeAsFarAsItIsFelt) {
  Case c({{"Transpose", {"x"}, {"a"}, {1, 0}},
          {"Relu", {"a"}, {"b"}},
          {"Relu", {"x"}, {"c"}},
          {"Shape", {"b"}, {"d"}},
          {"Shape", {"d"}, {"e"}},
          {"Relu", {"e"}, {"f"}}});
  c.Define("x", {2, 3});
  c.inference.Update();
  EXPECT_EQ(c.Text("b"), "float[3,2]");
  c.graph.nodes[0].axes = {0, 1};
  c.inference.Changed(0);
  // The shape of a shape is the same as before, so nothing after it is looked at.
  EXPECT_EQ(c.inference.Update(), (Ids{0, 1, 3, 4}));
  EXPECT_EQ(c.Text("b"), "float[2,3]");
  EXPECT_TRUE(c.inference.Findings().empty());
}

TEST(IncrementalInference, KeepsSizesThatItMadeUp) {
  Case c({{"NonZero", {"x"}, {"a"}},
          {"Relu", {"y"}, {"b"}},
          {"NonZero", {"b"}, {"d"}},
          {"Abs", {"d"}, {"e"}}});
  c.Define("x", {2, 3});
  c.Define("y", {2, 3});
  c.inference.Update();
  const std::string before = c.Text("e");
  c.inference.Changed(2);
  EXPECT_EQ(c.inference.Update(), Ids{2});
  EXPECT_EQ(c.Text("e"), before);
}

TEST(IncrementalInference, LooksAtAllThatFollowsWhereSymbolsChange) {
  Case c({{"MatMul", {"x", "w"}, {"a"}}, {"Relu", {"y"}, {"b"}}, {"MatMul", {"y", "v"}, {"c"}}});
  c.Define("x", {2, SymDim("K")});
  c.Define("w", {3, 4});
  c.Define("y", {SymDim("K"), 3});
  c.Define("v", {3, 5});
  c.inference.Update();
  EXPECT_EQ(c.Text("c"), "float[3,5]");
  c.Define("w", {7, 4});
  EXPECT_EQ(c.inference.Update(), (Ids{0, 1, 2}));
  EXPECT_EQ(c.Text("c"), "float[7,5]");
  c.inference.Erase(0);
  EXPECT_EQ(c.inference.Update(), (Ids{1, 2}));
  EXPECT_EQ(c.Text("c"), "float[K,5]");
}

TEST(IncrementalInference, LetsAReplacementTakeOverAName) {
  Case c({{"Relu", {"x"}, {"a"}}, {"Neg", {"a"}, {"b"}}, {"Abs", {"b"}, {"c"}}});
  c.Define("x", {2, 3});
  c.inference.Update();
  c.graph.nodes[9] = {"Sigmoid", {"x"}, {"a"}};
  c.inference.InsertBefore(0, 9);
  c.inference.Erase(0);
  EXPECT_EQ(c.inference.Update(), Ids{9});
  EXPECT_EQ(c.Text("c"), "float[2,3]");
  EXPECT_TRUE(c.inference.Findings().empty());
}

TEST(IncrementalInference, SaysWhatAGraphLacks) {
  Case c({{"Relu", {"b"}, {"a"}}, {"Relu", {"x"}, {"b"}}, {"Relu", {"a"}, {"c"}}});
  c.Define("x", {2, 3});
  c.inference.Update();
  EXPECT_EQ(c.CodesOf(0), Codes{Code::kUnsortedNodes});
  c.graph.nodes[3] = c.graph.nodes[1];
  c.inference.Erase(1);
  c.inference.Update();
  EXPECT_EQ(c.CodesOf(0), Codes{Code::kDanglingInput});
  c.inference.InsertBefore(0, 3);
  EXPECT_EQ(c.inference.Update(), (Ids{3, 0, 2}));
  EXPECT_TRUE(c.inference.Findings().empty());
  EXPECT_EQ(c.Text("c"), "float[2,3]");
  c.graph.nodes[4] = {"Neg", {"x"}, {"a"}};
  c.inference.Append(4);
  c.inference.Update();
  EXPECT_EQ(c.CodesOf(4), Codes{Code::kDuplicateName});
  EXPECT_EQ(c.Text("c"), "?");
  c.inference.Erase(4);
  c.inference.Update();
  EXPECT_EQ(c.Text("c"), "float[2,3]");
}

TEST(IncrementalInference, ChecksNodesAgainstTheirSchemas) {
  Case c(
      {{"Relu", {"x", "x"}, {"a"}}, {"Rleu", {"x"}, {"b"}}, {"Relu", {"x"}, {"c"}, {}, {}, "my"}});
  c.Define("x", {2, 3});
  c.inference.Update();
  EXPECT_EQ(c.CodesOf(0), Codes{Code::kInputCount});
  EXPECT_EQ(c.CodesOf(1), Codes{Code::kUnknownOperator});
  EXPECT_EQ(c.CodesOf(2), Codes{Code::kDomainNotImported});
  EXPECT_THROW(c.inference.Changed(7), std::out_of_range);
  EXPECT_THROW(c.inference.Append(2), std::invalid_argument);
}

TEST(IncrementalInference, InfersBodies) {
  const Body then_branch{{{0, {"Neg", {"a"}, {"t"}}}}, "t", {"a"}};
  const Body else_branch{{{0, {"Transpose", {"a"}, {"e"}, {1, 0}}}}, "e", {"a"}};
  Case c({{"Relu", {"x"}, {"a"}},
          {"If", {"c"}, {"y"}, {}, {&then_branch, &else_branch}},
          {"Relu", {"y"}, {"z"}}});
  c.inference.Define("c", Value::Tensor(TensorType::kBool, SymShape{}));
  c.Define("x", {3, 3});
  c.inference.Update();
  EXPECT_EQ(c.Text("z"), "float[3,3]");
  c.Define("x", {SymDim("N"), 4, 5});
  EXPECT_EQ(c.inference.Update(), (Ids{0, 1, 2}));
  ASSERT_EQ(c.inference.FindingsOf(1).size(), 1u);
  EXPECT_EQ(c.inference.FindingsOf(1)[0].location.op_type, "Transpose");
}

// --- After any change, what is known is what a new inference finds.

class Editor {
 public:
  explicit Editor(unsigned seed) : random_(seed) {
    case_.Define("x", {SymDim("N"), SymDim("M")});
    case_.Define("y", {SymDim("M"), 4});
    case_.Define("z", {z_, 3});
    for (int i = 0; i < 12; ++i) Add();
  }

  void Edit() {
    const size_t at = Below(order_.size());
    switch (Below(5)) {
      case 0:
        return Add();
      case 1:
        if (order_.size() < 6) return;
        case_.inference.Erase(order_[at]);
        case_.graph.nodes.erase(order_[at]);
        order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(at));
        return;
      case 2:
        z_ = Below(2) == 0 ? SymDim("K") : SymDim(static_cast<int>(Below(5)));
        return case_.Define("z", {z_, 3});
      default: {
        TestNode& node = case_.graph.nodes.at(order_[at]);
        const std::string kept = node.writes[0];
        node = Random(at);
        if (Below(8) != 0) node.writes[0] = kept;
        return case_.inference.Changed(order_[at]);
      }
    }
  }

  // Values and findings in the order of the nodes. Sizes that inference made up are numbered in the
  // order in which they appear.
  static std::string Describe(const std::vector<NodeId>& order, const Case& c) {
    std::string text;
    for (const NodeId id : order) {
      for (const std::string& name : c.graph.nodes.at(id).writes) {
        text += name + ": " + c.Text(name) + "\n";
      }
      for (const Diagnostic& finding : c.inference.FindingsOf(id)) text += ToString(finding) + "\n";
    }
    static const std::regex fresh(R"(\?\d+)");
    std::string result;
    std::map<std::string, size_t> numbers;
    std::string rest = text;
    for (std::smatch match; std::regex_search(rest, match, fresh);) {
      const size_t number = numbers.emplace(match.str(), numbers.size()).first->second;
      result += match.prefix().str() + "?" + std::to_string(number);
      rest = match.suffix().str();
    }
    return result + rest;
  }

  std::string Now() {
    looked_at += case_.inference.Update().size();
    total += order_.size();
    return Describe(order_, case_);
  }

  std::string Anew() const {
    Case fresh;
    fresh.graph.nodes = case_.graph.nodes;
    fresh.Define("x", {SymDim("N"), SymDim("M")});
    fresh.Define("y", {SymDim("M"), 4});
    fresh.Define("z", {z_, 3});
    for (const NodeId id : order_) fresh.inference.Append(id);
    fresh.inference.Update();
    return Describe(order_, fresh);
  }

  size_t looked_at = 0;
  size_t total = 0;

 private:
  size_t Below(size_t bound) {
    return std::uniform_int_distribution<size_t>(0, bound - 1)(random_);
  }

  void Add() {
    const size_t at = Below(order_.size() + 1);
    const NodeId id = next_++;
    case_.graph.nodes[id] = Random(at);
    if (at == order_.size()) {
      case_.inference.Append(id);
    } else {
      case_.inference.InsertBefore(order_[at], id);
    }
    order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(at), id);
  }

  // Reads mostly what stands before, rarely anything.
  std::string Read(size_t at) {
    const size_t which = Below(at + 3);
    if (which >= at || order_.empty()) return std::string(1, static_cast<char>('x' + Below(3)));
    const size_t from = Below(20) == 0 ? Below(order_.size()) : which;
    return case_.graph.nodes.at(order_[from]).writes[0];
  }

  TestNode Random(size_t at) {
    const std::string out = "v" + std::to_string(Below(30) == 0 ? Below(40) : 100 + made_++);
    switch (Below(6)) {
      case 0:
        return {"Transpose", {Read(at)}, {out}, {1, 0}};
      case 1:
        return {"Relu", {Read(at)}, {out}};
      case 2:
        return {"NonZero", {Read(at)}, {out}};
      case 3:
        return {"Flatten", {Read(at)}, {out}};
      case 4:
        return {"Add", {Read(at), Read(at)}, {out}};
      default:
        return {"MatMul", {Read(at), Read(at)}, {out}};
    }
  }

  std::mt19937 random_;
  SymDim z_{"K"};
  Case case_;
  std::vector<NodeId> order_;
  NodeId next_ = 0;
  size_t made_ = 0;
};

TEST(IncrementalInference, EqualsANewInferenceAfterAnyChange) {
  size_t looked_at = 0;
  size_t total = 0;
  for (unsigned seed = 0; seed < 20; ++seed) {
    Editor editor(seed);
    for (int step = 0; step < 60; ++step) {
      ASSERT_EQ(editor.Now(), editor.Anew()) << "seed " << seed << ", step " << step;
      editor.Edit();
    }
    looked_at += editor.looked_at;
    total += editor.total;
  }
  EXPECT_LT(looked_at, total / 2);
}

// Many nodes before one and the same use up the numbers between it and the node before it.
TEST(IncrementalInference, FindsRoomBetweenTwoNodes) {
  Case c({{"Relu", {"x"}, {"a"}}, {"Relu", {"a"}, {"b"}}});
  c.Define("x", {2, 3});
  c.inference.Update();
  for (NodeId id = 10; id < 200; ++id) {
    c.graph.nodes[id] = {
        "Relu", {id == 10 ? "a" : "v" + std::to_string(id - 1)}, {"v" + std::to_string(id)}};
    c.inference.InsertBefore(1, id);
  }
  EXPECT_EQ(c.inference.Update().size(), 190u);
  EXPECT_EQ(c.Text("v199"), "float[2,3]");
  EXPECT_TRUE(c.inference.Findings().empty());
}

}  // namespace
}  // namespace onnx_light_tests

// SPDX-License-Identifier: Apache-2.0
//
// What a result counts, how weights are changed, and what hostile models can make of it.

#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

using core::diagnostics::Code;
using core::diagnostics::Severity;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::SizeIs;

constexpr const char* kMixed = R"(
    ir 8 import ai.onnx 17 import acme 3
    graph (x: float[2], c: bool) -> (y: float[2]) {
      'n': h = Relu(x) { a = 1 }
      'n': k = acme::F(h)
      y = If(c) { then_branch = graph () -> (t) { t = acme::G(k) },
                  else_branch = graph () -> (e) { e = Abs(h) } }
    })";

TEST(VerifierResult, StatesWhatTheModelIs) {
  const auto result = VerifyModel(ModelFromText(kMixed));
  EXPECT_FALSE(result.valid());
  EXPECT_FALSE(result.io_error);
  EXPECT_EQ(result.ir_version, 8);
  EXPECT_EQ(result.nodes, 3);
  EXPECT_EQ(result.unverified_nodes, 2);
  EXPECT_THAT(result.opset_imports, ElementsAre(Pair("acme", 3), Pair("ai.onnx", 17)));
}

TEST(VerifierResult, AppliesTheWeightsOfTheCaller) {
  VerifyOptions options;
  options.severities = {{Code::kUnknownAttribute, Severity::kWarning},
                        {Code::kUnverifiedNode, Severity::kError},
                        {Code::kDuplicateName, Severity::kIgnored}};
  const auto result = VerifyModel(ModelFromText(kMixed), options);
  EXPECT_THAT(LinesOf(result),
              ElementsAre("warning unknown-attribute main #0 'n' Relu-14 attribute=a",
                          "error unverified-node main #1 'n' acme::F",
                          "error unverified-node main/node[2:If].then_branch #0 acme::G output=t"));
  options.severities[Code::kUnverifiedNode] = Severity::kIgnored;
  const auto lenient = VerifyModel(ModelFromText(kMixed), options);
  EXPECT_TRUE(lenient.valid());
  EXPECT_EQ(lenient.unverified_nodes, 2);
}

TEST(VerifierResult, HoldsNodesAgainstTheGivenRegistry) {
  core::schema::SchemaRegistry registry;
  registry.Register(core::schema::LightOpSchema("F", "acme", 1, "", {{"X", "", "T"}},
                                                {{"Y", "", "T"}},
                                                {{"T", {core::schema::TensorType::kDouble}, ""}}));
  VerifyOptions options;
  options.registry = &registry;
  EXPECT_THAT(LinesOf(VerifyModel(ModelFromText("ir 8 import acme 1 graph (x: float[2]) -> (y: "
                                                "float[2]) { 'n': y = acme::F(x) }"),
                                  options)),
              ElementsAre("error type-not-allowed main #0 'n' acme::F-1 input=X value=x"));
}

TEST(VerifierResult, IsTheSameForBytesAndForAMessage) {
  const ModelProto model = ModelFromText(kMixed);
  const std::string bytes = model.SerializeAsString();
  EXPECT_EQ(LinesOf(VerifyModel(std::string_view(bytes))), LinesOf(VerifyModel(model)));
}

TEST(VerifierResult, TellsAFileThatIsNotThereFromOneThatIsNoModel) {
  const auto missing = VerifyModel(std::filesystem::path(::testing::TempDir()) / "not there.onnx");
  EXPECT_TRUE(missing.io_error);
  EXPECT_THAT(missing.diagnostics, SizeIs(1));
  EXPECT_FALSE(missing.valid());
  const auto damaged = VerifyModel(std::string_view("\xff\xff"));
  EXPECT_FALSE(damaged.io_error);
  EXPECT_THAT(LinesOf(damaged), ElementsAre(HasSubstr("error unreadable")));
}

// Findings are bounded in number and in size, and no error is lost behind lesser ones.
TEST(VerifierResult, BoundsWhatItKeeps) {
  ModelProto model =
      ModelFromText("ir 8 import ai.onnx 17 import acme 1 graph (x: float[2]) -> (y: float[2]) {}");
  for (int i = 0; i < 30000; ++i) {
    auto* node = model.mutable_graph()->add_node();
    node->set_domain("acme");
    node->set_op_type(core::StrCat("F", i));
    node->set_name(core::StrCat("n", i));
  }
  model.mutable_graph()->mutable_node(29999)->add_input(std::string(100000, 'a'));
  const auto result = VerifyModel(model);
  EXPECT_EQ(result.unverified_nodes, 30000);
  EXPECT_FALSE(result.valid());
  EXPECT_THAT(result.diagnostics, SizeIs(10003));  // Warnings, two errors, and the remark.
  EXPECT_EQ(result.diagnostics.back().code, Code::kMoreFindings);
  EXPECT_THAT(result.diagnostics.back().found, HasSubstr("20000"));
  for (const Diagnostic& finding : result.diagnostics) {
    EXPECT_LT(finding.location.value.size(), 2000u);
    EXPECT_LT(finding.found.size(), 2000u);
  }
}

struct HostileCase {
  const char* name;
  std::function<ModelProto()> make;
};

ModelProto Repeat(int count, const std::function<void(ModelProto*, int)>& add) {
  ModelProto model =
      ModelFromText("ir 8 import ai.onnx 17 graph (x: float[2]) -> (x: float[2]) {}");
  for (int i = 0; i < count; ++i) add(&model, i);
  return model;
}

NodeProto* AddNode(ModelProto* model, const char* op_type) {
  auto* node = model->mutable_graph()->add_node();
  node->set_op_type(op_type);
  return node;
}

constexpr int kMany = 100000;

// Each costs its square, or more, where somebody compares all with all.
const HostileCase kHostile[] = {
    {"DanglingInputs",
     [] {
       return Repeat(kMany, [](ModelProto* m, int i) {
         auto* node = AddNode(m, "Relu");
         node->add_input(core::StrCat("gone", i));
         node->add_output(core::StrCat("y", i));
       });
     }},
    {"UnsortedNodes",
     [] {
       return Repeat(kMany, [](ModelProto* m, int i) {
         auto* node = AddNode(m, "Relu");
         node->add_input(core::StrCat("y", i + 1));
         node->add_output(core::StrCat("y", i));
       });
     }},
    {"UnknownOperators",
     [] {
       return Repeat(kMany, [](ModelProto* m, int i) {
         AddNode(m, core::StrCat("Convolution", i).c_str())->add_output(core::StrCat("y", i));
       });
     }},
    {"OneNodeWithManyAttributes",
     [] {
       ModelProto model = Repeat(1, [](ModelProto* m, int) { AddNode(m, "Relu")->add_input("x"); });
       for (int i = 0; i < kMany; ++i) {
         auto* attribute = model.mutable_graph()->mutable_node(0)->add_attribute();
         attribute->set_name(core::StrCat("a", i));
         attribute->set_type(AttributeProto::INT);
       }
       model.mutable_graph()->mutable_node(0)->set_name(std::string(100000, 'n'));
       return model;
     }},
    {"OneNodeWithManyInputs",
     [] {
       ModelProto model = Repeat(1, [](ModelProto* m, int) { AddNode(m, "Sum")->add_output("y"); });
       for (int i = 0; i < kMany; ++i) {
         model.mutable_graph()->mutable_node(0)->add_input(i % 2 == 0 ? "x" : "w");
       }
       auto* w = model.mutable_graph()->add_initializer();
       w->set_name("w");
       w->set_data_type(TensorProto::STRING);
       w->add_string_data("");
       return model;
     }},
    {"ImportsOfManyDomains",
     [] {
       return Repeat(kMany, [](ModelProto* m, int i) {
         auto* import = m->add_opset_import();
         import->set_domain(core::StrCat("d", i));
         import->set_version(1);
         auto* node = AddNode(m, "F");
         node->set_domain(core::StrCat("d", i));
       });
     }},
    {"ManyFunctions",
     [] {
       return Repeat(kMany, [](ModelProto* m, int i) {
         auto* function = m->add_functions();
         function->set_domain("f");
         function->set_name(core::StrCat("F", i));
         function->add_output("y");
       });
     }},
    {"ManyCallsOfAWideFunction",
     [] {
       ModelProto model = Repeat(kMany, [](ModelProto* m, int i) {
         auto* node = AddNode(m, "F");
         node->set_domain("f");
         node->add_output(core::StrCat("y", i));
       });
       auto* import = model.add_opset_import();
       import->set_domain("f");
       import->set_version(1);
       auto* function = model.add_functions();
       function->set_domain("f");
       function->set_name("F");
       for (int i = 0; i < kMany; ++i) function->add_attribute(core::StrCat("a", i));
       function->add_output("y");
       auto* node = function->add_node();
       node->set_op_type("Constant");
       node->add_output("y");
       return model;
     }},
    {"TrainingSteps",
     [] {
       ModelProto model = Repeat(kMany, [](ModelProto* m, int i) {
         m->mutable_graph()->add_output()->set_name(core::StrCat("y", i));
       });
       for (int i = 0; i < kMany / 10; ++i) model.add_training_info();
       return model;
     }},
    {"TypesInTypes",
     [] {
       return Repeat(10000, [](ModelProto* m, int i) {
         auto* value = m->mutable_graph()->add_value_info();
         value->set_name(core::StrCat("v", i));
         TypeProto* type = value->mutable_type();
         for (int depth = 0; depth < 90; ++depth) {
           type = type->mutable_sequence_type()->mutable_elem_type();
         }
         type->mutable_tensor_type()->set_elem_type(1 + i % 20);
       });
     }},
};

class Hostile : public ::testing::TestWithParam<HostileCase> {};
INSTANTIATE_TEST_SUITE_P(Verifier, Hostile, ::testing::ValuesIn(kHostile),
                         [](const auto& hostile) { return hostile.param.name; });

TEST_P(Hostile, ModelsCostWhatTheirSizeCosts) {
  const ModelProto model = GetParam().make();
  // A cost that grows with the square of the size runs into the time limit of the test runner.
  const auto result = VerifyModel(model);
  EXPECT_THAT(result.diagnostics, SizeIs(::testing::Le(20010u)));
}

// Graphs nest as deep as a message in memory does, which a parser bounds and a program does not.
TEST(VerifierHostile, GraphsThatNestTooDeep) {
  ModelProto model =
      ModelFromText("ir 8 import ai.onnx 17 graph (x: float[2]) -> (x: float[2]) {}");
  GraphProto* graph = model.mutable_graph();
  for (int i = 0; i < 1000; ++i) {
    auto* node = graph->add_node();
    node->set_op_type("If");
    node->add_input("x");
    node->add_output("x");
    auto* attribute = node->add_attribute();
    attribute->set_name("then_branch");
    attribute->set_type(AttributeProto::GRAPH);
    graph = attribute->mutable_g();
    graph->set_name("g");
  }
  const auto lines = LinesOf(VerifyModel(model));
  EXPECT_THAT(lines,
              ::testing::Contains(HasSubstr("error invalid-field main/node[0:If]")).Times(1));
}

TEST(VerifierHostile, NamesThatAreNoText) {
  ModelProto model =
      ModelFromText("ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) }");
  auto* node = model.mutable_graph()->mutable_node(0);
  node->set_op_type("Re\xff\nlu");
  node->set_name(std::string("a\0b", 3));
  node->set_input(0, "\x80");
  const auto result = VerifyModel(model);
  EXPECT_THAT(result.diagnostics, SizeIs(2));
  for (const Diagnostic& finding : result.diagnostics) {
    EXPECT_THAT(finding.found, ::testing::Not(HasSubstr("\xff")));
    EXPECT_THAT(finding.found, ::testing::Not(HasSubstr("\n")));
  }
}

TEST(VerifierHostile, NothingAtAll) {
  EXPECT_FALSE(VerifyModel(ModelProto()).valid());
  EXPECT_FALSE(VerifyModel(std::string_view()).valid());
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

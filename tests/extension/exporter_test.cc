// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/exporter.h"

#include <limits>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::schema::AttributeParam;
using core::schema::AttributeType;
using core::schema::Differentiation;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::TypeConstraintParam;
using onnx_proto::TensorType;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Json = nlohmann::ordered_json;

const std::vector<TypeConstraintParam> kT = {
    {"T", {TensorType::kInt64, TensorType::kFloat}, "Numbers."}};

LightOpSchema MakeSchema(std::vector<FormalParameter> inputs, std::vector<FormalParameter> outputs,
                         std::vector<AttributeParam> attributes = {},
                         std::vector<TypeConstraintParam> constraints = kT) {
  return LightOpSchema("Op", "my.domain", 3, "Does things.", std::move(inputs), std::move(outputs),
                       std::move(constraints), std::move(attributes));
}

FormalParameter Variadic(bool homogeneous, uint8_t min_arity) {
  return {"xs", "Values.", "T", ParameterOption::kVariadic, homogeneous, min_arity};
}

Json Export(const LightOpSchema& schema, std::string_view overload = "") {
  return Json::parse(ExportSpec(schema, overload));
}

std::vector<std::string> Conditions(const LightOpSchema& schema) {
  return Export(schema)["input_conditions"];
}

std::vector<std::string> Keys(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

TEST(Exporter, WritesMembersInTheOrderOfTheFormat) {
  const Json spec = Export(MakeSchema({{"x", "In.", "T"}}, {{"y", "Out.", "T"}}));
  EXPECT_THAT(Keys(spec),
              ElementsAre("kind", "protocol_version", "name", "version", "authority", "operator",
                          "inputs", "outputs", "type_parameters", "attributes", "input_conditions",
                          "shape_rules", "boundary_behavior", "numerical_behavior",
                          "nondeterminism", "state_effects", "reference", "tests"));
  EXPECT_EQ(spec["name"], "my.domain.Op-3");
  EXPECT_EQ(spec["version"], "3");
  EXPECT_EQ(spec["inputs"],
            Json::parse(R"([{"name": "x", "cardinality": "single", "type_parameter": "T",
                             "description": "In."}])"));
  EXPECT_EQ(spec["type_parameters"]["T"]["allowed_types"],
            Json::array({"tensor(float)", "tensor(int64)"}));
  EXPECT_EQ(spec["type_parameters"]["T"]["description"], "Numbers.");
  EXPECT_THAT(spec["input_conditions"], IsEmpty());
  EXPECT_THAT(std::string(spec["numerical_behavior"]), HasSubstr("Does things."));
}

TEST(Exporter, WritesTheStandardDomainAsNoName) {
  const LightOpSchema schema("Op", "", 1, "Does things.", {}, {}, {});
  EXPECT_EQ(Export(schema, "fast/1")["operator"],
            Json::parse(R"({"domain": "", "op_type": "Op", "overload": "fast/1"})"));
  EXPECT_EQ(Export(schema, "fast/1")["name"], "ai.onnx.Op.fast_1-1");
}

TEST(Exporter, MakesANameOfAnyDomainAndOperator) {
  EXPECT_EQ(Export(LightOpSchema("(+)", "7/é", 1, "Adds.", {}, {}, {}))["name"], "op.7_._-1");
  const std::string long_name(500, 'x');
  EXPECT_EQ(std::string(Export(LightOpSchema(long_name, "", 1, "Adds.", {}, {}, {}))["name"]),
            "ai.onnx." + std::string(120, 'x'));
}

TEST(Exporter, GivesLiteralTypesATypeParameterOfTheirOwn) {
  const std::vector<TypeConstraintParam> constraints = {
      {"tensor_int64", {TensorType::kFloat}, "A name that is taken."}};
  const Json spec = Export(MakeSchema({{"a", "In.", "tensor(int64)"},
                                       {"b", "In.", "seq(map(int64, float))"},
                                       {"c", "In.", "tensor_int64"},
                                       {"any", "In.", ""}},
                                      {{"y", "Out.", "tensor(int64)"}}, {}, constraints));
  EXPECT_EQ(spec["inputs"][0]["type_parameter"], "tensor_int64_2");
  EXPECT_EQ(spec["inputs"][1]["type_parameter"], "seq_map_int64_float");
  EXPECT_EQ(spec["inputs"][2]["type_parameter"], "tensor_int64");
  EXPECT_EQ(spec["inputs"][3]["type_parameter"], nullptr);
  EXPECT_EQ(spec["outputs"][0]["type_parameter"], "tensor_int64_2");
  EXPECT_THAT(Keys(spec["type_parameters"]),
              ElementsAre("seq_map_int64_float", "tensor_int64", "tensor_int64_2"));
  EXPECT_EQ(spec["type_parameters"]["seq_map_int64_float"]["allowed_types"],
            Json::array({"seq(map(int64, float))"}));
}

TEST(Exporter, KeepsTypesThatHaveNoNumber) {
  const std::vector<TypeConstraintParam> constraints = {
      {"T", {TensorType::kFloat}, "Types.", {"seq(seq(tensor(float)))"}}};
  EXPECT_EQ(Export(MakeSchema({{"x", "In.", "T"}}, {}, {},
                              constraints))["type_parameters"]["T"]["allowed_types"],
            Json::array({"seq(seq(tensor(float)))", "tensor(float)"}));
}

TEST(Exporter, WritesEachKindOfDefault) {
  const std::vector<AttributeParam> attributes = {
      {"z", "A.", AttributeType::INT, true},
      {"i", "A.", AttributeType::INT, false, std::numeric_limits<int64_t>::min()},
      {"f", "A.", AttributeType::FLOAT, false, static_cast<double>(0.1F)},
      {"s", "A.", AttributeType::STRING, false, std::string()},
      {"is", "A.", AttributeType::INTS, false, std::vector<int64_t>{9007199254740993}},
      {"fs", "A.", AttributeType::FLOATS, false, std::vector<double>{1, -1e-7F}},
      {"ss", "A.", AttributeType::STRINGS, false, std::vector<std::string>{"a"}},
      {"g", "A.", AttributeType::GRAPH},
  };
  const std::string text = ExportSpec(MakeSchema({}, {}, attributes));
  const Json written = Json::parse(text)["attributes"];
  EXPECT_THAT(Keys(written), ElementsAre("f", "fs", "g", "i", "is", "s", "ss", "z"));
  EXPECT_EQ(written["z"], Json::parse(R"({"kind": "int", "required": true, "default": null,
                                          "allowed_values": null, "description": "A."})"));
  EXPECT_EQ(written["i"]["default"], std::numeric_limits<int64_t>::min());
  EXPECT_EQ(written["s"]["default"], "");
  EXPECT_EQ(written["is"]["default"], Json::array({9007199254740993}));
  EXPECT_EQ(written["ss"]["default"], Json::array({"a"}));
  EXPECT_EQ(written["g"]["kind"], "graph");
  EXPECT_EQ(written["g"]["default"], nullptr);
  EXPECT_THAT(text, HasSubstr("\"default\": 0.1,"));
  EXPECT_THAT(text, HasSubstr("-1e-07"));
}

TEST(Exporter, NamesEachKindOfAttribute) {
  std::vector<AttributeParam> attributes;
  for (int kind = 1; kind <= static_cast<int>(AttributeType::TYPE_PROTOS); ++kind) {
    attributes.push_back(
        {"a" + std::to_string(100 + kind), "A.", static_cast<AttributeType>(kind)});
  }
  std::vector<std::string> kinds;
  const Json spec = Export(MakeSchema({}, {}, attributes));
  for (const auto& attribute : spec["attributes"]) {
    kinds.push_back(attribute["kind"]);
  }
  EXPECT_THAT(kinds,
              ElementsAre("float", "int", "string", "tensor", "graph", "floats", "ints", "strings",
                          "tensors", "graphs", "sparse_tensor", "sparse_tensors", "type", "types"));
}

TEST(Exporter, StatesInConditionsWhatTheFormatHasNoFieldFor) {
  EXPECT_THAT(Conditions(MakeSchema({Variadic(true, 2)}, {Variadic(false, 0)})),
              ElementsAre("Input 'xs' stands for 2 or more values, which all have one type.",
                          "Output 'xs' stands for 0 or more values, which may differ in type."));
  LightOpSchema counted = MakeSchema({}, {{"y", "Out.", "T"}, {"z", "Out.", "T"}});
  EXPECT_THAT(Conditions(counted.set_min_output(1)),
              ElementsAre("The number of a node's outputs is 1 to 2."));
  EXPECT_THAT(Conditions(counted.set_deprecated().set_support_level(
                  LightOpSchema::SupportLevel::kExperimental)),
              ElementsAre(HasSubstr("deprecated from version 3"), HasSubstr("experimental"),
                          HasSubstr("outputs")));
}

TEST(Exporter, StatesDeterminismAndGradients) {
  FormalParameter x{"x", "In.", "T"};
  x.differentiation = Differentiation::kDifferentiable;
  FormalParameter i{"i", "In.", "T"};
  i.differentiation = Differentiation::kNonDifferentiable;
  LightOpSchema schema = MakeSchema({x, i}, {});
  EXPECT_THAT(std::string(Export(schema)["nondeterminism"]), HasSubstr("does not state"));
  schema.set_node_determinism(LightOpSchema::NodeDeterminism::Deterministic);
  EXPECT_THAT(std::string(Export(schema)["nondeterminism"]), HasSubstr("equal outputs"));
  schema.set_node_determinism(LightOpSchema::NodeDeterminism::NonDeterministic);
  EXPECT_THAT(std::string(Export(schema)["nondeterminism"]), HasSubstr("may give different"));
  const std::string text = Export(schema)["numerical_behavior"];
  EXPECT_THAT(text, HasSubstr("\nDifferentiable: x."));
  EXPECT_THAT(text, HasSubstr("\nNot differentiable: i."));
}

TEST(Exporter, RefusesWhatADocumentCannotState) {
  struct Case {
    LightOpSchema schema;
    std::string what;
  };
  const std::string too_long(129, 'x');
  const std::vector<Case> cases = {
      {LightOpSchema("Op", "", 1, "", {}, {}, {}), "the operator"},
      {MakeSchema({{"x", "", "T"}}, {}), "input 'x'"},
      {MakeSchema({}, {{"y", "", "T"}}), "output 'y'"},
      {MakeSchema({}, {}, {{"a", "", AttributeType::INT}}), "attribute 'a'"},
      {MakeSchema({}, {}, {}, {{"T", {TensorType::kFloat}, ""}}), "type parameter 'T'"},
      {MakeSchema({{"2d", "In.", "T"}}, {}), "input '2d'"},
      {MakeSchema({{"", "In.", "T"}}, {}), "input ''"},
      {MakeSchema({}, {{too_long, "Out.", "T"}}), "output 'xxx"},
      {MakeSchema({}, {}, {{"a b", "A.", AttributeType::INT}}), "attribute 'a b'"},
      {MakeSchema({}, {}, {{"a", "A."}}), "attribute 'a'"},
      {MakeSchema({}, {}, {}, {{"T:1", {TensorType::kFloat}, "T."}}), "type parameter 'T:1'"},
  };
  for (const Case& c : cases) {
    try {
      ADD_FAILURE() << ExportSpec(c.schema);
    } catch (const ExportError& error) {
      EXPECT_THAT(error.what(), HasSubstr(c.what));
    }
  }
}

TEST(Exporter, ExportsEveryBuiltInOperatorUnlessItsTextsAreLeftOut) {
  for (const LightOpSchema* schema : opsets::BuiltInRegistry().AllVersions()) {
    if (ONNX_LIGHT_WITH_DOCS) {
      EXPECT_NO_THROW(ExportSpec(*schema)) << SignatureOf(*schema);
    } else {
      EXPECT_THROW(ExportSpec(*schema), ExportError) << SignatureOf(*schema);
    }
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::extension

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/light_op_schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace onnx_light::core::schema {
namespace {

constexpr int kUnbounded = std::numeric_limits<int>::max();

FormalParameter Parameter(const std::string& name, const std::string& type,
                          ParameterOption option = ParameterOption::kSingle,
                          bool homogeneous = true, uint8_t min_arity = 1) {
  return {name, "", type, option, homogeneous, min_arity, Differentiation::kUnknown};
}

// An invented operator: one required, one optional input, a list of attributes of every simple
// kind.
LightOpSchema Blend() {
  return LightOpSchema(
      "Blend", "", 3, "Blends images.",
      {Parameter("base", "T"), Parameter("weight", "tensor(int64)"),
       Parameter("mask", "M", ParameterOption::kOptional),
       Parameter("layers", "T", ParameterOption::kVariadic)},
      {Parameter("image", "T"), Parameter("alpha", "M", ParameterOption::kOptional)},
      {{"T", {TensorType::kFloat, TensorType::kUint8}, ""}, {"M", {TensorType::kBool}, ""}},
      {{"mode", "How.", AttributeType::STRING, true},
       {"order", "", AttributeType::INTS, false, std::vector<int64_t>{0, 1}},
       {"gain", "", AttributeType::FLOAT, false, 0.5},
       {"lut", "", AttributeType::TENSOR, false}});
}

TEST(LightOpSchema, KeepsWhatItIsGiven) {
  const LightOpSchema schema = Blend();
  EXPECT_EQ(schema.domain(), kOnnxDomain);
  EXPECT_EQ(schema.min_input(), 4);
  EXPECT_EQ(schema.max_input(), kUnbounded);
  EXPECT_EQ(schema.min_output(), 1);
  EXPECT_EQ(schema.max_output(), 2);
  EXPECT_EQ(SignatureOf(schema),
            "Blend-3(base: T, weight: tensor(int64), mask?: M, layers...: T) -> (image: T, alpha?: "
            "M)");
  EXPECT_EQ(schema.node_determinism(), LightOpSchema::NodeDeterminism::Unknown);
  EXPECT_FALSE(schema.non_deterministic() || schema.deprecated());
}

TEST(LightOpSchema, DefaultsTheOutputCountToTheOutputs) {
  const LightOpSchema plain("Two", "d", 1, "", {}, {{"a", "", "T"}, {"b", "", "T"}},
                            {{"T", {TensorType::kFloat}, ""}});
  EXPECT_EQ(plain.min_output(), 2);
  EXPECT_EQ(plain.max_output(), 2);
}

TEST(LightOpSchema, SettersChain) {
  LightOpSchema schema = Blend();
  schema.set_min_output(0)
      .set_max_output(kUnbounded)
      .set_deprecated()
      .set_node_determinism(LightOpSchema::NodeDeterminism::NonDeterministic);
  EXPECT_EQ(schema.min_output(), 0);
  EXPECT_EQ(schema.max_output(), kUnbounded);
  EXPECT_TRUE(schema.deprecated() && schema.non_deterministic());
  EXPECT_NE(schema, Blend());
}

TEST(LightOpSchema, RefusesContradictions) {
  const std::vector<FormalParameter> twice = {{"x", "", "T"}, {"x", "", "T"}};
  const std::vector<TypeConstraintParam> t = {{"T", {TensorType::kFloat}, ""}};
  EXPECT_THROW(LightOpSchema("", "d", 1, "", {}, {}, {}), SchemaError);
  EXPECT_THROW(LightOpSchema("A", "d", 0, "", {}, {}, {}), SchemaError);
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", twice, {}, t), SchemaError);
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", {}, twice, t), SchemaError);
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", {}, {}, {t[0], t[0]}), SchemaError);
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", {}, {}, {{"T", {}, ""}}), SchemaError);
  const AttributeParam a{"a", "", AttributeType::INT, false};
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", {}, {}, {}, {a, a}), SchemaError);
  const AttributeParam required_with_default{"a", "", AttributeType::INT, true, int64_t{1}};
  EXPECT_THROW(LightOpSchema("A", "d", 1, "", {}, {}, {}, {required_with_default}), SchemaError);
}

TEST(LightOpSchema, DropsTexts) {
  const std::vector<LightOpSchema> stripped = StripDocs({Blend()});
  ASSERT_EQ(stripped.size(), 1u);
  EXPECT_EQ(stripped[0].doc(), "");
  EXPECT_EQ(stripped[0].attributes()[0].description, "");
  EXPECT_EQ(SignatureOf(stripped[0]), SignatureOf(Blend()));
  const LightOpSchema bare("A", "d", 1, "text", {}, {}, {}, false, /*init_doc=*/false);
  EXPECT_EQ(bare.doc(), "");
}

TEST(CollectSchemasFromBuilders, RunsOnlyTheBuilderAskedFor) {
  int runs = 0;
  const auto build = [&runs] {
    ++runs;
    return std::vector<LightOpSchema>{Blend()};
  };
  const std::map<std::string, SchemaBuilder> builders = {{"A", build}, {"B", build}};
  EXPECT_EQ(CollectSchemasFromBuilders(builders, "B", true).size(), 1u);
  EXPECT_EQ(runs, 1);
  EXPECT_TRUE(CollectSchemasFromBuilders(builders, "C", true).empty());
  EXPECT_EQ(runs, 1);
  const auto all = CollectSchemasFromBuilders(builders, "", false);
  EXPECT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].doc(), "");
}

TEST(AttributeDefaultRepr, IsStable) {
  EXPECT_EQ(AttributeDefaultRepr({}), "");
  EXPECT_EQ(AttributeDefaultRepr(int64_t{1}), "1");
  EXPECT_EQ(AttributeDefaultRepr(0.5), "0.5");
  EXPECT_EQ(AttributeDefaultRepr(static_cast<double>(1e-5F)), "1e-05");
  EXPECT_EQ(AttributeDefaultRepr(std::string("foo")), "foo");
  EXPECT_EQ(AttributeDefaultRepr(std::vector<int64_t>{1, 2, 3}), "[1, 2, 3]");
  EXPECT_EQ(AttributeDefaultRepr(std::vector<double>{0.5, 2}), "[0.5, 2]");
  EXPECT_EQ(AttributeDefaultRepr(std::vector<std::string>{}), "[]");
}

TEST(DescribeValue, PutsStringsInQuotes) {
  EXPECT_EQ(DescribeValue(int64_t{1}), "1");
  EXPECT_EQ(DescribeValue(std::string("a\n")), "'a\\x0a'");
  EXPECT_EQ(DescribeValue(std::vector<std::string>{"a, b", ""}), "['a, b', '']");
  EXPECT_EQ(DescribeValue(std::vector<int64_t>{1, 2}), "[1, 2]");
}

// Many entries are found by another way than few.
TEST(LightOpSchema, FindsEntriesByNameHoweverManyThereAre) {
  for (const int count : {1, 32, 33, 1000}) {
    std::vector<AttributeParam> attributes;
    std::vector<TypeConstraintParam> constraints;
    for (int i = 0; i < count; ++i) {
      const std::string name = "a" + std::to_string(i * 7919 % count);
      attributes.push_back({name, "", AttributeType::INT});
      constraints.push_back({name, {TensorType::kFloat}, ""});
    }
    const LightOpSchema schema("Op", "d", 1, "", {}, {}, constraints, attributes);
    for (const AttributeParam& attribute : schema.attributes()) {
      EXPECT_EQ(schema.FindAttribute(attribute.name), &attribute);
    }
    for (const TypeConstraintParam& constraint : schema.type_constraints()) {
      EXPECT_EQ(schema.FindTypeConstraint(constraint.type_param_str), &constraint);
    }
    for (const char* name : {"", "a", "a1000", "b", "A0"}) {
      EXPECT_EQ(schema.FindAttribute(name), nullptr) << name;
      EXPECT_EQ(schema.FindTypeConstraint(name), nullptr) << name;
    }
  }
}

TEST(Check, NamesSomeOfVeryManyAttributes) {
  std::vector<AttributeParam> attributes;
  for (int i = 0; i < 1000; ++i) {
    attributes.push_back({"a" + std::to_string(i), "", AttributeType::INT, true});
  }
  const LightOpSchema schema("Op", "d", 1, "", {}, {}, {}, attributes);
  std::vector<AttributeView> given;
  for (int i = 0; i < 999; ++i) given.push_back(AttributeView::Int(attributes[i].name, 1));
  given.push_back(AttributeView::Int("other", 1));
  NodeView node{"n", "Op", "d"};
  node.attributes = given;
  const auto findings = schema.Check(node);
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].code, diagnostics::Code::kUnknownAttribute);
  EXPECT_THAT(findings[0].expected, ::testing::EndsWith(", a63 and 936 more"));
  EXPECT_EQ(findings[1].code, diagnostics::Code::kMissingAttribute);
  EXPECT_EQ(findings[1].location.attribute, "a999");
}

TEST(AttributeType, HasTheNamesAndNumbersOfTheFormat) {
  EXPECT_STREQ(AttributeType_Name(AttributeType::INTS), "INTS");
  EXPECT_STREQ(AttributeType_Name(AttributeType::TYPE_PROTOS), "TYPE_PROTOS");
  EXPECT_STREQ(AttributeType_Name(static_cast<AttributeType>(99)), "UNDEFINED");
  EXPECT_EQ(static_cast<int>(AttributeType::SPARSE_TENSOR), 11);
}

TEST(TypeLists, AreTheSetsOfTheSchemasThatUseThem) {
  EXPECT_EQ(AllTensorTypes(), ConcatTypesVer4And11());
  EXPECT_EQ(AllTensorTypes().size(), 15u);
  EXPECT_EQ(AllNumericTypes().size(), 11u);
  EXPECT_EQ(AllNumericTypesIr4().size(), 12u);
  EXPECT_EQ(NumericTypesForMathReduction().size(), 7u);
  EXPECT_EQ(NumericTypesForMathReductionIr4().size(), 8u);
  EXPECT_EQ(AllTensorSequenceTypes().size(), 15u);
  EXPECT_EQ(AllOptionalTypes().size(), 30u);
  EXPECT_THAT(FloatTypes(),
              ::testing::UnorderedElementsAre(TensorType::kFloat16, TensorType::kFloat,
                                              TensorType::kDouble, TensorType::kBfloat16));
}

// --- Check: one node, one thing broken at a time.

struct BlendNode {
  std::vector<std::string_view> inputs = {"x", "w", "", "l"};
  std::vector<std::string_view> outputs = {"y"};
  std::vector<AttributeView> attributes = {AttributeView::String("mode", "over")};
  std::vector<InputType> types;
  std::string_view op_type = "Blend";
  std::string_view domain = "";

  std::vector<Diagnostic> Check(const LightOpSchema& schema = Blend()) const {
    return schema.Check(NodeView{"b", op_type, domain, "", inputs, outputs, attributes}, types);
  }
};

std::vector<Code> CodesOf(const std::vector<Diagnostic>& diagnostics) {
  std::vector<Code> codes;
  codes.reserve(diagnostics.size());
  for (const Diagnostic& d : diagnostics) codes.push_back(d.code);
  return codes;
}

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Check, AcceptsAValidNode) {
  BlendNode node;
  node.domain = "ai.onnx";
  node.inputs = {"x", "w", "m", "l", "l2"};
  node.outputs = {"y", ""};
  node.types = {TensorType::kUint8, TensorType::kInt64, TensorType::kBool, TensorType::kUint8,
                std::nullopt};
  node.attributes.push_back(AttributeView::Float("__tool", 1));
  EXPECT_THAT(node.Check(), IsEmpty());
}

TEST(Check, ReportsEachFaultOfANode) {
  const struct {
    const char* what;
    std::function<void(BlendNode&)> change;
    Code code;
    std::string location;
  } kCases[] = {
      {"too few inputs", [](auto& n) { n.inputs.pop_back(); }, Code::kInputCount, ""},
      {"required input left out", [](auto& n) { n.inputs[1] = ""; }, Code::kMissingInput, "weight"},
      {"no output", [](auto& n) { n.outputs.clear(); }, Code::kOutputCount, ""},
      {"three outputs",
       [](auto& n) {
         n.outputs = {"a", "b", "c"};
       },
       Code::kOutputCount, ""},
      {"required output left out",
       [](auto& n) {
         n.outputs = {"", "b"};
       },
       Code::kMissingOutput, "image"},
      {"another operator", [](auto& n) { n.op_type = "Blur"; }, Code::kOperatorMismatch, ""},
      {"another domain", [](auto& n) { n.domain = "d"; }, Code::kOperatorMismatch, ""},
      {"unknown attribute", [](auto& n) { n.attributes.push_back(AttributeView::Int("gains", 1)); },
       Code::kUnknownAttribute, "gains"},
      {"attribute missing", [](auto& n) { n.attributes.clear(); }, Code::kMissingAttribute, "mode"},
      {"attribute of another kind",
       [](auto& n) { n.attributes.push_back(AttributeView::Int("gain", 1)); }, Code::kAttributeType,
       "gain"},
      {"attribute twice", [](auto& n) { n.attributes.push_back(n.attributes[0]); },
       Code::kDuplicateAttribute, "mode"},
      {"two values in one attribute",
       [](auto& n) { n.attributes[0].fields |= AttributeView::Bit(AttributeType::INT); },
       Code::kAttributeType, "mode"},
      {"a tensor without a value",
       [](auto& n) {
         n.attributes.push_back(AttributeView::Object("lut", AttributeType::TENSOR, nullptr));
         n.attributes.back().fields = 0;
       },
       Code::kAttributeType, "lut"},
      {"a value and a reference", [](auto& n) { n.attributes[0].ref_attr_name = "outer"; },
       Code::kAttributeType, "mode"},
      {"type not allowed", [](auto& n) { n.types = {TensorType::kDouble}; }, Code::kTypeNotAllowed,
       "base"},
      {"literal type",
       [](auto& n) {
         n.types = {std::nullopt, TensorType::kInt32};
       },
       Code::kTypeNotAllowed, "weight"},
      {"one letter, two types",
       [](auto& n) {
         n.types = {TensorType::kFloat, std::nullopt, std::nullopt, TensorType::kUint8};
       },
       Code::kTypeBinding, "layers"},
      {"a map", [](auto& n) { n.types = {TensorType::kMapInt64Float}; }, Code::kTypeNotAllowed,
       "base"},
      {"a type without a name", [](auto& n) { n.types = {TypeExpression{"opaque(a, b)"}}; },
       Code::kTypeNotAllowed, "base"},
  };
  for (const auto& c : kCases) {
    BlendNode node;
    c.change(node);
    const std::vector<Diagnostic> found = node.Check();
    ASSERT_THAT(CodesOf(found), ElementsAre(c.code)) << c.what;
    const auto& location = found[0].location;
    EXPECT_EQ(location.node_name, "b");
    EXPECT_EQ(location.input + location.attribute +
                  (found[0].code == Code::kMissingOutput ? location.output : ""),
              c.location)
        << c.what;
  }
}

TEST(Check, ReportsAllFaultsAtOnce) {
  BlendNode node;
  node.inputs = {"x"};
  node.outputs = {};
  node.attributes = {AttributeView::Int("mod", 1)};
  const std::vector<Diagnostic> found = node.Check();
  EXPECT_THAT(CodesOf(found), ElementsAre(Code::kInputCount, Code::kOutputCount,
                                          Code::kUnknownAttribute, Code::kMissingAttribute));
  EXPECT_EQ(found[2].hint, "did you mean 'mode'?");
}

TEST(Check, SaysNothingMoreOfADeprecatedOperator) {
  BlendNode node;
  node.inputs.clear();
  LightOpSchema schema = Blend();
  schema.set_deprecated();
  EXPECT_THAT(CodesOf(node.Check(schema)), ElementsAre(Code::kDeprecatedOperator));
}

TEST(Check, TakesAnyTypeWhereTheParameterNamesNone) {
  const LightOpSchema any("Any", "d", 1, "", {{"x", "", ""}}, {{"y", "", ""}}, {});
  const std::string_view names[] = {"v"};
  const InputType types[] = {TensorType::kMapInt64Float};
  EXPECT_THAT(any.Check(NodeView{"n", "Any", "d", "", names, names, {}}, types), IsEmpty());
}

TEST(Check, MatchesTypesThatHaveNoEnumerator) {
  TypeConstraintParam constraint{"T", {}, "", {"seq(seq(tensor(float)))"}};
  const LightOpSchema nested("Nested", "d", 1, "", {{"x", "", "T"}}, {{"y", "", "T"}},
                             {constraint});
  const std::string_view names[] = {"v"};
  const NodeView node{"n", "Nested", "d", "", names, names, {}};
  const InputType right[] = {TypeExpression{"seq(seq(tensor(float)))"}};
  const InputType wrong[] = {TensorType::kSeqFloat};
  EXPECT_THAT(nested.Check(node, right), IsEmpty());
  EXPECT_THAT(CodesOf(nested.Check(node, wrong)), ElementsAre(Code::kTypeNotAllowed));
}

}  // namespace
}  // namespace onnx_light::core::schema

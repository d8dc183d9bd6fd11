// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/importer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/exporter.h"
#include "onnx_light/opsets/operator_sets.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::schema::AttributeType;
using core::schema::AttributeView;
using core::schema::ImportResult;
using core::schema::LightOpSchema;
using core::schema::NodeView;
using core::schema::SchemaRegistry;
using core::schema::TypeExpression;
using onnx_proto::TensorType;
using Json = nlohmann::ordered_json;

namespace fs = std::filesystem;

Json Base() {
  std::ifstream file(fs::path(ONNX_LIGHT_SOURCE_DIR) / "tests/extension/base.json");
  return Json::parse(file);
}

std::vector<Code> Errors(const ImportResult& result) {
  std::vector<Code> codes;
  for (const auto& file : result.files) {
    for (const Diagnostic& d : file.diagnostics) codes.push_back(d.code);
  }
  return codes;
}

TEST(ImportTest, AnOperatorStandsBesideTheBuiltInOnes) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  const ImportResult result = registry.ImportDocument(Base().dump());
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(result.imported, 1u);
  EXPECT_EQ(registry.Find("acme.img", "Blend", 1), nullptr);
  const LightOpSchema* blend = registry.Find("acme.img", "Blend", 1, "masked");
  ASSERT_NE(blend, nullptr);
  EXPECT_EQ(SignatureOf(*blend),
            "Blend:masked-1(base: T, mask?: M, layers...?: T) -> (image: T, extra?: any)");
  EXPECT_EQ(blend->since_version(), 1);
  EXPECT_EQ(registry.Find("acme.img", "Blend", 7, "masked"), blend);
  EXPECT_EQ(registry.Newest("acme.img", "Blend", "masked"), blend);
  EXPECT_EQ(registry.MaxVersion("acme.img"), 0);
  EXPECT_TRUE(registry.HasDomain("acme.img"));
  EXPECT_THAT(registry.Overloads("acme.img", "Blend"), testing::ElementsAre("masked"));
  EXPECT_NE(registry.Find("", "Clip", 13), nullptr);
  ASSERT_NE(blend->extension(), nullptr);
  EXPECT_EQ(blend->extension()->boundary_behavior, "Values are clipped.");
}

TEST(ImportTest, TheDefaultDomainTakesOperatorsAndKeepsItsVersions) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  Json json = Base();
  json["operator"] = {{"domain", ""}, {"op_type", "Blend"}, {"overload", ""}};
  ASSERT_TRUE(registry.ImportDocument(json.dump()).ok());
  EXPECT_NE(registry.Find("ai.onnx", "Blend", 5), nullptr);
  EXPECT_EQ(registry.MaxVersion(""), opsets::BuiltInRegistry().MaxVersion(""));
  EXPECT_EQ(registry.Explain("", "Blendd", 5).code, Code::kUnknownOperator);
}

TEST(ImportTest, TheSameDocumentAgainIsNothing) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  ASSERT_TRUE(registry.ImportDocument(Base().dump()).ok());
  const ImportResult again = registry.ImportDocument(Base().dump(4));
  EXPECT_TRUE(again.ok());
  EXPECT_EQ(again.imported, 0u);
}

TEST(ImportTest, AnotherDefinitionIsAConflictThatNamesBoth) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  Json json = Base();
  ASSERT_TRUE(registry.ImportDocument(json.dump()).ok());
  json["name"] = "acme.Other";
  const ImportResult result = registry.ImportDocument(json.dump());
  EXPECT_FALSE(result.ok());
  EXPECT_THAT(Errors(result), testing::ElementsAre(Code::kSpecConflict));
  const Diagnostic& conflict = result.files.at(0).diagnostics.at(0);
  EXPECT_EQ(conflict.location.pointer, "/operator");
  EXPECT_THAT(conflict.found, testing::HasSubstr("acme.Other"));
  EXPECT_THAT(conflict.found, testing::HasSubstr("acme.Blend"));
}

TEST(ImportTest, ABuiltInOperatorIsAConflict) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  Json json = Base();
  json["operator"] = {{"domain", "ai.onnx"}, {"op_type", "Clip"}, {"overload", ""}};
  const ImportResult result = registry.ImportDocument(json.dump());
  EXPECT_THAT(Errors(result), testing::ElementsAre(Code::kSpecConflict));
  EXPECT_THAT(result.files.at(0).diagnostics.at(0).found, testing::HasSubstr("ai.onnx::Clip-13"));
  EXPECT_EQ(registry.Newest("", "Clip"), opsets::BuiltInRegistry().Newest("", "Clip"));
  // An overload is an operator of its own.
  json["operator"]["overload"] = "fast";
  EXPECT_TRUE(registry.ImportDocument(json.dump()).ok());
}

class ImportFolderTest : public FolderTest {
 protected:
  ImportFolderTest() {
    document_["tests"] = Json::array();
    document_["reference"] = nullptr;
    document_["authority"] = "specification";
  }

  void Define(const char* name, const char* op_type) {
    document_["operator"]["op_type"] = op_type;
    document_["name"] = fs::path(name).stem().string();
    Write(name, document_.dump());
  }

  Json document_ = Base();
};

TEST_F(ImportFolderTest, AFolderIsImportedAsAWhole) {
  Define("a.json", "A");
  Define("b.json", "B");
  SchemaRegistry registry;
  const ImportResult result = registry.Import(folder_);
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(result.imported, 2u);
  EXPECT_THAT(registry.Operators("acme.img"), testing::ElementsAre("A", "B"));
}

TEST_F(ImportFolderTest, OneErrorKeepsAllOut) {
  Define("a.json", "A");
  document_["inputs"][0]["type_parameter"] = "U";
  Define("b.json", "B");
  SchemaRegistry registry;
  const ImportResult result = registry.Import(folder_);
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(result.imported, 0u);
  ASSERT_EQ(result.files.size(), 2u);
  EXPECT_TRUE(result.files[0].diagnostics.empty());
  EXPECT_EQ(result.files[1].path, (folder_ / "b.json").string());
  EXPECT_FALSE(registry.HasDomain("acme.img"));
}

TEST_F(ImportFolderTest, TwoDefinitionsKeepAllOut) {
  Define("a.json", "A");
  Define("b.json", "A");
  SchemaRegistry registry;
  const ImportResult result = registry.Import(folder_);
  EXPECT_THAT(Errors(result), testing::ElementsAre(Code::kSpecConflict));
  const std::string text = ToString(result.files.at(1).diagnostics.at(0));
  EXPECT_THAT(text, testing::HasSubstr("a.json"));
  EXPECT_THAT(text, testing::HasSubstr("b.json"));
  EXPECT_FALSE(registry.HasDomain("acme.img"));
}

TEST_F(ImportFolderTest, WhatCannotBeReadImportsNothing) {
  SchemaRegistry registry;
  EXPECT_FALSE(registry.Import(folder_ / "missing.json").ok());
  EXPECT_FALSE(registry.Import(folder_).ok());
}

// A node of base.json's operator with its attributes.
class CheckTest : public testing::Test {
 protected:
  void SetUp() override {
    Json json = Base();
    json["attributes"]["ratios"] = {{"kind", "floats"},
                                    {"required", false},
                                    {"default", nullptr},
                                    {"allowed_values", Json::parse("[[0.1], [1]]")},
                                    {"description", "d"}};
    ASSERT_TRUE(registry_.ImportDocument(json.dump()).ok());
    schema_ = registry_.Newest("acme.img", "Blend", "masked");
  }

  std::vector<Diagnostic> Check(std::vector<AttributeView> attributes,
                                const std::vector<core::schema::InputType>& types = {}) {
    attributes.push_back(AttributeView::Ints("axes", axes_));
    NodeView node{"n", "Blend", "acme.img", "masked"};
    node.inputs = inputs_;
    node.outputs = outputs_;
    node.attributes = attributes;
    return schema_->Check(node, types);
  }

  SchemaRegistry registry_;
  const LightOpSchema* schema_ = nullptr;
  const std::vector<int64_t> axes_ = {1};
  const std::vector<std::string_view> inputs_ = {"a", "", "b"};
  const std::vector<std::string_view> outputs_ = {"y"};
};

TEST_F(CheckTest, AllowedValuesAreAccepted) {
  const float tenth[] = {0.1F};
  const auto found =
      Check({AttributeView::String("mode", "add"), AttributeView::Int("order", 10),
             AttributeView::Float("gamma", 7), AttributeView::Floats("ratios", tenth)});
  EXPECT_THAT(found, testing::IsEmpty()) << ToString(found.at(0));
}

TEST_F(CheckTest, OtherValuesAreFindings) {
  const float two[] = {2};
  const auto found = Check({AttributeView::String("mode", "ovr"), AttributeView::Int("order", 3),
                            AttributeView::Floats("ratios", two)});
  ASSERT_EQ(found.size(), 3u);
  for (const Diagnostic& d : found) EXPECT_EQ(d.code, Code::kAttributeValue);
  EXPECT_EQ(found[0].location.attribute, "mode");
  EXPECT_EQ(found[0].Message(), "found 'ovr' for attribute 'mode', expected one of 'add', 'over'");
  EXPECT_EQ(found[0].hint, "did you mean 'over'?");
  EXPECT_EQ(found[1].Message(), "found 3 for attribute 'order', expected one of 10, 2");
  EXPECT_EQ(found[2].Message(), "found [2] for attribute 'ratios', expected one of [0.1], [1]");
}

TEST_F(CheckTest, ReferencesHaveNoValueYet) {
  AttributeView mode{"mode", AttributeType::STRING};
  mode.ref_attr_name = "outer";
  EXPECT_THAT(Check({mode}), testing::IsEmpty());
}

TEST_F(CheckTest, TypesWithoutANameAreMatched) {
  const TypeExpression allowed{"seq(seq(tensor(float)))"};
  const TypeExpression other{"seq(seq(tensor(double)))"};
  EXPECT_THAT(Check({}, {allowed, std::nullopt, allowed}), testing::IsEmpty());
  const auto found = Check({}, {other, std::nullopt, std::nullopt});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].code, Code::kTypeNotAllowed);
  EXPECT_THAT(found[0].expected, testing::HasSubstr("seq(seq(tensor(float)))"));
  EXPECT_EQ(Check({}, {TensorType::kFloat, std::nullopt, TensorType::kFloat16}).at(0).code,
            Code::kTypeBinding);
}

TEST(RoundTripTest, AnImportedOperatorGivesItsOwnDocument) {
  SchemaRegistry registry;
  const std::string document = Base().dump(3);
  ASSERT_TRUE(registry.ImportDocument(document).ok());
  EXPECT_EQ(ExportSpec(*registry.Newest("acme.img", "Blend", "masked"), "masked"),
            StrCat(document, "\n"));
}

// The types that a parameter allows, whatever its type parameter is called.
std::vector<std::string> TypesOf(const LightOpSchema& schema,
                                 const core::schema::FormalParameter& parameter) {
  const auto* constraint = schema.FindTypeConstraint(parameter.type);
  if (constraint == nullptr) return {parameter.type};
  return TypeStringsOf(*constraint);
}

void ExpectSameParameters(const LightOpSchema& a,
                          const std::vector<core::schema::FormalParameter>& of_a,
                          const LightOpSchema& b,
                          const std::vector<core::schema::FormalParameter>& of_b) {
  ASSERT_EQ(of_a.size(), of_b.size());
  for (size_t i = 0; i < of_a.size(); ++i) {
    EXPECT_EQ(of_a[i].name, of_b[i].name);
    EXPECT_EQ(of_a[i].option, of_b[i].option);
    EXPECT_THAT(TypesOf(b, of_b[i]), testing::UnorderedElementsAreArray(TypesOf(a, of_a[i])));
  }
}

TEST(RoundTripTest, EveryBuiltInVersionComesBackTheSame) {
  if (ONNX_LIGHT_WITH_DOCS == 0) GTEST_SKIP() << "built without texts";
  for (const LightOpSchema* built_in : opsets::BuiltInRegistry().AllVersions()) {
    const LightOpSchema& schema = *built_in;
    SCOPED_TRACE(StrCat(schema.domain(), "::", SignatureOf(schema)));
    SchemaRegistry registry;
    const ImportResult result = registry.ImportDocument(ExportSpec(schema));
    ASSERT_TRUE(result.ok()) << ToString(result.files.at(0).diagnostics.at(0));
    const LightOpSchema* back = registry.Newest(schema.domain(), schema.name());
    ASSERT_NE(back, nullptr);
    ExpectSameParameters(schema, schema.inputs(), *back, back->inputs());
    ExpectSameParameters(schema, schema.outputs(), *back, back->outputs());
    ASSERT_EQ(schema.attributes().size(), back->attributes().size());
    for (const auto& attribute : schema.attributes()) {
      const auto* other = back->FindAttribute(attribute.name);
      ASSERT_NE(other, nullptr);
      EXPECT_EQ(attribute.type, other->type);
      EXPECT_EQ(attribute.required, other->required);
      EXPECT_EQ(attribute.default_value, other->default_value);
    }
  }
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::extension

// SPDX-License-Identifier: Apache-2.0
//
// LightOpSchema::Verify and Check of a NodeProto.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/opsets/operator_sets.h"
#include "proto/onnx_light.pb.h"
#include "tests/model/model_text.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

using model::testing::ModelFromText;
using opsets::BuiltInRegistry;
using symbolic::SymSequence;
using symbolic::SymTensor;
using Inputs = std::vector<std::optional<SchemaInputValue>>;

NodeProto Node(const std::string& text) {
  return ModelFromText("graph () -> () { " + text + " }").graph().node(0);
}

const LightOpSchema& Schema(const char* name, int version, const char* domain = "") {
  return *BuiltInRegistry().Find(domain, name, version);
}

// Runs Verify; the code of the violation and the field of its place, or "" for a node in order.
std::string Violation(const LightOpSchema& schema, const NodeProto& node,
                      const Inputs* inputs = nullptr) {
  try {
    schema.Verify(node, inputs);
  } catch (const SchemaError& error) {
    const Diagnostic* d = error.diagnostic();
    if (d == nullptr) return std::string("schema: ") + error.what();
    EXPECT_EQ(error.what(), ToString(*d));
    std::string text = InfoOf(d->code).name;
    if (!d->location.attribute.empty()) text += " " + d->location.attribute;
    if (!d->location.input.empty()) text += " " + d->location.input;
    if (!d->location.value.empty()) text += " " + d->location.value;
    return text;
  }
  return "";
}

struct VerifyCase {
  const char* schema;
  int version;
  const char* node;
  const char* violation;
};

const VerifyCase kCases[] = {
    {"Conv", 13, "y = Conv(x, w) { pads = [1, 1], group = 1 }", ""},
    {"Conv", 13, "y = ai.onnx::Conv(x, w)", ""},
    {"Conv", 13, "y = acme::Conv(x, w)", "operator-mismatch"},
    {"Conv", 13, "y = Relu(x)", "operator-mismatch"},
    {"Conv", 13, "= Conv(x, w)", "output-count"},
    {"Conv", 13, "y, z = Conv(x, w)", "output-count"},
    {"Conv", 13, "y = Conv(x, w) { pad = [1, 1] }", "unknown-attribute pad"},
    {"Conv", 13, "y = Conv(x, w) { pads = 1 }", "attribute-type pads"},
    {"Conv", 13, "y = Conv(x, w) { __pad = 1 }", ""},
    {"Conv", 13, "y = Conv(x, w) { _pad = 1 }", "unknown-attribute _pad"},
    {"Upsample", 10, "y = Upsample(x, s)", "deprecated-operator"},
    {"Upsample", 10, "y, z = Wrong(x, s)", "deprecated-operator"},
    {"Cast", 13, "y = Cast(x)", "missing-attribute to"},
    {"Cast", 13, "y = Cast(x) { to = @kind: INT }", ""},
    // Only the first violation is told, in the order of the checks.
    {"Conv", 13, "y, z = Wrong(x) { pad = 1 }", "operator-mismatch"},
    {"Conv", 13, "y, z = Conv(x) { pad = 1 }", "output-count"},
    {"Cast", 13, "y = Cast(x) { a = 1, b = 1 }", "unknown-attribute a"},
    {"Cast", 13, "y = Cast(x) { to = 1.5, b = 1 }", "attribute-type to"},
    // What Check finds beyond this list is none of Verify's business.
    {"Conv", 13, "y = Conv(x)", ""},
    {"Conv", 13, "y = Conv(x, w, b, z)", ""},
    {"Conv", 13, "y = Conv(, )", ""},
    {"Conv", 13, "y = Conv(x, w) { group = 1, group = 2 }", ""},
    {"Split", 2, "a, b, c, d, e = Split(x)", ""},
};

TEST(NodeVerify, ThrowsTheFirstViolation) {
  for (const VerifyCase& c : kCases) {
    EXPECT_EQ(Violation(Schema(c.schema, c.version), Node(c.node)), c.violation) << c.node;
  }
}

TEST(NodeVerify, LooksOnlyAtTheKindOfAnAttribute) {
  NodeProto node = Node("y = Conv(x, w) { group = 1 }");
  node.mutable_attribute(0)->set_f(1);
  EXPECT_EQ(Violation(Schema("Conv", 13), node), "");
  node.mutable_attribute(0)->clear_type();
  EXPECT_EQ(Violation(Schema("Conv", 13), node), "attribute-type group");
}

TypeProto TensorOf(TensorProto::DataType element) {
  TypeProto type;
  type.mutable_tensor_type()->set_elem_type(element);
  return type;
}

ValueInfoProto Info(const TypeProto& type) {
  ValueInfoProto info;
  *info.mutable_type() = type;
  return info;
}

TEST(NodeVerify, HoldsInputsAgainstTheTypeConstraints) {
  const NodeProto add = Node("y = Add(a, b)");
  const LightOpSchema& schema = Schema("Add", 14);
  const Inputs good = {SymTensor(TensorType::kFloat), Info(TensorOf(TensorProto::FLOAT))};
  EXPECT_EQ(Violation(schema, add, &good), "");
  // Whether types agree with each other is not looked at.
  const Inputs two_types = {SymTensor(TensorType::kFloat), SymTensor(TensorType::kInt64)};
  EXPECT_EQ(Violation(schema, add, &two_types), "");
  const Inputs second = {std::nullopt, SymTensor(TensorType::kString)};
  EXPECT_EQ(Violation(schema, add, &second), "type-not-allowed B b");
  const Inputs info = {Info(TensorOf(TensorProto::BOOL))};
  EXPECT_EQ(Violation(schema, add, &info), "type-not-allowed A a");
  const Inputs sequence = {SymSequence(SymTensor(TensorType::kFloat))};
  EXPECT_EQ(Violation(schema, add, &sequence), "type-not-allowed A a");
  const Inputs unknown = {SymTensor(), SymSequence()};
  EXPECT_EQ(Violation(schema, add, &unknown), "");
}

TEST(NodeVerify, HoldsFurtherInputsAgainstTheLastFormalOne) {
  const Inputs inputs = {SymTensor(TensorType::kFloat), SymTensor(TensorType::kFloat),
                         SymTensor(TensorType::kBool)};
  EXPECT_EQ(Violation(Schema("Sum", 13), Node("y = Sum(a, b, c)"), &inputs),
            "type-not-allowed data_0 c");
  EXPECT_EQ(Violation(Schema("Add", 14), Node("y = Add(a, b, c)"), &inputs),
            "type-not-allowed B c");
  // More types than the node has inputs.
  EXPECT_EQ(Violation(Schema("Relu", 14), Node("y = Relu(a)"), &inputs), "type-not-allowed X");
}

TEST(NodeVerify, KnowsSequencesAndOptionals) {
  TypeProto sequence;
  *sequence.mutable_sequence_type()->mutable_elem_type() = TensorOf(TensorProto::FLOAT);
  TypeProto optional;
  *optional.mutable_optional_type()->mutable_elem_type() = sequence;
  const NodeProto length = Node("y = SequenceLength(x)");
  const Inputs good = {Info(sequence)};
  EXPECT_EQ(Violation(Schema("SequenceLength", 11), length, &good), "");
  const Inputs bad = {Info(optional)};
  EXPECT_EQ(Violation(Schema("SequenceLength", 11), length, &bad),
            "type-not-allowed input_sequence x");
}

TEST(NodeVerify, SkipsMapsAndOpaqueValues) {
  TypeProto map;
  map.mutable_map_type()->set_key_type(TensorProto::STRING);
  *map.mutable_map_type()->mutable_value_type() = TensorOf(TensorProto::FLOAT);
  TypeProto opaque;
  opaque.mutable_opaque_type()->set_name("Blob");
  for (const TypeProto& type : {map, opaque, TypeProto()}) {
    const Inputs inputs = {Info(type)};
    EXPECT_EQ(Violation(Schema("Relu", 14), Node("y = Relu(x)"), &inputs), "");
  }
}

TEST(NodeVerify, RefusesASchemaWhoseOutputCountsContradict) {
  LightOpSchema schema = Schema("Relu", 14);
  schema.set_min_output(3).set_max_output(2);
  EXPECT_THAT(Violation(schema, Node("y = Relu(x)")), ::testing::StartsWith("schema: "));
}

TEST(NodeCheckOfAMessage, FindsAllThatVerifyDoesNot) {
  const auto codes = [](const std::vector<Diagnostic>& found) {
    std::vector<std::string> names;
    for (const Diagnostic& d : found) names.emplace_back(InfoOf(d.code).name);
    return names;
  };
  const NodeProto node = Node("y = Add(a, b, c) { pads = [1], pads = [1] }");
  const InputType types[] = {TensorType::kFloat, TensorType::kInt64, std::nullopt};
  EXPECT_THAT(codes(Schema("Add", 14).Check(node, types)),
              ::testing::ElementsAre("input-count", "unknown-attribute", "duplicate-attribute",
                                     "type-binding"));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/optest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrAppend;
using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::InfoOf;
using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;
using onnx_proto::TensorType;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string Tensor(const char* type, const char* dims, const char* data) {
  return StrCat(R"({"type": ")", type, R"(", "dims": )", dims, R"(, "data": )", data, "}");
}

// A test of one case; `more` are further members, each followed by a comma.
std::string File(const std::string& op, const std::string& attributes, const std::string& inputs,
                 const std::string& outputs, const std::string& more = "") {
  return StrCat(R"([{"name": "the test", "operator": ")", op, R"(", )", more, R"("attributes": [)",
                attributes, R"(], "cases": [{"name": "the case", "inputs": [)", inputs,
                R"(], "outputs": [)", outputs, "]}]}]");
}

OptestResult Check(const std::string& text) {
  return CheckOptests(text, opsets::BuiltInRegistry());
}

// Every finding as "code@pointer".
std::vector<std::string> Findings(const OptestResult& result) {
  std::vector<std::string> found;
  const auto add = [&](const std::vector<Diagnostic>& diagnostics) {
    for (const Diagnostic& d : diagnostics) {
      found.push_back(StrCat(InfoOf(d.code).name, "@", d.location.pointer));
    }
  };
  add(result.diagnostics);
  for (const TestResult& test : result.tests) {
    for (const CaseResult& c : test.cases) add(c.diagnostics);
  }
  return found;
}

std::vector<std::string> Findings(const std::string& text) { return Findings(Check(text)); }

const std::string kF2 = Tensor("float32", "[2]", "[1, 2]");
const std::string kAdd = File("Add", "", StrCat(kF2, ", ", kF2), kF2);

TEST(Optest, TakesWhatIsRight) {
  const std::string cases[] = {
      "[]",
      "// Comments are allowed.\n[ /* anywhere */ ]",
      kAdd,
      File("Add", "", StrCat(kF2, ",", kF2), kF2, R"("platformCondition": "^((?!iOS).)*$",)"),
      File("Add", "", StrCat(kF2, ",", kF2), kF2, R"("platformCondition": "(?<n>\\d)[\\d-x]",)"),
      File("Relu", "", Tensor("float32", "[]", "[\"NaN\"]"), Tensor("float32", "[]", "[-1e99]")),
      File("Relu", "", Tensor("float32", "[0,3]", "[]"), Tensor("float32", "[0,3]", "[]")),
      File("Not", "", Tensor("bool", "[2]", "[true, 0]"), Tensor("bool", "[2]", "[false, 1]")),
      File("StringConcat", "",
           StrCat(Tensor("string", "[1]", "[\"a\"]"), ",", Tensor("string", "[]", "[\"b\"]")),
           Tensor("string", "[1]", "[\"ab\"]")),
      File("Identity", "", Tensor("int4", "[2]", "[-8, 7]"), Tensor("int4", "[2]", "[-8.0, 7]")),
      File("Identity", "", Tensor("uint64", "[1]", "[18446744073709551615]"),
           Tensor("uint64", "[1]", "[0]")),
      File("Identity", "", Tensor("int64", "[1]", "[-9223372036854775808]"),
           Tensor("int64", "[1]", "[9223372036854775807]")),
      // An optional input that the case does without.
      File("Clip", "",
           StrCat(kF2, R"(, {"type": "float32", "data": null}, )", Tensor("float32", "[]", "[1]")),
           kF2),
      File("Cast", R"({"name": "to", "type": "int", "data": 7})", kF2,
           Tensor("int64", "[2]", "[1, 2]")),
      File("Reshape", "", StrCat(kF2, ",", Tensor("int64", "[2]", "[-1, 1]")),
           Tensor("float32", "[2,1]", "[1, 2]")),
      File("Upsample", R"({"name": "scales", "type": "floats", "data": [2, 1.0]})",
           Tensor("float32", "[1,1]", "[1]"), Tensor("float32", "[2,1]", "[1, 1]")),
      File("Resize", "",
           StrCat(kF2, R"(, {"type": "float32", "data": null}, )", Tensor("float32", "[1]", "[2]")),
           Tensor("float32", "[4]", "[1, 1, 2, 2]")),
      File("FusedGemm", "",
           StrCat(Tensor("float32", "[1,2]", "[1, 2]"), ",", Tensor("float32", "[2,1]", "[1, 2]")),
           Tensor("float32", "[1,1]", "[5]"),
           R"("opset": {"domain": "com.microsoft", "version": 1},)"),
      File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": "none",)"),
      File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": "rankOnly",)"),
      File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": "static",)"),
      File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": [[2]],)"),
      File("Add", "", StrCat(kF2, ",", kF2), kF2, R"("inputShapeDefinitions": [["n"], ["n"]],)"),
      File("Add", "", StrCat(kF2, ",", kF2), kF2, R"("inputShapeDefinitions": [["n"], null],)"),
  };
  for (const std::string& text : cases) {
    const OptestResult result = Check(text);
    EXPECT_THAT(Findings(result), IsEmpty()) << text;
    EXPECT_TRUE(result.valid()) << text;
  }
}

struct Faulty {
  std::string text;
  std::vector<std::string> findings;
};

void ExpectFindings(const std::vector<Faulty>& cases) {
  for (const Faulty& c : cases) {
    const OptestResult result = Check(c.text);
    EXPECT_EQ(Findings(result), c.findings) << c.text;
    EXPECT_FALSE(result.valid()) << c.text;
  }
}

constexpr const char* kCase = "/0/cases/0";
std::string In(int i) { return StrCat("@", kCase, "/inputs/", i); }
std::string Out(int i) { return StrCat("@", kCase, "/outputs/", i); }

TEST(Optest, FindsFaultsOfSyntaxAndSchema) {
  ExpectFindings({
      {"", {"optest-syntax@"}},
      {"[", {"optest-syntax@"}},
      {"[] []", {"optest-syntax@"}},
      {"[NaN]", {"optest-syntax@"}},
      {"{}", {"optest-schema@"}},
      {"[1]", {"optest-schema@/0"}},
      {R"([{"name": "t", "name": "u", "operator": "Abs", "cases": []}])",
       {"optest-syntax@/0/name"}},
      {R"([{"name": "t", "operator": "Abs"}])", {"optest-schema@/0"}},
      {R"([{"operator": "Abs", "cases": []}])", {"optest-schema@/0"}},
      {R"([{"name": "t", "operator": "abs", "cases": []}])", {"optest-schema@/0/operator"}},
      {R"([{"name": "t", "operator": "Abs", "cases": [{}]}])",
       {"optest-schema@/0/cases/0", "optest-schema@/0/cases/0", "optest-schema@/0/cases/0"}},
      {File("Abs", "", kF2, kF2, R"("condition": "",)"), {"optest-schema@/0/condition"}},
      {File("Abs", "", kF2, kF2, R"("opset": {"domain": "", "version": "13"},)"),
       {"optest-schema@/0/opset/version"}},
      {File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": "some",)"),
       {"optest-schema@/0/inputShapeDefinitions"}},
      {File("Abs", "", kF2, kF2, R"("inputShapeDefinitions": [[2.5]],)"),
       {"optest-schema@/0/inputShapeDefinitions/0/0"}},
      {File("Abs", "", Tensor("float", "[1]", "[1]"), Tensor("float32", "[1]", "[1]")),
       {StrCat("optest-schema", In(0), "/type")}},
      {File("Abs", "", Tensor("float32", "[-1]", "[1]"), Tensor("float32", "[1]", "[1]")),
       {StrCat("optest-schema", In(0), "/dims/0")}},
      {File("Abs", "", Tensor("float32", "[1]", "1"), Tensor("float32", "[1]", "[1]")),
       {StrCat("optest-schema", In(0), "/data")}},
      {File("Abs", "", Tensor("float32", "[1]", "[null]"), Tensor("float32", "[1]", "[1]")),
       {StrCat("optest-schema", In(0), "/data/0")}},
      {File("Abs", "", Tensor("float32", "[]", "null"), Tensor("float32", "[]", "[1]")),
       {StrCat("optest-schema", In(0), "/dims")}},
      {File("Cast", R"({"name": "to", "type": "integer", "data": 1})", kF2, kF2),
       {"optest-schema@/0/attributes/0/type"}},
      {File("Cast", R"({"name": "to", "type": "int", "data": "1"})", kF2, kF2),
       {"optest-schema@/0/attributes/0/data"}},
      {File("Abs", "", kF2, kF2, R"("platformCondition": "(",)"),
       {"optest-schema@/0/platformCondition"}},
      {File("Abs", "", kF2, kF2,
            StrCat(R"("platformCondition": ")", std::string(1001, 'a'), "\",")),
       {"optest-schema@/0/platformCondition"}},
  });
}

TEST(Optest, FindsFaultsOfData) {
  const auto identity = [](const char* type, const char* dims, const char* data) {
    return File("Identity", "", Tensor(type, dims, data), Tensor(type, "[1]", "[0]"));
  };
  std::vector<Faulty> cases;
  struct Element {
    const char* type;
    const char* data;
  };
  for (const Element& e : std::initializer_list<Element>{{"int4", "[8]"},
                                                         {"int4", "[-9]"},
                                                         {"uint4", "[16]"},
                                                         {"uint4", "[-1]"},
                                                         {"int8", "[128]"},
                                                         {"int8", "[-129]"},
                                                         {"uint8", "[256]"},
                                                         {"int16", "[32768]"},
                                                         {"uint16", "[65536]"},
                                                         {"int32", "[2147483648]"},
                                                         {"uint32", "[4294967296]"},
                                                         {"int64", "[9223372036854775808]"},
                                                         {"uint64", "[18446744073709551616]"},
                                                         {"uint64", "[-1]"},
                                                         {"int8", "[1.5]"},
                                                         {"int64", "[\"1\"]"},
                                                         {"int32", "[true]"},
                                                         {"bool", "[2]"},
                                                         {"bool", "[\"true\"]"}}) {
    cases.push_back({identity(e.type, "[1]", e.data), {StrCat("optest-data", In(0), "/data/0")}});
  }
  ExpectFindings(cases);
  ExpectFindings({
      {File("Identity", "", Tensor("float32", "[2]", "[1, \"one\"]"), kF2),
       {StrCat("optest-data", In(0), "/data/1")}},
      {File("Identity", "", Tensor("string", "[2]", "[\"a\", 1]"),
            Tensor("string", "[2]", "[\"a\", \"1\"]")),
       {StrCat("optest-data", In(0), "/data/1")}},
      {File("Identity", "", kF2, Tensor("float32", "[2]", "[1, 2, 3]")),
       {StrCat("optest-data", Out(0), "/data")}},
      {File("Identity", "", Tensor("float32", "[2,3]", "[1]"), kF2),
       {StrCat("optest-data", In(0), "/data")}},
      {File("Identity", "", Tensor("float32", "[4294967296,4294967296,4294967296]", "[1]"), kF2),
       {StrCat("optest-data", In(0), "/data")}},
      {File("Identity", "", Tensor("float32", "[0,99999999999999999999]", "[]"), kF2),
       {StrCat("optest-data", In(0), "/dims/1")}},
      {File("Selu", R"({"name": "alpha", "type": "float", "data": 1e39})", kF2, kF2),
       {"optest-data@/0/attributes/0/data"}},
      {File("Softmax", R"({"name": "axis", "type": "int", "data": 99999999999999999999})", kF2,
            kF2),
       {"optest-data@/0/attributes/0/data"}},
  });
}

TEST(Optest, FindsFaultsOfTheNode) {
  ExpectFindings({
      {File("ImageScaler", "", kF2, kF2), {"unknown-operator@/0/operator"}},
      {File("Foo", "", kF2, kF2, R"("opset": {"domain": "my.domain", "version": 1},)"),
       {"unknown-operator@/0/opset/domain"}},
      {File("Gelu", "", kF2, kF2, R"("opset": {"domain": "", "version": 19},)"),
       {"operator-newer-than-opset@/0/opset/version"}},
      {File("Abs", "", kF2, kF2, R"("opset": {"domain": "", "version": 9999},)"),
       {"opset-too-new@/0/opset/version"}},
      {File("Upsample", "", StrCat(kF2, ",", kF2), kF2,
            R"("opset": {"domain": "", "version": 10},)"),
       {"deprecated-operator@/0/operator"}},
      {File("Abs", "", StrCat(kF2, ",", kF2), kF2), {StrCat("input-count@", kCase)}},
      {File("Abs", "", kF2, ""), {StrCat("output-count@", kCase)}},
      {File("Abs", "", R"({"type": "float32", "data": null})", kF2),
       {StrCat("missing-input", In(0))}},
      {File("Abs", "", kF2, R"({"type": "float32", "data": null})"),
       {StrCat("missing-output", Out(0))}},
      {File("Abs", R"({"name": "axis", "type": "int", "data": 1})", kF2, kF2),
       {"unknown-attribute@/0/attributes/0"}},
      {File("Softmax", R"({"name": "axis", "type": "ints", "data": [1]})", kF2, kF2),
       {"attribute-type@/0/attributes/0"}},
      {File("Cast", "", kF2, kF2), {"missing-attribute@/0/attributes"}},
      {File("Abs", "", Tensor("string", "[1]", "[\"a\"]"), Tensor("string", "[1]", "[\"a\"]")),
       {StrCat("type-not-allowed", In(0))}},
      {File("Add", "", StrCat(kF2, ",", Tensor("int64", "[2]", "[1, 2]")), kF2),
       {StrCat("type-binding", In(1))}},
  });
}

TEST(Optest, FindsFaultsOfOutputs) {
  const std::string matrices = StrCat(Tensor("float32", "[1,2]", "[1, 2]"), ",",
                                      Tensor("float32", "[2,3]", "[1,2,3,4,5,6]"));
  ExpectFindings({
      {File("Abs", "", kF2, Tensor("float64", "[2]", "[1, 2]")), {StrCat("type-mismatch", Out(0))}},
      {File("Equal", "", StrCat(kF2, ",", kF2), kF2), {StrCat("type-mismatch", Out(0))}},
      {File("Cast", R"({"name": "to", "type": "int", "data": 7})", kF2, kF2),
       {StrCat("type-mismatch", Out(0))}},
      {File("MatMul", "", matrices, Tensor("float32", "[3]", "[1, 2, 3]")),
       {StrCat("shape-mismatch", Out(0))}},
      {File("MatMul", "", matrices, Tensor("float32", "[3,1]", "[1, 2, 3]")),
       {StrCat("shape-mismatch", Out(0))}},
      {File("MatMul", "", StrCat(kF2, ",", Tensor("float32", "[3]", "[1,2,3]")),
            Tensor("float32", "[]", "[1]")),
       {StrCat("size@", kCase)}},
      {File("Reshape", "", StrCat(kF2, ",", Tensor("int64", "[1]", "[2]")),
            Tensor("float32", "[2,1]", "[1, 2]")),
       {StrCat("shape-mismatch", Out(0))}},
      {File("Split", R"({"name": "split", "type": "ints", "data": [1, 1]})", kF2,
            StrCat(Tensor("float32", "[1]", "[1]"), ",", kF2)),
       {StrCat("shape-mismatch", Out(1))}},
  });
}

TEST(Optest, HoldsShapeDefinitionsAgainstTheSizes) {
  const auto add = [](const char* definitions) {
    return File("Add", "", StrCat(kF2, ",", Tensor("float32", "[1,1]", "[1]")),
                Tensor("float32", "[1,2]", "[1, 2]"),
                StrCat(R"("inputShapeDefinitions": )", definitions, ","));
  };
  ExpectFindings({
      {add("[[2]]"), {StrCat("optest-data@", kCase)}},
      {add("[[3], null]"), {StrCat("shape-mismatch", In(0))}},
      {add("[[2], [\"n\"]]"), {StrCat("shape-mismatch", In(1))}},
      {add("[[\"n\"], [1, \"n\"]]"), {StrCat("symbol-conflict", In(1))}},
  });
  EXPECT_THAT(Findings(add("[[\"n\"], [\"m\", \"m\"]]")), IsEmpty());
}

TEST(Optest, ReportsEveryFaultOfAFileWithItsNames) {
  const std::string text =
      StrCat(R"([{"name": "first", "operator": "Abs", "cases": [{"name": "a", "inputs": [)", kF2,
             R"(], "outputs": [)", kF2,
             R"(]}]}, {"name": "second", "operator": "Add", "extra": 1, "cases": [
        {"name": "b", "inputs": [)",
             kF2, ",", Tensor("float32", "[3]", "[1, 2]"), R"(], "outputs": [)", kF2,
             R"(]}, {"name": "c", "inputs": [)", kF2, R"(], "outputs": [)", kF2, "]}]}]");
  const OptestResult result = Check(text);
  ASSERT_EQ(result.tests.size(), 2U);
  EXPECT_EQ(result.tests[0].since_version, 13);
  EXPECT_TRUE(result.tests[0].cases[0].passed);
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].code, Code::kOptestSchema);
  EXPECT_EQ(result.diagnostics[0].location.graph, "test:second");

  const TestResult& second = result.tests[1];
  EXPECT_EQ(second.op_type, "Add");
  EXPECT_EQ(second.domain, "ai.onnx");
  ASSERT_EQ(second.cases.size(), 2U);
  EXPECT_FALSE(second.cases[0].passed);
  ASSERT_EQ(second.cases[0].diagnostics.size(), 1U);
  const auto& place = second.cases[0].diagnostics[0].location;
  EXPECT_EQ(place.graph, "test:second");
  EXPECT_EQ(place.node_name, "b");
  EXPECT_EQ(place.value, "inputs[1]");
  EXPECT_EQ(place.input, "B");
  EXPECT_EQ(place.op_type, "Add");
  EXPECT_EQ(place.pointer, "/1/cases/0/inputs/1/data");
  EXPECT_EQ(place.line, 2);
  EXPECT_EQ(second.cases[0].diagnostics[0].found, "2 values");
  EXPECT_EQ(second.cases[0].diagnostics[0].expected, "3 for the dims [3]");
  EXPECT_FALSE(second.cases[1].passed);
  EXPECT_EQ(second.cases[1].diagnostics[0].code, Code::kInputCount);
}

// A test with three cases.
std::string ThreeCases(const std::string& op, const std::string& attributes,
                       const std::string& more = "") {
  const std::string a_case = StrCat(R"("inputs": [)", kF2, R"(], "outputs": [)", kF2, "]}");
  return StrCat(R"([{"name": "t", "operator": ")", op, R"(", )", more, R"("attributes": [)",
                attributes, R"(], "cases": [{"name": "a", )", a_case, R"(, {"name": "b", )", a_case,
                R"(, {"name": "c", )", a_case, "]}]");
}

TEST(Optest, ReportsWhatCasesShareOnceAndAtItsPlace) {
  const std::string alpha = R"({"name": "alpha", "type": "float", "data": 1})";
  const struct {
    std::string text;
    const char* finding;
  } kCases[] = {
      {ThreeCases("Rleu", ""), "unknown-operator@/0/operator"},
      {ThreeCases("Relu", "", R"("opset": {"domain": "nope", "version": 1},)"),
       "unknown-operator@/0/opset/domain"},
      {ThreeCases("Celu", "", R"("opset": {"domain": "", "version": 11},)"),
       "operator-newer-than-opset@/0/opset/version"},
      {ThreeCases("Relu", "", R"("opset": {"domain": "", "version": -1},)"),
       "optest-data@/0/opset/version"},
      {ThreeCases("Relu", "", R"("opset": {"domain": "", "version": 0},)"),
       "optest-data@/0/opset/version"},
      {ThreeCases("Relu", "", R"("opset": {"domain": "", "version": 1.5},)"),
       "optest-schema@/0/opset/version"},
      {ThreeCases("Relu", "", R"("opset": {"domain": "", "version": 99999999999999999999},)"),
       "opset-too-new@/0/opset/version"},
      {ThreeCases("Upsample", "", R"("opset": {"domain": "", "version": 13},)"),
       "deprecated-operator@/0/operator"},
      {ThreeCases("LeakyRelu", R"({"name": "alpah", "type": "float", "data": 1})"),
       "unknown-attribute@/0/attributes/0"},
      {ThreeCases("LeakyRelu", StrCat(alpha, ",", alpha)), "duplicate-attribute@/0/attributes/1"},
      {ThreeCases("LeakyRelu", R"({"name": "alpha", "type": "int", "data": 1})"),
       "attribute-type@/0/attributes/0"},
      {ThreeCases("LeakyRelu", R"({"name": "alpha", "type": "float", "data": 1e400})"),
       "optest-data@/0/attributes/0/data"},
      {ThreeCases("Cast", ""), "missing-attribute@/0/attributes"},
      {ThreeCases("Softmax", R"({"name": "axis", "type": "int", "data": 3})"),
       "axis@/0/attributes/0"},
      {ThreeCases("Relu", "null"), "optest-schema@/0/attributes/0"},
      {ThreeCases("Relu", "", R"("platformCondition": "a**",)"),
       "optest-schema@/0/platformCondition"},
  };
  for (const auto& c : kCases) {
    const OptestResult result = Check(c.text);
    EXPECT_THAT(Findings(result), ElementsAre(c.finding)) << c.text;
    ASSERT_EQ(result.diagnostics.size(), 1U) << c.text;
    EXPECT_EQ(result.diagnostics[0].location.graph, "test:t");
    for (const CaseResult& one : result.tests.at(0).cases) EXPECT_FALSE(one.passed) << c.text;
  }
}

TEST(Optest, PlacesTensorsThatMayNotBeLeftOut) {
  const std::string null = R"({"type": "float32", "data": null})";
  const auto check = [](const std::string& text) {
    const OptestResult result = Check(text);
    return result.tests.at(0).cases.at(0).diagnostics.at(0);
  };
  const Diagnostic input = check(File("Relu", "", null, kF2));
  EXPECT_EQ(input.code, Code::kMissingInput);
  EXPECT_EQ(input.location.pointer, StrCat(kCase, "/inputs/0"));
  EXPECT_EQ(input.location.value, "inputs[0]");
  EXPECT_EQ(input.found, "null for input 0 'X'");
  const Diagnostic output = check(File("Relu", "", kF2, null));
  EXPECT_EQ(output.code, Code::kMissingOutput);
  EXPECT_EQ(output.location.pointer, StrCat(kCase, "/outputs/0"));
  EXPECT_EQ(output.location.value, "outputs[0]");
  // The sizes are one fault, and say nothing of a rank.
  EXPECT_THAT(
      Findings(File("Clip", "", StrCat(kF2, R"(, {"type": "float32", "data": null, "dims": [1]})"),
                    kF2)),
      ElementsAre(StrCat("optest-schema@", kCase, "/inputs/1/dims")));
}

TEST(Optest, ReadsAllThatFitsIntoAFile) {
  std::string data = "[0";
  for (int i = 1; i < 600'000; ++i) data += ",0";
  data += "]";
  const std::string tensor = Tensor("float32", "[600000]", data.c_str());
  EXPECT_THAT(Findings(File("Relu", "", tensor, tensor)), IsEmpty());
}

int VersionOf(const std::string& text) { return Check(text).tests.at(0).since_version; }

TEST(Optest, ChoosesTheNewestVersionThatFits) {
  const std::string ints = R"({"name": "split", "type": "ints", "data": [1, 1]})";
  const std::string one = Tensor("float32", "[1]", "[1]");
  EXPECT_EQ(VersionOf(File("Split", ints, kF2, StrCat(one, ",", one))), 11);
  EXPECT_EQ(VersionOf(File("Upsample", "", StrCat(kF2, ",", one), kF2)), 9) << "10 is deprecated";
  // The bounds are attributes until 6 and inputs from 11 on.
  const std::string max = R"({"name": "max", "type": "float", "data": 1})";
  EXPECT_EQ(VersionOf(File("Clip", max, kF2, kF2)), 6);
  EXPECT_EQ(VersionOf(File("Clip", "", StrCat(kF2, ",", one), kF2)), 13);
  // None fits: the newest.
  EXPECT_EQ(VersionOf(File("Clip", max, StrCat(kF2, ",", one), kF2)), 13);
  EXPECT_EQ(VersionOf(File("Clip", max, kF2, kF2, R"("opset": {"domain": "", "version": 12},)")),
            12);
  EXPECT_EQ(VersionOf(File("ImageScaler", "", kF2, kF2)), -1);
}

TEST(Optest, ChecksOperatorsOfTheRegistryItIsGiven) {
  SchemaRegistry registry(&opsets::BuiltInRegistry());
  registry.Register(LightOpSchema(
      "Twice", "my.domain", 1, "Doubles.", {{"x", "In.", "T"}},
      {{"y", "Out.", "T"}, {"z", "Out.", "U"}, {"w", "Out.", "U"}},
      {{"T", {TensorType::kFloat}, "T."}, {"U", {TensorType::kFloat, TensorType::kInt64}, "U."}}));
  const std::string opset = R"("opset": {"domain": "my.domain", "version": 1},)";
  const std::string i2 = Tensor("int64", "[2]", "[1, 2]");
  const auto check = [&](const std::string& z, const std::string& w) {
    return Findings(
        CheckOptests(File("Twice", "", kF2, StrCat(kF2, ",", z, ",", w), opset), registry));
  };
  EXPECT_THAT(check(i2, i2), IsEmpty());
  EXPECT_THAT(check(kF2, kF2), IsEmpty());
  EXPECT_THAT(check(kF2, i2), ElementsAre(StrCat("type-binding", Out(2))));
  EXPECT_THAT(check(Tensor("bool", "[1]", "[true]"), i2),
              ElementsAre(StrCat("type-not-allowed", Out(1))));
}

TEST(Optest, TakesAnyOverloadThatFits) {
  SchemaRegistry registry;
  const auto add = [&](const char* overload, std::vector<core::schema::FormalParameter> inputs) {
    registry.Register(LightOpSchema("Blend", "my.domain", 1, "Blends.", std::move(inputs),
                                    {{"y", "Out.", "T"}}, {{"T", {TensorType::kFloat}, "T."}}),
                      overload);
  };
  add("one", {{"x", "In.", "T"}});
  add("two", {{"x", "In.", "T"}, {"mask", "In.", "T"}});
  const std::string opset = R"("opset": {"domain": "my.domain", "version": 1},)";
  const auto check = [&](const std::string& inputs) {
    return Findings(CheckOptests(File("Blend", "", inputs, kF2, opset), registry));
  };
  EXPECT_THAT(check(kF2), IsEmpty());
  EXPECT_THAT(check(StrCat(kF2, ",", kF2)), IsEmpty());
  EXPECT_THAT(check(StrCat(kF2, ",", kF2, ",", kF2)), ElementsAre(StrCat("input-count@", kCase)));
}

TEST(Optest, SaysOfAFileThatItCannotBeRead) {
  const OptestResult result = CheckOptestFile("no/such/file.jsonc", opsets::BuiltInRegistry());
  EXPECT_TRUE(result.io_error);
  EXPECT_FALSE(result.valid());
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].code, Code::kUnreadable);
}

// What may be repeated in a file: many cases, many attributes, and both at once.
std::string Repeat(const std::string& text, size_t count) {
  std::string all;
  for (size_t i = 0; i < count; ++i) StrAppend(&all, i == 0 ? "" : ",", text);
  return all;
}

TEST(Optest, StopsWhereNobodyReadsOn) {
  const std::string attribute = R"({"name":"no_such_attribute","type":"int","data":1})";
  const std::string a_case = R"({"name":"c","inputs":[],"outputs":[]})";
  const std::string files[] = {
      StrCat(R"([{"name":"t","operator":"Abs","attributes":[)", Repeat(attribute, 2000),
             R"(],"cases":[)", Repeat(a_case, 2000), "]}]"),
      StrCat(R"([{"name":"t","operator":"Abs","cases":[)", Repeat(a_case, 5000), "]}]"),
      StrCat("[",
             Repeat(R"({"name":"t","operator":"Abz","platformCondition":"[a]*","cases":[]})", 2000),
             "]"),
      StrCat(R"([{"name":"t","operator":")", std::string(1 << 20, 'A'), R"(","cases":[)",
             Repeat(a_case, 2000), "]}]"),
      std::string(300, '['),
  };
  for (const std::string& text : files) {
    EXPECT_LE(Findings(text).size(), 1001U) << text.substr(0, 80);
  }
  EXPECT_FALSE(Check(files[1]).tests[0].cases.back().passed) << "it was not checked";
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::optest

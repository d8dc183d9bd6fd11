// SPDX-License-Identifier: Apache-2.0
//
// Functions that a model brings along, and calls of them.

#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const VerifierCase kFunctions[] = {
    {"Call",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::Twice(a) -> (b) import ai.onnx 17 { b = Add(a, a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::Twice(x) })",
     {}},
    {"TypesFlowThroughCalls",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::Size(a) -> (b, c) import ai.onnx 17 { b = Shape(a) c = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { s, n = f::Size(x) 'good': y = Add(n, x) 'bad': z = Add(s, x) })",
     {"error type-binding main #2 'bad' Add-14 input=B value=x"}},
    {"AFunctionWinsOverAnOperatorOfItsName",
     R"(ir 8 import ai.onnx 17
        function ai.onnx::Relu(a, b) -> (c) import ai.onnx 17 { c = Add(a, b) }
        graph (x: float[2]) -> (y: float[2]) { y = Relu(x, x) })",
     {}},
    {"OverloadsAreFunctionsOfTheirOwn",
     R"(ir 10 import ai.onnx 17 import f 1
        function f::F:one(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        function f::F:two(a, b) -> (c) import ai.onnx 17 { c = Add(a, b) }
        graph (x: float[2]) -> (y: float[2]) { h = f::F:one(x) 'n': y = f::F:one(x, h) z = f::F:two(x, h) })",
     {"error function-arity main #1 'n' f::F"}},
    {"FunctionTwice",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        function f::F(a) -> (b) import ai.onnx 17 { b = Abs(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error duplicate-name function:f::F"}},
    {"DomainOfTheCallNotImported",
     R"(ir 8 import ai.onnx 17
        function f::F(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { 'n': y = f::F(x) })",
     {"error domain-not-imported main #0 'n' f::F"}},
    {"DomainOfABodyNotImported",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) { 'n': b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error domain-not-imported function:f::F #0 'n' Neg"}},
    {"AFunctionHasItsOwnImports",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 import g 1 { b = g::G(a) }
        function g::G(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {}},
    {"ImportsThatMeanTheSameOperators",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 15 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {}},
    {"ImportsThatMeanAnotherOperator",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 12 { 'n': b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error function-imports function:f::F #0 'n' Neg-6"}},
    {"ImportsOfAFunctionThatAreWrong",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 import ai.onnx 11 import ai.onnx.ml 77 import g 0 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"warning conflicting-opset-imports function:f::F domain=ai.onnx",
      "error invalid-field function:f::F domain=g",
      "error opset-too-new function:f::F domain=ai.onnx.ml"}},
    {"TooManyInputs",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { 'n': y = f::F(x, x) })",
     {"error function-arity main #0 'n' f::F"}},
    {"TooManyOutputs",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { 'n': y, z = f::F(x) })",
     {"error function-arity main #0 'n' f::F"}},
    {"FewerInputsAndOutputs",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, b) -> (c, d) import ai.onnx 17 { c = Clip(a, b) d = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {}},
    {"AnInputLeftOutThatTheBodyNeeds",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, b) -> (c) import ai.onnx 17 { 'sum': c = Add(a, b) }
        graph (x: float[2]) -> (y: float[2]) { 'good': h = f::F(x, x) 'bad': y = f::F(x) })",
     {"error missing-input main #1 'bad' f::F"}},
    {"AnInputLeftOutTwoCallsAbove",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, b) -> (c) import ai.onnx 17 { 'sum': c = Add(a, b) }
        function f::G(a, b) -> (c) import f 1 { 'inner': c = f::F(a, b) }
        graph (x: float[2]) -> (y: float[2]) { 'good': h = f::G(x, x) 'bad': y = f::G(x) })",
     {"error missing-input main #1 'bad' f::G"}},
    {"TypesThatOnlyOneCallHasWrong",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, b) -> (c) import ai.onnx 17 { 'sum': c = Add(a, b) }
        graph (x: float[2], i: int64[2]) -> (y: float[2]) { 'good': h = f::F(i, i) 'bad': y = f::F(x, i) })",
     {"error type-binding main #1 'bad' f::F"}},
    {"AFaultOfTheBodyIsNotToldAgain",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { 'n': b = LeakyRelu(a) { beta = 0.5 } }
        graph (x: float[2]) -> (y: float[2]) { h = f::F(x) g = f::F(h) y = f::F(g) })",
     {"error unknown-attribute function:f::F #0 'n' LeakyRelu-16 attribute=beta"}},
    {"ABodyIsVerifiedWithoutACall",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { 'n': b = Add(a, gone) }
        graph (x: float[2]) -> (y: float[2]) { y = Relu(x) })",
     {"error dangling-input function:f::F #0 'n' Add-14 input=B value=gone"}},
    {"ABodySeesNothingOfTheModel",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { 'n': b = Add(a, x) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error dangling-input function:f::F #0 'n' Add-14 input=B value=x"}},
    {"BranchOfABody",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, c) -> (b) import ai.onnx 17 {
          b = If(c) { then_branch = graph () -> (t) { 'n': t = Nope(a) },
                      else_branch = graph () -> (e) { e = Abs(a) } } }
        graph (x: float[2], c: bool) -> (y: float[2]) { y = f::F(x, c) })",
     {"error unknown-operator function:f::F/node[0:If].then_branch #0 'n' Nope"}},
    {"OutputOfABodyNotMade",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error output-not-made function:f::F value=b"}},
    {"NamesOfAFunctionTwice",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, a) -> (b, b) <k, k> import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error duplicate-name function:f::F attribute=k",
      "error duplicate-name function:f::F value=a", "error duplicate-name function:f::F value=b"}},
    {"ValueInfoOfABody",
     R"(ir 10 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { info h: int64[1] info ghost: float[2] 'n': h = Shape(a) b = Neg(h) }
        graph (x: float[2]) -> (y: int64[1]) { y = f::F(x) })",
     {"info unused-value-info function:f::F value=ghost"}},
    {"ValueInfoOfABodyThatACallContradicts",
     R"(ir 10 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { info h: int64[2] 'n': h = Neg(a) b = Neg(h) }
        graph (x: float[2]) -> (y: int64[2]) { 'bad': y = f::F(x) })",
     {"error type-mismatch main #0 'bad' f::F"}},
    {"FunctionWithoutNames",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = Relu(x) })",
     {"error missing-field function:ai.onnx::", "error missing-field function:ai.onnx::"},
     [](ModelProto* m) {
       m->mutable_functions(0)->clear_name(), m->mutable_functions(0)->clear_domain();
     }},
};
INSTANTIATE_TEST_SUITE_P(Functions, VerifierCases, ::testing::ValuesIn(kFunctions), NameOf);

const VerifierCase kAttributes[] = {
    {"AttributesOfACall",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <k, d = 1> import ai.onnx 17 { b = Cast(a) { to = @k: INT } }
        graph (x: float[2]) -> (y: float[2]) {
          'good': h = f::F(x) { k = 1 }
          'unknown': i = f::F(x) { k = 1, z = 1 }
          'kind': j = f::F(x) { k = 1, d = 1.5 }
          'twice': y = f::F(x) { k = 1, k = 1 } })",
     {"error unknown-attribute main #1 'unknown' f::F attribute=z",
      "error attribute-type main #2 'kind' f::F attribute=d",
      "error duplicate-attribute main #3 'twice' f::F attribute=k"}},
    {"AnAttributeLeftOutThatTheBodyNeeds",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::As(a) -> (b) <kind> import ai.onnx 17 { 'cst': b = Cast(a) { to = @kind: INT } }
        graph (x: float[2]) -> (y: float[2]) { 'good': h = f::As(x) { kind = 1 } 'bad': y = f::As(x) })",
     {"error missing-attribute main #1 'bad' f::As"}},
    {"AnAttributeLeftOutThatTheBodyDoesNotNeed",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <k> import ai.onnx 17 { b = LeakyRelu(a) { alpha = @k: FLOAT } }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {}},
    {"ADefaultOfAnAttribute",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::As(a) -> (b) <kind = 1> import ai.onnx 17 { b = Cast(a) { to = @kind: INT } }
        graph (x: float[2]) -> (y: float[2]) { y = f::As(x) })",
     {}},
    {"ADefaultWithoutAKind",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <k = 1> import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error attribute-type function:f::F attribute=k"},
     [](ModelProto* m) { m->mutable_functions(0)->mutable_attribute_proto(0)->clear_type(); }},
    {"AnAttributeOfAnotherKindThanTheBodyNeeds",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::As(a) -> (b) <kind> import ai.onnx 17 { b = Cast(a) { to = @kind: INT } }
        graph (x: float[2]) -> (y: float[2]) { 'bad': y = f::As(x) { kind = "float" } })",
     {"error attribute-type main #0 'bad' f::As"}},
    {"AttributesArePassedOn",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::As(a) -> (b) <kind> import ai.onnx 17 { b = Cast(a) { to = @kind: INT } }
        function f::Outer(a) -> (b) <k> import f 1 { 'pass': b = f::As(a) { kind = @k: INT } }
        graph (x: float[2]) -> (y: float[2]) { 'good': h = f::Outer(x) { k = 1 } 'bad': y = f::Outer(x) })",
     {"error missing-attribute main #1 'bad' f::Outer"}},
    {"ReferenceToNothing",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <k> import ai.onnx 17 { 'n': b = Cast(a) { to = @other: INT } }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) { k = 1 } })",
     {"error attribute-reference function:f::F #0 'n' Cast-13 attribute=to"}},
    {"ReferenceToADefaultOfAnotherKind",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <k = 1.5> import ai.onnx 17 { 'n': b = Cast(a) { to = @k: INT } }
        graph (x: float[2]) -> (y: float[2]) { y = f::F(x) })",
     {"error attribute-type function:f::F #0 'n' Cast-13 attribute=to"}},
    {"ReferenceInABranch",
     R"(ir 9 import ai.onnx 17 import f 1
        function f::F(a, c) -> (b) <k> import ai.onnx 17 {
          b = If(c) { then_branch = graph () -> (t) { 'cst': t = Cast(a) { to = @k: INT } },
                      else_branch = graph () -> (e) { e = Abs(a) } } }
        graph (x: float[2], c: bool) -> (y: float[2]) { 'good': h = f::F(x, c) { k = 1 } 'bad': y = f::F(x, c) })",
     {"error missing-attribute main #1 'bad' f::F"}},
};
INSTANTIATE_TEST_SUITE_P(FunctionAttributes, VerifierCases, ::testing::ValuesIn(kAttributes),
                         NameOf);

const VerifierCase kCycles[] = {
    {"SelfCall",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::A(a) -> (b) import f 1 { 'again': b = f::A(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::A(x) })",
     {"error function-cycle function:f::A 'again' f::A"}},
    {"CycleOfTwo",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::A(a) -> (b) import f 1 { b = f::B(a) }
        function f::B(a) -> (b) import f 1 { 'back': b = f::A(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::A(x) })",
     {"error function-cycle function:f::B 'back' f::A"}},
    {"CycleThroughABranch",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::A(a, c) -> (b) import ai.onnx 17 import f 1 {
          b = If(c) { then_branch = graph () -> (t) { 'again': t = f::A(a, c) },
                      else_branch = graph () -> (e) { e = Abs(a) } } }
        graph (x: float[2], c: bool) -> (y: float[2]) { y = f::A(x, c) })",
     {"error function-cycle function:f::A 'again' f::A"}},
    {"ADiamondIsNoCycle",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::A(a) -> (b) import ai.onnx 17 import f 1 { h = f::B(a) g = f::C(a) b = Add(h, g) }
        function f::B(a) -> (b) import f 1 { b = f::D(a) }
        function f::C(a) -> (b) import f 1 { b = f::D(a) }
        function f::D(a) -> (b) import ai.onnx 17 { b = Neg(a) }
        graph (x: float[2]) -> (y: float[2]) { y = f::A(x) })",
     {}},
    {"FaultsOfFunctionsOfACycleAreToldOnce",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::A(a) -> (b) import ai.onnx 17 import f 1 { h = f::B(a) 'n': b = Nope(h) }
        function f::B(a) -> (b) import f 1 { 'back': b = f::A(a) }
        graph (x: float[2]) -> (y: float[2]) { h = f::A(x) y = f::B(h) })",
     {"error function-cycle function:f::B 'back' f::A",
      "error unknown-operator function:f::A #1 'n' Nope"}},
};
INSTANTIATE_TEST_SUITE_P(FunctionCycles, VerifierCases, ::testing::ValuesIn(kCycles), NameOf);

TEST(VerifierFunctions, FaultsOfACallNameTheNodeOfTheBody) {
  const auto result = VerifyModel(ModelFromText(R"(ir 9 import ai.onnx 17 import f 1
      function f::As(a) -> (b) <kind> import ai.onnx 17 { 'cst': b = Cast(a) { to = @kind: INT } }
      function f::Outer(a) -> (b) <k> import f 1 { 'pass': b = f::As(a) { kind = @k: INT } }
      graph (x: float[2]) -> (y: float[2]) { 'bad': y = f::Outer(x) })"));
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_THAT(result.diagnostics[0].found, HasSubstr("'cst'"));
  EXPECT_THAT(result.diagnostics[0].found, HasSubstr("function:f::As"));
  EXPECT_THAT(result.diagnostics[0].found, HasSubstr("'pass'"));
}

TEST(VerifierFunctions, CyclesArePrinted) {
  const auto result = VerifyModel(ModelFromText(R"(ir 8 import ai.onnx 17 import f 1
      function f::A(a) -> (b) import f 1 { b = f::B(a) }
      function f::B(a) -> (b) import f 1 { b = f::C(a) }
      function f::C(a) -> (b) import f 1 { b = f::B(a) }
      graph (x: float[2]) -> (y: float[2]) { y = f::A(x) })"));
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_THAT(result.diagnostics[0].found, HasSubstr("f::B -> f::C -> f::B"));
}

// Function i calls function i+1 `calls` times; the last one adds its inputs.
ModelProto Chain(int length, int calls) {
  ModelProto model = ModelFromText(
      "ir 8 import ai.onnx 17 import f 1 graph (x: float[2]) -> (y: float[2]) { y = f::F0(x) }");
  for (int i = 0; i <= length; ++i) {
    std::string body;
    for (int c = 0; c < calls; ++c) {
      core::StrAppend(&body, " v", c, i == length ? " = Neg(" : core::StrCat(" = f::F", i + 1, "("),
                      c == 0 ? std::string("a") : core::StrCat("v", c - 1), ")");
    }
    const ModelProto part =
        ModelFromText(core::StrCat("function f::F", i, "(a) -> (v", calls - 1,
                                   ") import ai.onnx 17 import f 1 {", body, " }"));
    *model.add_functions() = part.functions(0);
  }
  return model;
}

TEST(VerifierFunctions, TheCostFollowsTheFileAndNotTheExpansions) {
  // Would not end if the 4^60 nodes of the calls in line were visited.
  const auto result = VerifyModel(Chain(60, 4));
  EXPECT_THAT(LinesOf(result), IsEmpty());
}

TEST(VerifierFunctions, CallsMayNestAsDeepAsTheFileIsLong) {
  const auto result = VerifyModel(Chain(20000, 1));
  EXPECT_TRUE(result.valid());
  EXPECT_THAT(LinesOf(result), Contains(HasSubstr("info unexpanded-call")));
}

TEST(VerifierFunctions, CyclesMayBeLong) {
  ModelProto model = Chain(20000, 1);
  auto* last = model.mutable_functions(20000)->mutable_node(0);
  last->set_domain("f");
  last->set_op_type("F0");
  EXPECT_THAT(LinesOf(VerifyModel(model)),
              Contains("error function-cycle function:f::F20000 f::F0").Times(1));
}

// Each function calls the next twice, and passes one of its inputs as int64 and as bool.
TEST(VerifierFunctions, CallsThatAllDifferAreBounded) {
  constexpr int kWidth = 40;
  const auto list = [](auto name_of) {
    std::string text;
    for (int i = 0; i < kWidth; ++i) core::StrAppend(&text, i == 0 ? "" : ", ", name_of(i));
    return text;
  };
  const auto input = [](int i) { return core::StrCat("a", i); };
  std::string text = "ir 8 import ai.onnx 17 import f 1";
  for (int n = 0; n < kWidth; ++n) {
    const auto with = [&](const char* own) {
      return list([&](int i) { return i == n ? std::string(own) : input(i); });
    };
    core::StrAppend(&text, " function f::F", n, "(", list(input),
                    ") -> (r) import ai.onnx 17 import f 1 { s = Shape(a0) e = Equal(a0, a0)",
                    " l = f::F", n + 1, "(", with("s"), ") r = f::F", n + 1, "(", with("e"), ") }");
  }
  core::StrAppend(&text, " function f::F", kWidth, "(", list(input),
                  ") -> (r) import ai.onnx 17 { r = Shape(a0) }",
                  " graph (x: float[2]) -> (y: int64[1]) { y = f::F0(",
                  list([](int) { return "x"; }), ") }");
  const auto lines = LinesOf(VerifyModel(ModelFromText(text)));
  EXPECT_THAT(lines, ::testing::ElementsAre(HasSubstr("info unexpanded-call")));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

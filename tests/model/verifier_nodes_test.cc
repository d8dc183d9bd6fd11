// SPDX-License-Identifier: Apache-2.0
//
// Operators, attributes and types.
#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

const VerifierCase kOperators[] = {
    {"UnknownOperator",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Rellu(x) }",
     {"error unknown-operator main #0 'n' Rellu"}},
    {"UnknownOperatorInABranch",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          y = If(c) { then_branch = graph () -> (t) { t = Nope(x) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
        })",
     {"error unknown-operator main/node[0:If].then_branch #0 Nope output=t"}},
    {"OperatorNewerThanOpset",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Mish(x) }",
     {"error operator-newer-than-opset main #0 'n' Mish"}},
    {"DeprecatedOperator",
     "ir 8 import ai.onnx 17 graph (x: float[2], s: float[1]) -> (y: float[2]) { 'n': y = "
     "Upsample(x, s) }",
     {"error deprecated-operator main #0 'n' Upsample-10"}},
    {"DomainNotImported",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': h = acme::F(x) 'm': y = "
     "acme::G(h) }",
     {"error domain-not-imported main #0 'n' acme::F",
      "error domain-not-imported main #1 'm' acme::G"}},
    {"UnverifiedNode",
     "ir 8 import ai.onnx 17 import acme 1 graph (x: float[2]) -> (y: float[2]) { 'n': y = "
     "acme::F(x) }",
     {"warning unverified-node main #0 'n' acme::F"}},
    {"AnotherDomainOfOnnx",
     "ir 8 import ai.onnx 17 import ai.onnx.ml 3 graph (x: float[2]) -> (y: float[2]) { 'n': y = "
     "ai.onnx.ml::Relu(x) }",
     {"error unknown-operator main #0 'n' ai.onnx.ml::Relu"}},
    {"TooFewInputs",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Add(x) }",
     {"error input-count main #0 'n' Add-14"}},
    {"TooManyInputs",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x, x) }",
     {"error input-count main #0 'n' Relu-14"}},
    {"RequiredInputLeftOut",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Add(, x) }",
     {"error missing-input main #0 'n' Add-14 input=A"}},
    {"OptionalInputLeftOut",
     "ir 8 import ai.onnx 17 graph (x: float[2], m: float[]) -> (y: float[2]) { 'n': y = Clip(x, , "
     "m) }",
     {}},
    {"TooManyOutputs",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y, z = Relu(x) }",
     {"error output-count main #0 'n' Relu-14"}},
    {"UnnamedNodesAreFoundByTheirOutput",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { h = Abs(x) y = Relu(h, h) }",
     {"error input-count main #1 Relu-14 output=y"}},
    {"EveryFaultOfANode",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x, x) { a = 1, b "
     "= 2 } }",
     {"error input-count main #0 'n' Relu-14",
      "error unknown-attribute main #0 'n' Relu-14 attribute=a",
      "error unknown-attribute main #0 'n' Relu-14 attribute=b"}},
};
INSTANTIATE_TEST_SUITE_P(Operators, VerifierCases, ::testing::ValuesIn(kOperators), NameOf);

const VerifierCase kAttributes[] = {
    {"UnknownAttribute",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = LeakyRelu(x) { beta = "
     "0.5 } }",
     {"error unknown-attribute main #0 'n' LeakyRelu-16 attribute=beta"}},
    {"AttributeOfAnotherKind",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = LeakyRelu(x) { alpha "
     "= 1 } }",
     {"error attribute-type main #0 'n' LeakyRelu-16 attribute=alpha"}},
    {"AttributeTwice",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = LeakyRelu(x) { alpha "
     "= 0.5, alpha = 0.5 } }",
     {"error duplicate-attribute main #0 'n' LeakyRelu-16 attribute=alpha"}},
    {"AttributeWithTwoValues",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = LeakyRelu(x) { alpha "
     "= 0.5 } }",
     {"error attribute-type main #0 'n' LeakyRelu-16 attribute=alpha"},
     [](ModelProto* m) { m->mutable_graph()->mutable_node(0)->mutable_attribute(0)->set_i(1); }},
    {"MissingAttribute",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Cast(x) }",
     {"error missing-attribute main #0 'n' Cast-13 attribute=to"}},
    {"AttributesOfToolsAreAccepted",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x) { __mark = 1 "
     "} }",
     {}},
    {"ReferenceOutsideAFunction",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = LeakyRelu(x) { alpha "
     "= @a: FLOAT } }",
     {"error attribute-reference main #0 'n' LeakyRelu-16 attribute=alpha"}},
    {"AttributesOfAnUnverifiedNode",
     "ir 8 import ai.onnx 17 import acme 1 graph (x: float[2]) -> (y: float[2]) { 'n': y = "
     "acme::F(x) { a = 1, a = 2, b = 3, c = 4, d = @r: INT } }",
     {"warning unverified-node main #0 'n' acme::F",
      "error duplicate-attribute main #0 'n' acme::F attribute=a",
      "error attribute-type main #0 'n' acme::F attribute=b",
      "error attribute-type main #0 'n' acme::F attribute=c",
      "error attribute-reference main #0 'n' acme::F attribute=d"},
     [](ModelProto* m) {
       auto* node = m->mutable_graph()->mutable_node(0);
       node->mutable_attribute(2)->clear_type();
       node->mutable_attribute(3)->set_f(1);
     }},
    {"ElementTypeOfATypeAttribute",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { 'n': o = Optional() { type = 1 } y = "
     "OptionalGetElement(o) }",
     {"error element-type main #0 'n' Optional-15 attribute=type"},
     [](ModelProto* m) {
       auto* type = m->mutable_graph()->mutable_node(0)->mutable_attribute(0);
       type->clear_i();
       type->set_type(AttributeProto::TYPE_PROTO);
       type->mutable_tp()->mutable_tensor_type()->set_elem_type(77);
     }},
};
INSTANTIATE_TEST_SUITE_P(Attributes, VerifierCases, ::testing::ValuesIn(kAttributes), NameOf);

const VerifierCase kTypes[] = {
    {"TypeNotAllowed",
     "ir 8 import ai.onnx 17 graph (x: string[2]) -> (y: string[2]) { 'n': y = Relu(x) }",
     {"error type-not-allowed main #0 'n' Relu-14 input=X value=x"}},
    {"TypeNotAllowedAtTheOpsetInUse",
     "ir 8 import ai.onnx 13 graph (x: int64[2]) -> (y: int64[2]) { 'n': y = Relu(x) }",
     {"error type-not-allowed main #0 'n' Relu-13 input=X value=x"}},
    {"TypeBinding",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { init w: double[2] 'n': y = "
     "Add(x, w) }",
     {"error type-binding main #0 'n' Add-14 input=B value=w"}},
    {"TypesFlowThroughNodes",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], i: int64[2]) -> (y: float[2]) {
          a = Relu(x) b = Neg(a) s = Shape(b) t = Add(s, i) 'n': y = Add(b, t)
        })",
     {"error type-binding main #4 'n' Add-14 input=B value=t"}},
    {"TypesFlowIntoBranches",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], i: int64[2], c: bool) -> (y: float[2]) {
          h = Neg(x)
          y = If(c) { then_branch = graph () -> (t) { 'n': t = Add(h, i) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
        })",
     {"error type-binding main/node[1:If].then_branch #0 'n' Add-14 input=B value=i"}},
    {"SequenceForATensor",
     "ir 8 import ai.onnx 17 graph (x: seq(float[2])) -> (y: float[2]) { 'n': y = Relu(x) }",
     {"error type-not-allowed main #0 'n' Relu-14 input=X value=x"}},
    {"TypeWithoutAName",
     "ir 8 import ai.onnx 17 graph (x: seq(seq(float[2]))) -> (y: float[2]) { 'n': y = Relu(x) }",
     {"error type-not-allowed main #0 'n' Relu-14 input=X value=x"}},
    {"MapsAreChecked",
     R"(ir 8 import ai.onnx 17 import ai.onnx.ml 3
        graph (x: map(string, float), m: map(int64, float)) -> (y: float[,]) {
          'good': y = ai.onnx.ml::DictVectorizer(x) { string_vocabulary = "a" }
          'bad': z = Relu(m)
        })",
     {"error type-not-allowed main #1 'bad' Relu-14 input=X value=m"},
     [](ModelProto* m) {
       auto* words = m->mutable_graph()->mutable_node(0)->mutable_attribute(0);
       words->clear_s();
       words->set_type(AttributeProto::STRINGS);
       words->add_strings("a");
     }},
    {"InitializerAgainstItsInput",
     "ir 8 import ai.onnx 17 graph (b: float[2]) -> (y: float[2]) { init b: int32[2] y = Relu(b) }",
     {"error type-mismatch main value=b"}},
    {"InitializerShapeAgainstItsInput",
     "ir 8 import ai.onnx 17 graph (b: float[2]) -> (y: float[2]) { init b: float[3] y = Relu(b) }",
     {"error shape-mismatch main value=b"}},
    {"InitializerRankAgainstItsInput",
     "ir 8 import ai.onnx 17 graph (b: float[2]) -> (y: float[2]) { init b: float[2,1] y = Relu(b) "
     "}",
     {"error shape-mismatch main value=b"}},
    {"InitializerAgainstAnOpenShape",
     "ir 8 import ai.onnx 17 graph (b: float[N,,2]) -> (y: float[N,,2]) { init b: float[5,6,2] y = "
     "Relu(b) }",
     {}},
    {"InitializerAgainstValueInfo",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { init w: float[2] info w: "
     "float[7] y = Mul(x, w) }",
     {"error shape-mismatch main value=w"}},
    {"DerivedAgainstDeclared",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { info h: int64[2] 'n': h = "
     "Relu(x) y = Abs(h) }",
     {"error type-mismatch main #0 'n' Relu-14 output=Y value=h"}},
    {"DerivedAgainstTheDeclaredOutput",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: int64[2]) { 'n': y = Relu(x) }",
     {"error type-mismatch main #0 'n' Relu-14 output=Y value=y"}},
    {"InputAgainstTheDeclaredOutput",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (x: int64[2]) { }",
     {"error type-mismatch main value=x"}},
    {"DeclaredOutputThatTheOperatorCannotGive",
     "ir 8 import ai.onnx 13 import acme 1 graph (x: float[2]) -> (y: int64[2]) { h = acme::F(x) "
     "'n': y = Relu(h) }",
     {"warning unverified-node main #0 acme::F output=h",
      "error type-not-allowed main #1 'n' Relu-13 output=Y value=y"}},
    {"DeclaredTypesAreUsedWhereNothingElseIsKnown",
     R"(ir 8 import ai.onnx 17 import acme 1
        graph (x: float[2]) -> (y: float[2]) {
          info h: int64[2]
          'm': h = acme::Mystery(x)
          'n': y = Add(x, h)
        })",
     {"warning unverified-node main #0 'm' acme::Mystery",
      "error type-binding main #1 'n' Add-14 input=B value=h"}},
    {"NothingFollowsFromAFault",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], i: int64[2]) -> (y: float[2]) {
          'n': a = Add(x, i)
          b = Add(a, x) s = Shape(a) c = Add(s, i) y = Mul(b, x)
        })",
     {"error type-binding main #0 'n' Add-14 input=B value=i"}},
    {"NothingFollowsFromAMissingValue",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2]) -> (y: float[2]) { 'n': a = Add(gone, x) s = Shape(a) y = Mul(a, x) }
     )",
     {"error dangling-input main #0 'n' Add-14 input=A value=gone"}},
    {"NothingFollowsFromAMismatch",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], i: int64[2]) -> (y: float[2], z: int64[2]) {
          info h: int64[2] 'n': h = Relu(x) y = Add(h, x) z = Add(h, i)
        })",
     {"error type-mismatch main #0 'n' Relu-14 output=Y value=h"}},
};
INSTANTIATE_TEST_SUITE_P(Types, VerifierCases, ::testing::ValuesIn(kTypes), NameOf);

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

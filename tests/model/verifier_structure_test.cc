// SPDX-License-Identifier: Apache-2.0
//
// Header, names, order, declared values, and what hangs on graphs and nodes.
#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

constexpr const char* kRelu =
    "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x) }";
constexpr const char* kIf = R"(
    ir 8 import ai.onnx 17
    graph (x: float[2], c: bool) -> (y: float[2]) {
      'choose': y = If(c) { then_branch = graph () -> (t) { t = Relu(x) },
                            else_branch = graph () -> (e) { e = Abs(x) } }
    })";

void SetMetadata(google::protobuf::RepeatedPtrField<StringStringEntryProto>* entries,
                 std::initializer_list<const char*> keys) {
  for (const char* key : keys) entries->Add()->set_key(key);
}

const VerifierCase kHeader[] = {
    {"Valid", kRelu, {}},
    {"NoIrVersion", kRelu, {"error ir-version -"}, [](ModelProto* m) { m->clear_ir_version(); }},
    {"IrVersionZero", kRelu, {"error ir-version -"}, [](ModelProto* m) { m->set_ir_version(0); }},
    {"NewestIrVersion", kRelu, {}, [](ModelProto* m) { m->set_ir_version(14); }},
    {"IrVersionTooNew",
     kRelu,
     {"error ir-version -"},
     [](ModelProto* m) { m->set_ir_version(15); }},
    {"NoGraph", "ir 8 import ai.onnx 17", {"error missing-field -"}},
    {"NoImports", kRelu, {"error missing-field -"}, [](ModelProto* m) { m->clear_opset_import(); }},
    {"NoImportsBeforeIr3",
     "ir 2 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x) { consumed_inputs = [0] } }",
     {}},
    {"ImportsBeforeIr3",
     kRelu,
     {"error invalid-field -"},
     [](ModelProto* m) { m->set_ir_version(2); }},
    {"KindsAreLeftOutInIr1",
     "ir 1 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) { consumed_inputs = [0] } }",
     {},
     [](ModelProto* m) {
       m->mutable_graph()->mutable_node(0)->mutable_attribute(0)->clear_type();
     }},
    {"ImportVersionZero",
     kRelu,
     {"error invalid-field - domain=ai.onnx"},
     [](ModelProto* m) { m->mutable_opset_import(0)->set_version(0); }},
    {"ImportWithoutVersion",
     kRelu,
     {"error missing-field - domain=ai.onnx"},
     [](ModelProto* m) { m->mutable_opset_import(0)->clear_version(); }},
    {"OpsetTooNewIsToldOnce",
     "ir 8 import ai.onnx 999 graph (x: float[2]) -> (y: float[2]) { h = Relu(x) y = Abs(h) }",
     {"error opset-too-new - domain=ai.onnx"}},
    {"NodesOfAnOpsetTooNewAreVerified",
     "ir 8 import ai.onnx 999 graph (x: float[2]) -> (y: float[2]) { 'n': y = Relu(x) { a = 1 } }",
     {"error opset-too-new - domain=ai.onnx",
      "error unknown-attribute main #0 'n' Relu-14 attribute=a"}},
    {"UnknownDomainsHaveAnyVersion",
     "ir 8 import ai.onnx 17 import acme 99999 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) "
     "}",
     {}},
    {"TheHigherImportCounts",
     "ir 8 import ai.onnx 17 import ai.onnx 18 graph (x: float[2]) -> (y: float[2]) { y = Mish(x) "
     "}",
     {"warning conflicting-opset-imports - domain=ai.onnx"}},
    {"BothNamesOfTheDefaultDomain",
     kRelu,
     {"warning conflicting-opset-imports - domain=ai.onnx"},
     [](ModelProto* m) {
       m->add_opset_import()->set_domain("ai.onnx");
       m->mutable_opset_import(1)->set_version(11);
     }},
    {"TheLongNameOfTheDefaultDomain",
     kRelu,
     {},
     [](ModelProto* m) {
       m->mutable_opset_import(0)->set_domain("ai.onnx");
       m->mutable_graph()->mutable_node(0)->set_domain("ai.onnx");
     }},
    {"MetadataTwice",
     kRelu,
     {"warning duplicate-name -", "warning duplicate-name main",
      "warning duplicate-name main value=x", "warning duplicate-name main #0 'n' Relu-14"},
     [](ModelProto* m) {
       SetMetadata(m->mutable_metadata_props(), {"a", "b", "a"});
       SetMetadata(m->mutable_graph()->mutable_metadata_props(), {"k", "k"});
       SetMetadata(m->mutable_graph()->mutable_input(0)->mutable_metadata_props(), {"k", "k"});
       SetMetadata(m->mutable_graph()->mutable_node(0)->mutable_metadata_props(), {"k", "k"});
     }},
};
INSTANTIATE_TEST_SUITE_P(Header, VerifierCases, ::testing::ValuesIn(kHeader), NameOf);

const VerifierCase kNames[] = {
    {"DanglingInput",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { 'orphan': y = Relu(gone) }",
     {"error dangling-input main #0 'orphan' Relu-14 input=X value=gone"}},
    {"DanglingInputOfAnUnnamedNode",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Sum(x, x, gone) }",
     {"error dangling-input main #0 Sum-13 input=data_0 output=y value=gone"}},
    {"UnsortedNodes",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'a': y = Relu(h) 'b': h = "
     "Abs(x) }",
     {"error unsorted-nodes main #0 'a' Relu-14 input=X value=h"}},
    {"NodeReadsItself",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { 'a': y = Relu(y) }",
     {"error unsorted-nodes main #0 'a' Relu-14 input=X value=y"}},
    {"BranchReadsALaterValue",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          h = If(c) { then_branch = graph () -> (t) { 'late': t = Relu(y) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
          y = Abs(h)
        })",
     {"error unsorted-nodes main/node[0:If].then_branch #0 'late' Relu-14 input=X value=y"}},
    {"AValueOfABranchIsNotSeenOutside",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          h = If(c) { then_branch = graph () -> (t) { t = Relu(x) },
                      else_branch = graph () -> (e) { e = Abs(t) } }
          y = Abs(e)
        })",
     {"error dangling-input main/node[0:If].else_branch #0 Abs-13 input=X output=e value=t",
      "error dangling-input main #1 Abs-13 input=X output=y value=e"}},
    {"OutputTwice",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) 'b': y = Abs(x) }",
     {"error duplicate-name main #1 'b' Abs-13 value=y"}},
    {"OutputNamedAsInput",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (x: float[2]) { 'a': x = Relu(x) }",
     {"error duplicate-name main #0 'a' Relu-14 value=x"}},
    {"OutputNamedAsInitializer",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (w: float[2]) { init w: float[2] 'a': w = "
     "Abs(x) }",
     {"error duplicate-name main #0 'a' Abs-13 value=w"}},
    {"OutputTwiceInOneNode",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[0]) { 'a': y, y = TopK(x, k) init k: "
     "int64[1] }",
     {"error duplicate-name main #0 'a' TopK-11 value=y"}},
    {"GraphInputTwice",
     "ir 8 import ai.onnx 17 graph (x: float[2], x: float[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error duplicate-name main value=x"}},
    {"InitializerTwice",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { init w: float[2] init w: float[2] y = "
     "Relu(w) }",
     {"error duplicate-name main value=w"}},
    {"DenseAndSparseInitializer",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { init w: float[2] y = Relu(w) }",
     {"error duplicate-name main value=w"},
     [](ModelProto* m) {
       auto* sparse = m->mutable_graph()->add_sparse_initializer();
       sparse->add_dims(2);
       sparse->mutable_values()->set_name("w");
       sparse->mutable_values()->set_data_type(TensorProto::FLOAT);
       sparse->mutable_values()->add_dims(1);
       sparse->mutable_values()->add_float_data(1);
       sparse->mutable_indices()->set_data_type(TensorProto::INT64);
       sparse->mutable_indices()->add_dims(1);
       sparse->mutable_indices()->add_int64_data(0);
     }},
    {"InitializerIsTheDefaultOfAnInput",
     "ir 8 import ai.onnx 17 graph (w: float[2]) -> (y: float[2]) { init w: float[2] y = Relu(w) }",
     {}},
    {"InitializerMustBeAnInputBeforeIr4",
     "ir 3 import ai.onnx 7 graph () -> (y: float[2]) { init w: float[2] y = Relu(w) }",
     {"error initializer-not-input main value=w"}},
    {"GraphOutputTwice",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2], y: float[2]) { y = Relu(x) }",
     {}},
    {"GraphOutputIsAnInput", "ir 8 import ai.onnx 17 graph (x: float[2]) -> (x: float[2]) { }", {}},
    {"OutputNotMade",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2], z: float[2]) { info z: float[2] "
     "y = Relu(x) }",
     {"error output-not-made main value=z"}},
    {"BranchGivesAnOuterValue",
     kIf,
     {"error output-not-made main/node[0:If].then_branch value=x"},
     [](ModelProto* m) {
       auto* branch = m->mutable_graph()->mutable_node(0)->mutable_attribute(0)->mutable_g();
       branch->mutable_output(0)->set_name("x");
     }},
    {"BranchesMayUseTheSameNames",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          y = If(c) { then_branch = graph () -> (y) { y = Relu(x) },
                      else_branch = graph () -> (y) { y = Abs(x) } }
        })",
     {}},
    {"BranchShadowsAnOutput",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          h = Relu(x)
          y = If(c) { then_branch = graph () -> (h) { 'inner': h = Neg(x) },
                      else_branch = graph () -> (e) { e = Abs(h) } }
        })",
     {"error shadowed-name main/node[1:If].then_branch #0 'inner' Neg-13 value=h"}},
    {"BranchMayUseTheNameOfALaterValue",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          info z: float[2]
          h = If(c) { then_branch = graph () -> (z) { z = Neg(x) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
          z = Relu(h)
          y = Relu(z)
        })",
     {}},
    {"InitializerOfABranchShadows",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          y = If(c) { then_branch = graph () -> (t) { init x: float[2] t = Neg(x) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
        })",
     {"warning shadowed-name main/node[0:If].then_branch value=x"}},
    {"AfterABranchANameMeansWhatItMeantBefore",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          h = If(c) { then_branch = graph () -> (t) { init x: int64[2] t = Cast(x) { to = 1 } },
                      else_branch = graph () -> (e) { e = Abs(x) } }
          y = Add(x, h)
        })",
     {"warning shadowed-name main/node[0:If].then_branch value=x"}},
    {"NodeNamesRepeat",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { 'n': a = Relu(x) 'n': b = "
     "Relu(a) 'n': y = Relu(b) }",
     {"info duplicate-name main #1 'n' Relu-14"}},
};
INSTANTIATE_TEST_SUITE_P(Names, VerifierCases, ::testing::ValuesIn(kNames), NameOf);

const VerifierCase kFields[] = {
    {"InputWithoutType",
     "ir 8 import ai.onnx 17 graph (x) -> (y: float[2]) { y = Relu(x) }",
     {"error missing-field main value=x"}},
    {"InputWithoutShape",
     "ir 8 import ai.onnx 17 graph (x: float?) -> (y: float[2]) { y = Relu(x) }",
     {"error missing-field main value=x"}},
    {"InputWithoutElementType",
     "ir 8 import ai.onnx 17 graph (x: 0[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error missing-field main value=x"}},
    {"OutputWithoutShape",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float?) { y = Relu(x) }",
     {"error missing-field main value=y"}},
    {"OtherValuesNeedNoTypes", kIf, {}},
    {"GraphWithoutName",
     kRelu,
     {"error missing-field main"},
     [](ModelProto* m) { m->mutable_graph()->clear_name(); }},
    {"InputWithoutName",
     kRelu,
     {"error missing-field main"},
     [](ModelProto* m) {
       *m->mutable_graph()->add_input() = m->graph().input(0),
       m->mutable_graph()->mutable_input(1)->clear_name();
     }},
    {"InitializerWithoutName",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { init w: float[2] y = Relu(x) }",
     {"error missing-field main"},
     [](ModelProto* m) { m->mutable_graph()->mutable_initializer(0)->clear_name(); }},
    {"NodeWithoutOperator",
     kRelu,
     {"error missing-field main #0 'n'"},
     [](ModelProto* m) { m->mutable_graph()->mutable_node(0)->clear_op_type(); }},
    {"ElementTypeThatDoesNotExist",
     "ir 8 import ai.onnx 17 graph (x: 99[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error element-type main value=x"}},
    {"ElementTypeInsideASequence",
     "ir 8 import ai.onnx 17 graph (x: seq(99[2])) -> (y: int64[]) { y = SequenceLength(x) }",
     {"error element-type main value=x"}},
    {"SequenceOfNoElementType",
     "ir 8 import ai.onnx 17 graph (x: seq(0[2])) -> (y: int64[]) { y = SequenceLength(x) }",
     {"error missing-field main value=x"}},
    {"OptionalWithoutContent",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { info h: float[2] h = Relu(x) "
     "y = Relu(h) }",
     {"error missing-field main value=h"},
     [](ModelProto* m) {
       m->mutable_graph()->mutable_value_info(0)->mutable_type()->mutable_optional_type();
     }},
    {"OptionalOfNothing",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { info h: float[2] h = Relu(x) "
     "y = Relu(h) }",
     {"error missing-field main value=h"},
     [](ModelProto* m) {
       auto* type = m->mutable_graph()->mutable_value_info(0)->mutable_type();
       type->mutable_optional_type()->mutable_elem_type();
     }},
    {"MapWithKeysOfFloats",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error element-type main value=m", "info unused-value-info main value=m"},
     [](ModelProto* m) {
       auto* info = m->mutable_graph()->add_value_info();
       info->set_name("m");
       auto* map = info->mutable_type()->mutable_map_type();
       map->set_key_type(1);
       map->mutable_value_type()->mutable_tensor_type()->set_elem_type(1);
     }},
    {"MapOfNothing",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error missing-field main value=m", "info unused-value-info main value=m"},
     [](ModelProto* m) {
       auto* info = m->mutable_graph()->add_value_info();
       info->set_name("m");
       info->mutable_type()->mutable_map_type()->set_key_type(8);
     }},
    {"NegativeSizesAreUnknownOnes",
     kRelu,
     {"info invalid-field main value=x"},
     [](ModelProto* m) {
       auto* type = m->mutable_graph()->mutable_input(0)->mutable_type();
       type->mutable_tensor_type()->mutable_shape()->mutable_dim(0)->set_dim_value(-1);
     }},
    {"ValueInfoOfNothing",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { info ghost: float[2] y = "
     "Relu(x) }",
     {"info unused-value-info main value=ghost"}},
    {"TensorOfAnAttribute",
     "ir 8 import ai.onnx 17 graph () -> (y: float[2]) { 'k': y = Constant() { value = tensor "
     "float[2] } }",
     {"error tensor-data main #0 'k' Constant-13 attribute=value"},
     [](ModelProto* m) {
       auto* value = m->mutable_graph()->mutable_node(0)->mutable_attribute(0);
       value->mutable_t()->set_raw_data("abc");
     }},
    {"TensorOfABranch",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool) -> (y: float[2]) {
          y = If(c) { then_branch = graph () -> (t) { init w: float[2] t = Mul(x, w) },
                      else_branch = graph () -> (e) { e = Abs(x) } }
        })",
     {"error tensor-data main/node[0:If].then_branch value=w"},
     [](ModelProto* m) {
       auto* branch = m->mutable_graph()->mutable_node(0)->mutable_attribute(0)->mutable_g();
       branch->mutable_initializer(0)->set_raw_data("abc");
     }},
};
INSTANTIATE_TEST_SUITE_P(Fields, VerifierCases, ::testing::ValuesIn(kFields), NameOf);

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

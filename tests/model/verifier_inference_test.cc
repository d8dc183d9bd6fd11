// SPDX-License-Identifier: Apache-2.0
//
// Shapes in the verdict: what is inferred against what operators demand and what is declared.
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/model/model_inference.h"
#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

using ::testing::ElementsAreArray;

class Inference : public VerifierCases {};

TEST_P(Inference, HasItsFindings) {
  const VerificationResult result = VerifyModel(ModelOf(GetParam()));
  EXPECT_THAT(LinesOf(result), ElementsAreArray(GetParam().findings));
}

const VerifierCase kCases[] = {
    {"SizesThatDiffer",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3], w: float[4,5]) -> (y: float[2,5]) { 'n': y = MatMul(x, w) })",
     {"error size main #0 'n' MatMul-13"}},
    {"NothingFollowsFromAFault",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3], w: float[4]) -> (y: float[2,9]) { 'n': h = Add(x, w) y = Relu(h) })",
     {"error size main #0 'n' Add-14"}},
    {"DeclaredOutput",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3]) -> (y: float[2,4]) { 'n': y = Relu(x) })",
     {"error shape-mismatch main #0 'n' Relu-14 output=Y value=y"}},
    {"DeclaredRank",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3]) -> (y: float[6]) { 'n': y = Relu(x) })",
     {"error shape-mismatch main #0 'n' Relu-14 output=Y value=y"}},
    {"AContradictedValueIsUnknown",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3]) -> (y: float[5]) { info h: float[2,4] 'n': h = Relu(x) y = Relu(h) })",
     {"error shape-mismatch main #0 'n' Relu-14 output=Y value=h"}},
    {"TwoDeclarations",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3]) -> (y: float[2,4]) { info y: float[2,3] y = Relu(x) })",
     {"error shape-mismatch main value=y"}},
    {"OneSymbolTwoSizesOneOfThemByBroadcasting",
     R"(ir 8 import ai.onnx 17
        graph (x: float[N], w: float[3,4], v: float[5]) -> (y: float[4], z: float[5]) {
          'a': y = MatMul(x, w)
          'b': z = Add(x, v) })",
     {"error symbol-conflict main #1 'b' Add-14"}},
    {"OneSymbolTwoSizes",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,K], a: float[3,4], b: float[5,4]) -> (y: float[2,4], z: float[2,4]) {
          'left': y = MatMul(x, a) 'right': z = MatMul(x, b) })",
     {"error symbol-conflict main #1 'right' MatMul-13"}},
    {"AListOfOneForAScalar",
     R"(ir 8 import ai.onnx 17
        graph (n: int64[1]) -> (y: float[N], z: float[M]) {
          init k: int64[1] 'declared': y = HannWindow(n) 'constant': z = HannWindow(k) })",
     {"error rank main #1 'constant' HannWindow-17 input=size value=k"}},
    {"AListOfOneThatIsMade",
     R"(ir 8 import ai.onnx 17
        graph (n: int64[]) -> (y: float[N], z: float[M]) {
          one = Constant() { value_ints = [4] } two = Identity(one)
          'made': y = HannWindow(two) 'constant': z = HannWindow(one) })",
     {"error rank main #3 'constant' HannWindow-17 input=size value=one"}},
    {"SizesThatCannotBeAreToldOnce",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2]) -> (y: float[2]) { init w: float[3,2] y = Add(x, w) })",
     {"error overflow main value=w"},
     [](ModelProto* m) {
       auto* dims = m->mutable_graph()->mutable_initializer(0)->mutable_dims();
       for (int64_t& size : *dims) size = int64_t{1} << 62;
     }},
    {"OneSymbolOfADeclaration",
     R"(ir 8 import ai.onnx 17
        graph (x: float[N,3], w: float[N,3]) -> (y: float[2,3], z: float[4,3]) {
          y = Relu(x) h = Abs(w) 'right': z = Relu(h) })",
     {"error shape-mismatch main #2 'right' Relu-14 output=Y value=z"}},
    {"ASymbolOfAnOutput",
     R"(ir 8 import ai.onnx 17
        graph (x: float[N,3]) -> (y: float[M,3], z: float[M,3]) { y = Relu(x) 'n': z = Concat(x, x) { axis = 0 } })",
     {}},
    {"ABranchForOneSize",
     R"(ir 8 import ai.onnx 17
        graph (x: float[N,3], w: float[N,3], c: bool[]) -> (y: float[N,3]) {
          h = If(c) {
            then_branch = graph () -> (t) { init axes: int64[1] t = Squeeze(x, axes) },
            else_branch = graph () -> (e) { e = Identity(x) } }
          y = Add(x, w) })",
     {}},
    {"ABranchForAnotherSize",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,N], w: float[3,4], c: bool[]) -> (y: float[2,4], z) {
          y = MatMul(x, w)
          z = If(c) {
            then_branch = graph () -> (t) { one = Constant() { value_ints = [1] } t = Squeeze(x, one) },
            else_branch = graph () -> (e) { e = Identity(x) } } })",
     {"error missing-field main value=z"}},
    {"BranchesOfTwoTypes",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], k: int64[2], c: bool[]) -> (y: float[2]) {
          'choose': y = If(c) {
            then_branch = graph () -> (t) { t = Identity(x) },
            else_branch = graph () -> (e) { e = Identity(k) } } })",
     {"error type-mismatch main #0 'choose' If-16"}},
    {"BranchWithTooFewOutputs",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], c: bool[]) -> (y: float[2], z: float[2]) {
          'choose': y, z = If(c) {
            then_branch = graph () -> (t) { t = Identity(x) },
            else_branch = graph () -> (e, f) { e = Identity(x) f = Identity(x) } } })",
     {"error size main #0 'choose' If-16 attribute=then_branch"}},
    {"BodyOfTheWrongType",
     R"(ir 8 import ai.onnx 17
        graph (x: double[2], m: int64[], c: bool[]) -> (y: double[2]) {
          y = Loop(m, c, x) {
            body = graph (i: int64[], on: bool[], a: float[2]) -> (go, b) {
              go = Identity(on) b = Relu(a) } } })",
     {"error type-mismatch main/node[0:Loop].body value=a"}},
    {"BodyOfTheWrongShape",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], m: int64[], c: bool[]) -> (y: float[2]) {
          y = Loop(m, c, x) {
            body = graph (i: int64[], on: bool[], a: float[3]) -> (go, b) {
              go = Identity(on) b = Relu(a) } } })",
     {"error shape-mismatch main/node[0:Loop].body value=a"}},
    {"StateOfTheWrongShape",
     R"(ir 8 import ai.onnx 17
        graph (s: float[1], x: float[5,2]) -> (y: float[2]) {
          y = Scan(s, x) {
            num_scan_inputs = 1,
            body = graph (a: float[2], b: float[2]) -> (c: float[2]) { c = Add(a, b) } } })",
     {"error shape-mismatch main/node[0:Scan].body value=a"}},
    {"StateOfTheWrongRank",
     R"(ir 8 import ai.onnx 17
        graph (s: float[1], x: float[5]) -> (y: float[]) {
          y = Scan(s, x) {
            num_scan_inputs = 1,
            body = graph (a: float[], b: float[]) -> (c: float[]) { c = Add(a, b) } } })",
     {"error shape-mismatch main/node[0:Scan].body value=a"}},
    {"StateOfAnotherType",
     R"(ir 8 import ai.onnx 17
        graph (s: double[2], x: float[5,2]) -> (y: double[2]) {
          y = Scan(s, x) {
            num_scan_inputs = 1,
            body = graph (a: float[2], b: float[2]) -> (c: float[2]) { c = Add(a, b) } } })",
     {"error type-mismatch main/node[0:Scan].body value=a"}},
    {"CarriedValueOfTheWrongShape",
     R"(ir 8 import ai.onnx 17
        graph (x: float[1], m: int64[]) -> (y: float[N]) {
          y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2]) -> (go: bool[], b: float[2]) {
              go = Identity(on) b = Relu(a) } } })",
     {"error shape-mismatch main/node[0:Loop].body value=a"}},
    {"CarriedValueThatGrows",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3], m: int64[]) -> (y: float[N,3]) {
          y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[M,3]) -> (go: bool[], b: float[K,3]) {
              go = Identity(on) b = Concat(a, a) { axis = 0 } } } })",
     {}},
    {"CarriedValueThatIsDeclaredForTheFirstRun",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3], m: int64[]) -> (y: float[N,3]) {
          y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2,3]) -> (go: bool[], b: float[4,3]) {
              go = Identity(on) b = Concat(a, a) { axis = 0 } } } })",
     {"warning shape-mismatch main/node[0:Loop].body value=a"}},
    {"CarriedValueOfASingleRun",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3]) -> (y: float[4,3]) {
          m = Constant() { value_int = 1 }
          y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2,3]) -> (go: bool[], b: float[4,3]) {
              go = Identity(on) b = Concat(a, a) { axis = 0 } } } })",
     {}},
    {"CarriedValueOfAnotherType",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], m: int64[]) -> (y: float[2]) {
          'n': y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2]) -> (go: bool[], b: int64[2]) {
              go = Identity(on) b = Cast(a) { to = 7 } } } })",
     {"error type-mismatch main #0 'n' Loop-16 attribute=body"}},
    {"ConditionThatIsNone",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], m: int64[]) -> (y: float[2]) {
          'n': y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2]) -> (go: float[], b: float[2]) {
              go = Cast(on) { to = 1 } b = Relu(a) } } })",
     {"error type-mismatch main #0 'n' Loop-16 attribute=body"}},
    {"ConditionsThatAreSeveral",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2], m: int64[3], c: bool[2]) -> (y: float[2], z: float[2]) {
          'n': y = Loop(m, , x) {
            body = graph (i: int64[], on: bool[], a: float[2]) -> (go: bool[], b: float[2]) {
              go = Identity(on) b = Relu(a) } }
          'o': z = If(c) {
            then_branch = graph () -> (t) { t = Relu(x) },
            else_branch = graph () -> (e) { e = Abs(x) } } })",
     {"error size main #0 'n' Loop-16 input=M value=m",
      "error size main #1 'o' If-16 input=cond value=c"}},
    {"AShapeThatTheSecondDeclarationStates",
     R"(ir 8 import ai.onnx 17
        graph (x: float[4,3]) -> (y: float[2,3]) { info y: float? 'n': y = Relu(x) })",
     {"error shape-mismatch main #0 'n' Relu-14 output=Y value=y"}},
    {"DeclarationsOfABodyAreToldInItsWords",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,4], c: bool[]) -> (y: float[2,4]) {
          'n': y = If(c) {
            then_branch = graph () -> (t: float[N]) { t = Relu(x) },
            else_branch = graph () -> (e: float[2,4]) { e = Abs(x) } } })",
     {"error shape-mismatch main/node[0:If].then_branch #0 Relu-14 output=Y value=t"}},
    {"FaultInALoopIsToldOnce",
     R"(ir 8 import ai.onnx 17
        graph (x: float[2,3], w: float[4,5], m: int64[], c: bool[]) -> (y: float[2,3]) {
          y = Loop(m, c, x) {
            body = graph (i: int64[], on: bool[], a: float[2,3]) -> (go, b) {
              go = Identity(on) 'n': h = MatMul(a, w) b = Identity(a) } } })",
     {"error size main/node[0:Loop].body #1 'n' MatMul-13"}},
    {"FaultOfOneCall",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a, b) -> (c) import ai.onnx 17 { 'inner': c = MatMul(a, b) }
        graph (x: float[2,3], y: float[4,5]) -> (s: float[2,2], t: float[2,5]) {
          xt = Transpose(x) s = f::F(x, xt) 'call': t = f::F(x, y) })",
     {"error size main #2 'call' f::F"}},
    {"ReferencesHaveTheValuesOfTheCall",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) <to> import ai.onnx 17 { b = Cast(a) { to = @to: INT } }
        graph (x: float[2]) -> (y: int64[2], z: double[2]) {
          'good': y = f::F(x) { to = 7 } 'bad': z = f::F(x) { to = 7 } })",
     {"error type-mismatch main #1 'bad' f::F value=z"}},
    {"SizesOfTwoCallsAreTheirOwn",
     R"(ir 8 import ai.onnx 17 import f 1
        function f::F(a) -> (b) import ai.onnx 17 { b = NonZero(a) }
        graph (x: float[N], y: float[N]) -> (s: int64[1,3], t: int64[1,4]) {
          s = f::F(x) t = f::F(x) })",
     {}},
};
INSTANTIATE_TEST_SUITE_P(Cases, Inference, ::testing::ValuesIn(kCases), NameOf);

// "name: type" of every value that a node makes.
std::vector<std::string> Made(std::string_view text) {
  const InferenceResult result = InferModel(ModelFromText(text));
  std::vector<std::string> lines;
  for (const ValueRecord& record : result.values) {
    if (record.maker != ValueRecord::Maker::kNode) continue;
    std::string line = core::StrCat(record.name, ": ", record.value.ToString());
    const size_t fresh = line.find('?');
    if (fresh != std::string::npos) {
      line.erase(fresh + 1, line.find_first_of(",]", fresh) - fresh - 1);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

TEST(InferModel, ListsValuesInTheOrderTheyAreMade) {
  EXPECT_THAT(
      Made(R"(ir 8 import ai.onnx 17
      graph (x: float[N,3], c: bool[]) -> (y: float[,3]) {
        h = Relu(x)
        y = If(c) { then_branch = graph () -> (t) { t = Abs(h) },
                    else_branch = graph () -> (e) { e = Concat(h, h) { axis = 0 } } } })"),
      ElementsAreArray({"h: float[N,3]", "t: float[N,3]", "e: float[2*N,3]", "y: float[?,3]"}));
}

TEST(InferModel, ReadsSizesAsTheyAreKnownByThen) {
  EXPECT_THAT(
      Made(R"(ir 8 import ai.onnx 17
      graph (x: float[B,S]) -> (y: float[S,S], z: float[S,]) {
        s = Shape(x)
        p = MatMul(x, x)
        y = Expand(p, s)
        z = Concat(y, x) { axis = 1 } })"),
      ElementsAreArray({"s: int64[2]", "p: float[S,S]", "y: float[S,S]", "z: float[S,2*S]"}));
}

TEST(InferModel, NeverGivesAGrowingValueItsFirstSize) {
  EXPECT_THAT(Made(R"(ir 8 import ai.onnx 17
      graph (x: float[1,4], k: float[1], m: int64[]) -> (y: float[,4]) {
        y, z, s = Loop(m, , x, k) {
          body = graph (i: int64[], on: bool[], a, b) -> (go, a2, b2, q) {
            go = Identity(on) a2 = Concat(a, a) { axis = 0 } b2 = Relu(b) q = Identity(b) } } })"),
              ElementsAreArray({"go: bool[]", "a2: float[2*?,4]", "b2: float[1]", "q: float[1]",
                                "y: float[?,4]", "z: float[1]", "s: float[?,1]"}));
}

TEST(InferModel, ScansAlongAnAxis) {
  EXPECT_THAT(
      Made(R"(ir 8 import ai.onnx 17
      graph (h: float[4], x: float[B,4,T]) -> (y: float[4]) {
        y, z = Scan(h, x) {
          num_scan_inputs = 1, scan_input_axes = [2], scan_output_axes = [1],
          body = graph (s, t) -> (s2, o) { s2 = Add(s, s) o = Relu(t) } } })"),
      ElementsAreArray({"s2: float[4]", "o: float[B,4]", "y: float[4]", "z: float[B,T,4]"}));
}

TEST(InferModel, TakesTheBranchOfAConstantCondition) {
  EXPECT_THAT(Made(R"(ir 8 import ai.onnx 17
      graph (x: float[N,3]) -> (y: float[,3]) {
        c = Constant() { value = tensor bool[1] }
        y = If(c) { then_branch = graph () -> (t) { t = Flatten(x) },
                    else_branch = graph () -> (e) { e = Concat(x, x) { axis = 0 } } } })"),
              ::testing::Contains("y: float[2*N,3]"));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

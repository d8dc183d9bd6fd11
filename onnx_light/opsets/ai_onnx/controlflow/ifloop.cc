// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// What subgraphs may return once optionals are known. The sequences in optionals never grew with
// the tensors.
constexpr types::TypeSet WithContainers(types::TypeSet tensors) {
  return tensors | Sequences(tensors) | Optionals(tensors | Sequences(types::kTensorsIr4));
}

// From version 13 on, If and Loop only gain types for their values, and the same ones.
void WidenValues(History& op) {
  op.Since(13).Types("V", types::kTensors | types::kSequences, "Tensors and sequences of tensors.");
  op.Since(16).Types("V", WithContainers(types::kTensorsIr4),
                     "Tensors, sequences of tensors, and optionals of either.");
  op.Since(19).Types("V", WithContainers(types::kTensorsIr9));
  op.Since(21).Types("V", WithContainers(types::kTensorsIr10));
  op.Since(23).Types("V", WithContainers(types::kTensorsIr11));
  op.Since(24).Types("V", WithContainers(types::kTensorsIr12));
  op.Since(25).Types("V", WithContainers(types::kTensorsIr13));
}

}  // namespace

void If(History& op) {
  op.Since(1)
      .Doc(
          "Runs one of two subgraphs, chosen by a condition, and returns what that subgraph "
          "returns. The other one is not run. Neither has inputs; both may read the values that "
          "are visible where the node stands. Output `i` of the node is output `i` of the branch "
          "that ran, so both branches agree in the number, the types and the shapes of their "
          "outputs.")
      .Input("cond", "B", "Selects `then_branch` where true; holds exactly one element.")
      .Output("outputs", "V", "Results of the branch that ran, in the order of its graph outputs.",
              kVariadic | kHeterogeneous)
      .Attr("then_branch", Required(AttributeType::GRAPH),
            "Subgraph for a true condition; has no inputs and one output per output of the node.")
      .Attr("else_branch", Required(AttributeType::GRAPH),
            "Subgraph for a false condition; has no inputs and the same outputs, by number and "
            "type, as `then_branch`.")
      .Types("V", types::kTensors, "Tensors of any element type.")
      .Types("B", types::kBool, "The type of the condition.")
      .NonDeterministic();
  op.Since(11).Doc(
      "Runs one of two subgraphs, chosen by a condition, and returns what that subgraph returns. "
      "The other one is not run. Neither has inputs; both may read the values that are visible "
      "where the node stands. Output `i` of the node is output `i` of the branch that ran. Both "
      "branches agree in the number and the types of their outputs, but shapes may differ: a shape "
      "stated for an output of the node then has to cover both, as `[N]` covers `[2]` and `[3]`.");
  WidenValues(op);
}

void Loop(History& op) {
  op.Since(1)
      .Doc(
          "Runs a subgraph again and again, handing values from each iteration to the next. "
          "The loop ends after `M` iterations or as soon as the condition is false, whichever "
          "comes "
          "first; a missing `M` does not bound it, and with `cond` missing as well, the condition "
          "is never looked at and the loop has no end: "
          "`for (i = 0; i < M && cond; ++i) cond, v..., scan... = body(i, cond, v...)`. "
          "A condition that is false from the start, or an `M` of zero, gives no iteration at all. "
          "The body may read values of the enclosing graph; what it computes is visible outside "
          "only through its outputs. Besides the carried values, each iteration may add a slice to "
          "scan outputs, which gain a leading axis as long as the number of iterations.")
      .Input("M", "I", "Largest number of iterations, a scalar; unbounded where left out.",
             kOptional)
      .Input("cond", "B",
             "Condition of the first iteration, a scalar; where left out, the first iteration runs "
             "and what the body returns as condition is ignored.",
             kOptional)
      .Input("v_initial", "V", "Values of the carried variables ahead of the first iteration.",
             kVariadic | kHeterogeneous)
      .Output("v_final_and_scan_outputs", "V",
              "The carried variables after the last iteration, then the scan outputs with the "
              "slices of all iterations stacked along a new axis 0.",
              kVariadic | kHeterogeneous)
      .Attr("body", Required(AttributeType::GRAPH),
            "Subgraph of one iteration. From `(iteration number, condition, carried...)` it "
            "makes `(condition, carried..., slices...)`; arguments are bound by position, and a "
            "slice keeps its shape and type over all iterations.")
      .Types("V", types::kTensors, "Tensors of any element type.")
      .Types("I", types::kInt64, "The type of the iteration count.")
      .Types("B", types::kBool, "The type of the condition.")
      .NonDeterministic();
  op.Since(11)  // A loop may carry nothing.
      .Input("v_initial", "V", nullptr, kVariadicOrNone | kHeterogeneous);
  WidenValues(op);  // Scan outputs stay tensors.
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

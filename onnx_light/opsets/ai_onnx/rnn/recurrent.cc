// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

constexpr char kDirection[] =
    "Order in which the steps are taken: `forward`, `reverse` or `bidirectional`, which runs both "
    "and so has `num_directions = 2` instead of 1.";

// Version 1, as far as RNN, GRU and LSTM agree on it.
void Recurrent(History& op, Text doc, Text w, Text r, Text b) {
  op.Since(1)
      .Doc(doc)
      .Input("X", "T",
             "Batch of sequences, shape `[seq_length, batch_size, input_size]`; the shorter ones "
             "are filled up to `seq_length` steps.")
      .Input("W", "T", w)
      .Input("R", "T", r)
      .Input("B", "T", b, kOptional)
      .Input("sequence_lens", "T1",
             "Number of valid steps of each sequence, shape `[batch_size]`; if left out, every "
             "sequence has `seq_length` steps.",
             kOptional)
      .Input("initial_h", "T",
             "Hidden state ahead of the first step, shape `[num_directions, batch_size, "
             "hidden_size]`; zeros if left out.",
             kOptional)
      .Output("Y", "T",
              "Hidden states after every step, shape `[seq_length, num_directions, batch_size, "
              "hidden_size]`.",
              kOptional)
      .Output(
          "Y_h", "T",
          "Hidden state after the last step, shape `[num_directions, batch_size, hidden_size]`.",
          kOptional)
      .Attr("activation_alpha", NoDefault(AttributeType::FLOATS),
            "Values of alpha, in the order of `activations`, for those functions that have one; by "
            "default that of the operator of the same name, such as 0.01 for LeakyRelu.")
      .Attr("activation_beta", NoDefault(AttributeType::FLOATS),
            "Values of beta, in the order of `activations`, for those functions that have one; by "
            "default that of the operator of the same name.")
      .Attr("clip", NoDefault(AttributeType::FLOAT),
            "Bound to which the magnitude of whatever enters an activation function is limited; "
            "without it nothing is limited.")
      .Attr("direction", Str("forward"), kDirection)
      .Attr("hidden_size", NoDefault(AttributeType::INT),
            "Number of units, which is the size of the hidden state.")
      .Attr("output_sequence", Int(0), "1 makes the output Y mandatory, 0 leaves it optional.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.")
      .Types("T1", types::kInt32, "Lengths of sequences.");
}

// Version 14, as far as RNN, GRU and LSTM agree on it.
void DifferentiableWithLayout(History& op, Text layout) {
  op.Since(14)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("W", "T", nullptr, kDifferentiable)
      .Input("R", "T", nullptr, kDifferentiable)
      .Input("B", "T", nullptr, kOptional | kDifferentiable)
      .Input("sequence_lens", "T1", nullptr, kOptional | kNonDifferentiable)
      .Input("initial_h", "T", nullptr, kOptional | kNonDifferentiable)
      .Output("Y", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y_h", "T", nullptr, kOptional | kDifferentiable)
      .Attr("layout", Int(0), layout);
}

}  // namespace

void RNN(History& op) {
  Recurrent(op,
            "Runs a single recurrent layer over a batch of sequences. Step `t` computes `H[t] = "
            "f(X[t] * W^T + H[t-1] * R^T + Wb + Rb)`, where `f` is tanh unless `activations` says "
            "otherwise. Both directions of a bidirectional layer have weights of their own and are "
            "stacked along `num_directions`.",
            "Weights of the input, shape `[num_directions, hidden_size, input_size]`.",
            "Weights of the recurrence, shape `[num_directions, hidden_size, hidden_size]`.",
            "Biases `Wb` and `Rb` one behind the other, shape `[num_directions, 2 * hidden_size]`; "
            "zeros if left out.");
  op.Attr("activations", Strs({"Tanh", "Tanh"}),
          "The function `f` for each direction: Relu, Tanh or Sigmoid, and where the "
          "implementation offers them Affine, LeakyRelu, ThresholdedRelu, ScaledTanh, HardSigmoid, "
          "Elu, Softsign or Softplus.");
  op.Since(7).DropAttr("output_sequence");
  DifferentiableWithLayout(
      op,
      "0 puts the steps of X and Y first, as their shapes show; 1 puts the batch first: X is "
      "`[batch_size, seq_length, input_size]`, Y is `[batch_size, seq_length, num_directions, "
      "hidden_size]`, `initial_h` and `Y_h` are `[batch_size, num_directions, hidden_size]`.");
  op.Since(22).Types("T", types::kFloats);
}

void GRU(History& op) {
  Recurrent(
      op,
      "Runs a single layer of gated recurrent units (GRU) over a batch of sequences. With `.` as "
      "the product of elements, a step computes the update gate `z = f(X[t] * Wz^T + H[t-1] * Rz^T "
      "+ Wbz + Rbz)`, the reset gate `r = f(X[t] * Wr^T + H[t-1] * Rr^T + Wbr + Rbr)`, the "
      "candidate `h = g(X[t] * Wh^T + (r . H[t-1]) * Rh^T + Wbh + Rbh)` and from them `H[t] = (1 - "
      "z) . h + z . H[t-1]`. By default `f` is the sigmoid and `g` is tanh.",
      "Weights of the input for the gates z, r and the candidate h in this order, shape "
      "`[num_directions, 3 * hidden_size, input_size]`.",
      "Weights of the recurrence for z, r and h in this order, shape `[num_directions, 3 * "
      "hidden_size, hidden_size]`.",
      "Biases `Wbz, Wbr, Wbh, Rbz, Rbr, Rbh` one behind the other, shape `[num_directions, 6 * "
      "hidden_size]`; zeros if left out.");
  op.Output("Y_h", "T")
      .Attr("activations", NoDefault(AttributeType::STRINGS),
            "The functions `f` and `g` for each direction, two names a direction; Relu, Tanh and "
            "Sigmoid always exist, Affine, LeakyRelu, ThresholdedRelu, ScaledTanh, HardSigmoid, "
            "Elu, Softsign and Softplus in some implementations.")
      .Attr("direction", Str("foward"),
            "Order in which the steps are taken: `forward`, `reverse` or `bidirectional`, which "
            "runs both and so has `num_directions = 2` instead of 1. The default of this version "
            "is a misspelling of the first.");
  op.Since(3)
      .Doc(
          "Runs a single layer of gated recurrent units (GRU) over a batch of sequences. With `.` "
          "as the product of elements, a step computes the update gate `z = f(X[t] * Wz^T + H[t-1] "
          "* Rz^T + Wbz + Rbz)`, the reset gate `r = f(X[t] * Wr^T + H[t-1] * Rr^T + Wbr + Rbr)`, "
          "the candidate `h` and from them `H[t] = (1 - z) . h + z . H[t-1]`. The candidate is `h "
          "= g(X[t] * Wh^T + (r . H[t-1]) * Rh^T + Wbh + Rbh)`, or with `linear_before_reset` it "
          "is `h = g(X[t] * Wh^T + r . (H[t-1] * Rh^T + Rbh) + Wbh)`. By default `f` is the "
          "sigmoid and `g` is tanh.")
      .Output("Y_h", "T", nullptr, kOptional)
      .Attr("direction", Str("forward"), kDirection)
      .Attr("linear_before_reset", Int(0),
            "1 lets the reset gate act on the hidden state after its product with `Rh`, 0 before.");
  op.Since(7).DropAttr("output_sequence");
  DifferentiableWithLayout(
      op,
      "0 keeps the shapes given above, in which steps lead; 1 moves the batch to the front of X, "
      "Y, `initial_h` and `Y_h`, so that Y is `[batch_size, seq_length, num_directions, "
      "hidden_size]` and the states are `[batch_size, num_directions, hidden_size]`.");
  op.Since(22).Types("T", types::kFloats);
}

void LSTM(History& op) {
  Recurrent(op,
            "Runs a single layer of long short-term memory cells (LSTM) over a batch of sequences. "
            "With `.` as the product of elements, a step computes the gates `i = f(X[t] * Wi^T + "
            "H[t-1] * Ri^T + Pi . C[t-1] + Wbi + Rbi)`, `e = f(X[t] * Wf^T + H[t-1] * Rf^T + Pf . "
            "C[t-1] + Wbf + Rbf)` (forget) and `o = f(X[t] * Wo^T + H[t-1] * Ro^T + Po . C[t] + "
            "Wbo + Rbo)`, the candidate `c = g(X[t] * Wc^T + H[t-1] * Rc^T + Wbc + Rbc)`, the cell "
            "state `C[t] = e . C[t-1] + i . c` and the hidden state `H[t] = o . h(C[t])`. By "
            "default `f` is the sigmoid, `g` and `h` are tanh.",
            "Weights of the input for the input, output and forget gate and the candidate in this "
            "order, shape `[num_directions, 4 * hidden_size, input_size]`.",
            "Weights of the recurrence, ordered like those of W, shape `[num_directions, 4 * "
            "hidden_size, hidden_size]`.",
            "Biases `Wbi, Wbo, Wbf, Wbc, Rbi, Rbo, Rbf, Rbc` one behind the other, shape "
            "`[num_directions, 8 * hidden_size]`; zeros if left out.");
  op.Input("initial_c", "T",
           "Cell state ahead of the first step, shaped like `initial_h`; zeros if left out.",
           kOptional)
      .Input("P", "T",
             "Peephole weights `Pi, Po, Pf` one behind the other, shape `[num_directions, 3 * "
             "hidden_size]`; zeros, that is no peepholes, if left out.",
             kOptional)
      .Output("Y_c", "T", "Cell state after the last step, shaped like `Y_h`.", kOptional)
      .Attr("activations", NoDefault(AttributeType::STRINGS),
            "The functions `f`, `g` and `h` for each direction, three names a direction: Relu, "
            "Tanh, Sigmoid, or one that not all implementations have (Affine, LeakyRelu, "
            "ThresholdedRelu, ScaledTanh, HardSigmoid, Elu, Softsign, Softplus).")
      .Attr("input_forget", Int(0),
            "1 couples the two gates, which replaces the forget gate by `1 - i`; 0 computes it by "
            "itself.");
  op.Since(7).DropAttr("output_sequence");
  DifferentiableWithLayout(
      op,
      "0 means steps first and batch second, like the shapes stated for the inputs; 1 means batch "
      "first for X and Y and for all four hidden and cell states, which become `[batch_size, "
      "num_directions, hidden_size]`.");
  op.Input("initial_c", "T", nullptr, kOptional | kNonDifferentiable)
      .Input("P", "T", nullptr, kOptional | kDifferentiable)
      .Output("Y_c", "T", nullptr, kOptional | kDifferentiable);
  op.Since(22).Types("T", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

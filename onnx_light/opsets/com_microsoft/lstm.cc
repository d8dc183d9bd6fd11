// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// The part of an LSTM that AttnLSTM and DynamicQuantizeLSTM have in common.
History& Lstm(History& op, Text doc, const char* weight_type, Text w, Text r) {
  return op.Since(1)
      .Doc(doc)
      .Input("X", "T", "Sequences, padded to one length: `[seq_length, batch_size, input_size]`.")
      .Input("W", weight_type, w)
      .Input("R", weight_type, r)
      .Input("B", "T",
             "Input biases and then recurrent biases of the gates, `[num_directions, "
             "8*hidden_size]`; zero by default.",
             kOptional)
      .Input("sequence_lens", "T1",
             "Length of each sequence, `[batch_size]`; the full length by default.", kOptional)
      .Input("initial_h", "T",
             "Hidden state at the start, `[num_directions, batch_size, hidden_size]`; zero by "
             "default.",
             kOptional)
      .Input("initial_c", "T", "Cell state at the start, shaped as the hidden state.", kOptional)
      .Input("P", "T",
             "Peephole weights of input, output and forget gate, `[num_directions, "
             "3*hidden_size]`; zero by default.",
             kOptional)
      .Output("Y", "T",
              "Hidden state after every step, `[seq_length, num_directions, batch_size, "
              "hidden_size]`.",
              kOptional)
      .Output("Y_h", "T",
              "Hidden state after the last step, `[num_directions, batch_size, hidden_size]`.",
              kOptional)
      .Output("Y_c", "T", "Cell state after the last step, shaped as `Y_h`.", kOptional)
      .Attr("activation_alpha", NoDefault(AttributeType::FLOATS),
            "First parameters of the activations that have some, in their order; each has a "
            "default of its own.")
      .Attr("activation_beta", NoDefault(AttributeType::FLOATS),
            "Second parameters of the activations, likewise.")
      .Attr("activations", NoDefault(AttributeType::STRINGS),
            "Names of the functions for gates, cell and hidden state, three per direction; "
            "`Sigmoid`, `Tanh`, `Tanh` by default.")
      .Attr("clip", NoDefault(AttributeType::FLOAT),
            "Limits the arguments of the activations to `[-clip, clip]`; no limit by default.")
      .Attr("direction", Str("forward"),
            "`forward`, `reverse`, or `bidirectional`, which makes `num_directions` 2.")
      .Attr("hidden_size", NoDefault(AttributeType::INT), "Length of the hidden state.")
      .Attr("input_forget", Int(0), "1 couples the gates: the forget gate is one minus the input.");
}

}  // namespace

void AttnLSTM(History& op) {
  Lstm(
      op,
      "Runs an LSTM that attends to a memory in each step (Bahdanau attention). The cell sees "
      "the input joined with the attention state of the step before, at first zero: "
      "`h, c = lstm([x, attn], h, c)`. Each row of the memory is weighted by "
      "`softmax(sum(V * tanh(M * MW + h * QW)))`, and the weighted sum of the rows is the context. "
      "The new attention state is the context, or `[h, context] * AW` where AW is given. Gates "
      "are stored in the order input, output, forget, cell.",
      "T",
      "Weights of input and attention state, `[num_directions, 4*hidden_size, input_size + "
      "state_size]`.",
      "Recurrent weights of the gates, `[num_directions, 4*hidden_size, hidden_size]`.")
      .Input("QW", "T", "Weights of the query, `[num_directions, hidden_size, attention_size]`.",
             kOptional)
      .Input("MW", "T", "Weights of the memory, `[num_directions, memory_depth, attention_size]`.",
             kOptional)
      .Input("V", "T", "Attention vector, `[num_directions, attention_size]`.", kOptional)
      .Input("M", "T", "Memory to attend to, `[batch_size, memory_steps, memory_depth]`.",
             kOptional)
      .Input("memory_seq_lens", "T1",
             "Number of valid rows of each memory, `[batch_size]`; all by default.", kOptional)
      .Input("AW", "T",
             "Weights of the attention layer, `[num_directions, memory_depth + hidden_size, "
             "state_size]`.",
             kOptional)
      .Types("T", types::kFloat32To64, "Floating-point tensors.")
      .Types("T1", types::kInt32, "The type of lengths.");
}

void DynamicQuantizeLSTM(History& op) {
  Lstm(op,
       "Runs an LSTM with 8-bit weights. In each step the input and the hidden state are "
       "quantized by their own range, multiplied with the weights in integers, and scaled back; "
       "all else is computed in float. Gates are stored in the order input, output, forget, cell.",
       "T2", "Quantized input weights of the gates, `[num_directions, input_size, 4*hidden_size]`.",
       "Quantized recurrent weights, `[num_directions, hidden_size, 4*hidden_size]`.")
      .Input("W_scale", "T",
             "Scale of W, `[num_directions]` or, per column, `[num_directions, 4*hidden_size]`.")
      .Input("W_zero_point", "T2", "Zero point of W, shaped as its scale.")
      .Input("R_scale", "T", "Scale of R, per direction or per column as that of W.")
      .Input("R_zero_point", "T2", "Zero point of R, shaped as its scale.")
      .Types("T", types::kFloat, "Tensors of float.")
      .Types("T1", types::kInt32, "The type of lengths.")
      .Types("T2", types::kBytes, "8-bit integers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void QAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes the operator Attention with a quantized input and quantized weights: `[Q, K, "
          "V] = dequantize(input) * dequantize(weight) + bias`, the products being summed up in "
          "integers, then for each head `softmax(scale * Q * K^T) * V` in floating point.")
      .Input("input", "T1", "Quantized sequences, `[batch, sequence, input_hidden_size]`.")
      .Input("weight", "T2",
             "Quantized projections to queries, keys and values side by side, `[input_hidden_size, "
             "3 * hidden_size]`.")
      .Input("bias", "T3", "Bias of each column of `weight`, `[3 * hidden_size]`.")
      .Input("input_scale", "T3", "Scale of the sequences, a scalar.")
      .Input("weight_scale", "T3", "Scale of the weights: a scalar, or one for each column.")
      .Input("mask_index", "T4",
             "Length of each sequence, positions beyond being masked, `[batch]`; none is masked by "
             "default.",
             kOptional)
      .Input("input_zero_point", "T1", "Zero point of the sequences, a scalar; 0 by default.",
             kOptional)
      .Input("weight_zero_point", "T2",
             "Zero point of the weights: a scalar, or one for each column; 0 by default.",
             kOptional)
      .Input("past", "T3",
             "Earlier keys and values, `[2, batch, num_heads, past_sequence, head_size]`.",
             kOptional)
      .Output("output", "T3", "Attention results, `[batch, sequence, hidden_size]`.")
      .Output("present", "T3",
              "Earlier and new keys and values, `[2, batch, num_heads, past_sequence + sequence, "
              "head_size]`.",
              kOptional)
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates queries and keys by their positions; not done by default.")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT),
            "Number of heads, which divides the hidden size.")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT),
            "1 tells that `past` and `present` are one buffer with room for the longest sequence.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Attr("unidirectional", Int(0), "1 lets every position see only itself and those before.")
      .Types("T1", types::kBytes, "The type of the sequences, 8-bit integers.")
      .Types("T2", types::kBytes, "The type of the weights, 8-bit integers.")
      .Types("T3", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("T4", types::kInt32, "The type of lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

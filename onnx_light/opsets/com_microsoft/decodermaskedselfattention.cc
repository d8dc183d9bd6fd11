// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderMaskedSelfAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes multi-head self-attention for one new token per sequence, including the "
          "projection `[Q, K, V] = input * weights + bias`. The new key and value are appended to "
          "`past`; during beam search `cache_indirection` says which beam each cached position "
          "belongs to. A shared buffer keeps all keys before all values; its keys are grouped by "
          "`x = 16 / sizeof(T)` components, `[batch, num_heads, head_size / x, max_sequence, x]`.")
      .Input("input", "T", "The new token, `[batch, 1, input_hidden_size]`.")
      .Input("weights", "T",
             "Projection matrices side by side, `[input_hidden_size, hidden_size + hidden_size + "
             "v_hidden_size]`.")
      .Input("bias", "T", "Biases of the projections, one per column of `weights`.")
      .Input("mask_index", "M",
             "1 for positions to attend to and 0 for others, `[batch, total_sequence]`.", kOptional)
      .Input("past", "T",
             "Earlier keys and values, `[2, batch, num_heads, past_sequence, head_size]`, or the "
             "shared buffer.")
      .Input("attention_bias", "T",
             "Added to the scores, `[batch or 1, num_heads or 1, 1, total_sequence]`.", kOptional)
      .Input("past_sequence_length", "M", "How many positions `past` holds.")
      .Input("beam_width", "M", "Number of beams; 1 by default.", kOptional)
      .Input("cache_indirection", "M",
             "For each beam and position the beam its token came from, `[batch, beam_width, "
             "max_length]`.",
             kOptional)
      .Output("output", "T", "Attention results, `[batch, 1, v_hidden_size]`.")
      .Output("present", "T", "Keys and values up to the new token, shaped as `past`.")
      .Attr("do_rotary", NoDefault(AttributeType::INT),
            "1 rotates query and key by their position; not done by default.")
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a masked position; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Attr("past_present_share_buffer", NoDefault(AttributeType::INT),
            "1 tells that past and present are one buffer, written in place.")
      .Attr("scale", NoDefault(AttributeType::FLOAT),
            "Factor of the scores; `1 / sqrt(head_size)` by default.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("M", types::kInt32, "The type of masks, lengths and beams.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

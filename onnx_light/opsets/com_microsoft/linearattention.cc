// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Attention without softmax: a matrix S for each head takes in one token after another.

void LinearAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes attention without softmax from a matrix S per head that each token updates. "
          "With the outer product `(x)`, `linear` does `S = S + k (x) v` and `gated` does so after "
          "multiplying S by `exp(decay)`; `delta` does `S = S + beta * k (x) (v - S^T k)` and "
          "`gated_delta` does so after the same multiplication. The token's output is `scale * S^T "
          "q` with the updated S. There are `H_q` heads of queries and `H_kv` of keys and values; "
          "of the smaller number each serves several of the greater.")
      .Input("query", "T", "Queries, `[batch, length, H_q * d_k]`.")
      .Input("key", "T", "Keys, `[batch, length, H_kv * d_k]`; of length 1 for the delta rules.")
      .Input("value", "T", "Values, `[batch, length, H_kv * d_v]`.")
      .Input("past_state", "S",
             "S before the first token, `[batch, H_kv, d_k, d_v]`, zero if left out; with a window "
             "the last slot counts.",
             kOptional)
      .Input("decay", "T",
             "Logarithm of the factor of S, for each row, `[batch, length, H_kv * d_k]`, or head, "
             "`[batch, length, H_kv]`; for the gated rules.",
             kOptional)
      .Input("beta", "T",
             "Rate of the update, `[batch, length, H_kv]` or `[batch, length, 1]`; for the delta "
             "rules.",
             kOptional)
      .Output("output", "T", "Attention results, `[batch, length, max(H_q, H_kv) * d_v]`.")
      .Output("present_state", "S",
              "S after the last token, shaped as `past_state`; with a window one per slot.")
      .Attr("chunk_size", Int(64),
            "Hint how many tokens to process at once; does not change the result.")
      .Attr("kv_num_heads", Required(AttributeType::INT),
            "`H_kv`, the number of heads of keys and values.")
      .Attr("q_num_heads", Required(AttributeType::INT), "`H_q`, the number of heads of queries.")
      .Attr("scale", Float(0.0F), "Factor of the output; 0 stands for `1 / sqrt(d_k)`.")
      .Attr("state_window", Int(0),
            "Number of states to keep, up to 8, along a new first axis: slot `j` of `W` is S after "
            "token `length - W + j`, or zero where that is none of this call. 0 keeps the last "
            "one, without that axis.")
      .Attr("update_rule", Str("gated_delta"),
            "How a token changes S: `linear`, `gated`, `delta` or `gated_delta`.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("S", types::kFloat16To32, "The type of states.");
}

void LinearAttentionGate(History& op) {
  op.Since(1)
      .Doc(
          "Computes the gates of LinearAttention from their projections, in float inside: `decay = "
          "decay_scale * log(1 + exp(a + dt_bias))` and `beta = 1 / (1 + exp(-b))`.")
      .Input("a", "T", "Projection to the decay, `[batch, length, heads]`.")
      .Input("dt_bias", "TF", "Bias of each head, `[heads]`.")
      .Input("decay_scale", "TF",
             "Factor of each head, `[heads]`, in a gated delta net `-exp(A_log)`.")
      .Input("b", "T", "Projection to the rate, `[batch, length, heads]`; needed for `beta`.",
             kOptional)
      .Output("decay", "T", "Logarithms of decay factors, shaped as `a`.")
      .Output("beta", "T", "Rates of the update, shaped as `b`.", kOptional)
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("TF", types::kFloat, "The type of what each head has.");
}

void GatedDeltaNet(History& op) {
  op.Since(1)
      .Doc(
          "Computes the recurrences of LinearAttention for packed sequences with the state in "
          "float. Tokens of all sequences follow one another, `[tokens, heads, size]`, or with "
          "equal lengths form `[batch, length, heads, size]`; numbers of heads come from the "
          "shapes, those of queries and keys being equal and dividing that of values. For each "
          "value head `S = exp(g) * S + k (x) beta * (v - exp(g) * S^T k)` and `output = scale * "
          "S^T q`; `update_rule` leaves parts of it out. Gates may be given as they are or "
          "computed inside. For speculative decoding the first updates of each sequence can be "
          "returned as decay, key and correction of v, to be applied again by "
          "GatedDeltaNetStateReplay.")
      .Input("query", "T",
             "Queries, `[tokens, H_q, d_k]`, or queries, keys and values in one row, `[tokens, 2 * "
             "H_q * d_k + H_v * d_v]`.")
      .Input("key", "T", "Keys, `[tokens, H_k, d_k]`.", kOptional)
      .Input("value", "T", "Values, `[tokens, H_v, d_v]`.", kOptional)
      .Input("cu_seqlens", "TI",
             "Start of each sequence and the end of the last, `[batch + 1]`; without it all have "
             "one length.",
             kOptional)
      .Input("decay", "TG",
             "Logarithm g of the factor of S, or what it is computed from: for each head, "
             "`[tokens, H_v]`, or row, `[tokens, H_v, d_k]`.",
             kOptional)
      .Input("beta", "TG", "Rate of the update, or what it is computed from, `[tokens, H_v]`.",
             kOptional)
      .Input("initial_state", "TS",
             "Transposes of S before the first token, `[batch, H_v, d_v, d_k]`; required with "
             "packed rows or without `cu_seqlens`.",
             kOptional)
      .Input("a_log", "TS", "Logarithm of each head's factor for computing g, `[H_v]`.", kOptional)
      .Input("dt_bias", "TS", "Bias for computing g, `[H_v]` or `[H_v, d_k]`.", kOptional)
      .Input("capture_count", "TI",
             "How many updates of each sequence to return, `[batch]`; given along with a capacity.",
             kOptional)
      .Input("state_update_active", "TI",
             "0 returns zeros instead of updates; `[1]` in CPU memory.", kOptional)
      .Output("output", "T", "Attention results, `[tokens, max(H_q, H_v), d_v]`.")
      .Output("final_state", "TS", "Transposes of S after each sequence's last token.", kOptional)
      .Output("state_update", "TS",
              "Updates of each sequence in one row: all decays, all keys, all corrections, with "
              "room for `state_update_capacity` of each.",
              kOptional)
      .Attr("beta_activation", Str("none"),
            "`sigmoid` applies that function to `beta`; `none` takes it as it is.")
      .Attr("chunk_size", Int(64), "Hint how many tokens to process at once.")
      .Attr("gate_activation", Str("none"),
            "How g is computed: `none`, `g = decay`; `softplus`, `g = -exp(a_log) * softplus(decay "
            "+ dt_bias)`; `sigmoid` or `kda`, `g = gate_lower_bound * sigmoid(exp(a_log) * (decay "
            "+ dt_bias))`.")
      .Attr("gate_lower_bound", Float(-5.0F), "Least g that the sigmoid leads to.")
      .Attr("qk_l2_norm", Int(0),
            "1 scales queries and keys to length 1, which the delta rules need.")
      .Attr("scale", Float(0.0F), "Factor of the output; 0 stands for `1 / sqrt(d_k)`.")
      .Attr("state_update_capacity", Int(0), "Room for updates of a sequence, up to 8; 0 for none.")
      .Attr("update_rule", Str("gated_delta"),
            "`gated_delta` as above, `delta` without decay, `gated` without correction of v, "
            "`linear` without both.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("TS", types::kFloat, "The type of states.")
      .Types("TG", types::kFloat16To32, "float, or the type of queries.")
      .Types("TI", types::kInt32, "The type of counts.");
}

void GatedDeltaNetStateReplay(History& op) {
  op.Since(1)
      .Doc(
          "Applies the first `kept` captured updates of GatedDeltaNet to the state before them: `S "
          "= decay * S + key (x) delta`, one after the other. The operator works on whole buffers, "
          "in which `metadata` locates the tensors; the output is the destination buffer itself, "
          "which must not be one of the other two.")
      .Input("source_backing", "T",
             "Buffer, 1-D, with the state just before the capture, `[Hv, Dv, Dk]`.")
      .Input("capsule_backing", "T",
             "Buffer, 1-D, with the captured decays, keys and deltas of one sequence.")
      .Input("destination_backing", "T",
             "Buffer, 1-D, that receives the new state; elements around it stay.")
      .Input("metadata", "TI",
             "Eleven numbers: offsets in elements of source, destination, decays, keys and deltas, "
             "then Hv, Dv, Dk, Hk, the capacity of the capture and `kept`, between 1 and that "
             "capacity.")
      .Output("destination_out", "T", "The destination buffer after the call.")
      .Types("T", types::kFloat, "The type of states and updates.")
      .Types("TI", types::kInt64, "The type of offsets and sizes.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void DecoderAttention(History& op) {
  op.Since(1)
      .Doc(
          "Computes the attention of a decoder layer, to itself or to an encoder, with cached keys "
          "and values. Flags that are inputs choose at run time: `static_kv` between "
          "cross-attention, which reuses cached keys and values as they are, and self-attention, "
          "which appends to them; `use_past` whether the cache is read at all. Queries are "
          "projected by `q_weight`, keys and values by `kv_weight`. No attention mask other than "
          "the padding of keys is applied.")
      .Input("query", "T", "Queries `[sequence, batch, hidden_size]`, the sequence axis first.")
      .Input("key", "T", "What to attend to, `[total_sequence, batch, hidden_size]`.")
      .Input("q_weight", "T", "Projection of queries, `[hidden_size, hidden_size]`.")
      .Input("kv_weight", "T",
             "Projections of keys and values side by side, `[hidden_size, 2 * hidden_size]`.")
      .Input("bias", "T", "Biases of the three projections, `[3 * hidden_size]`.")
      .Input("key_padding_mask", "B", "True for keys to leave out, `[batch, total_sequence]`.",
             kOptional)
      .Input("key_cache", "T", "Cached keys, `[batch, num_heads, cached_sequence, head_size]`.",
             kOptional)
      .Input("value_cache", "T", "Cached values, shaped as the keys.", kOptional)
      .Input("static_kv", "B", "True for cross-attention, false for self-attention; a scalar.")
      .Input("use_past", "B", "True reads the cache; a scalar.")
      .Input("has_layer_state", "B", "True returns caches; a scalar.")
      .Input("has_key_padding_mask", "B", "True applies `key_padding_mask`; a scalar.")
      .Output("output", "T", "Attention results, `[sequence, batch, hidden_size]`.")
      .Output("new_key_cache", "T", "Keys to cache for the next call.", kOptional)
      .Output("new_value_cache", "T", "Values to cache for the next call.", kOptional)
      .Attr("mask_filter_value", NoDefault(AttributeType::FLOAT),
            "Score of a padded key; -10000 by default.")
      .Attr("num_heads", Required(AttributeType::INT), "Number of heads.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("B", types::kBool, "The type of flags and of the padding mask.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

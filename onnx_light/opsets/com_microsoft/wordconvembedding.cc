// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void WordConvEmbedding(History& op) {
  op.Since(1)
      .Doc(
          "Embeds words by their characters: these are looked up in a table, every window of "
          "neighbouring ones is multiplied with kernels, and `tanh(product + B)` is maximized over "
          "all windows. A word shorter than a window is padded with character 0 to one window; an "
          "empty word has no defined result.")
      .Input("Sequence", "T", "Characters of each word, `[..., characters]`, 0 behind its end.")
      .Input("W", "T1", "Kernels, `[embedding_size, 1, conv_window_size, char_embedding_size]`.")
      .Input("B", "T1", "Bias of each kernel, `[embedding_size]`.")
      .Input("C", "T1", "Table, one row a character, `[table_size, char_embedding_size]`.")
      .Output("Y", "T1", "Embedding of each word, `[..., embedding_size]`.")
      .Attr("char_embedding_size", NoDefault(AttributeType::INT),
            "Length of a row of the table; by default read from C.")
      .Attr("conv_window_size", NoDefault(AttributeType::INT),
            "Number of characters in a window; by default read from W.")
      .Attr("embedding_size", NoDefault(AttributeType::INT),
            "Number of kernels; by default read from W.")
      .Types("T", types::kInt32, "The type of characters.")
      .Types("T1", types::kFloat, "The type of tables and results.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

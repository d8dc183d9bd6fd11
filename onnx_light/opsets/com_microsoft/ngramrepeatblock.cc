// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void NGramRepeatBlock(History& op) {
  op.Since(1)
      .Doc(
          "Forbids tokens that would repeat an n-gram of the sequence generated so far: a token "
          "gets the score `-inf` if the last `ngram_size - 1` tokens together with it already "
          "occur.")
      .Input("input_ids", "Tid", "Tokens so far, `[batch, sequence]`.")
      .Input("scores", "T", "Score of each possible next token, `[batch, vocab_size]`.")
      .Output("scores_out", "T", "The scores with forbidden tokens lowered.")
      .Attr("ngram_size", Required(AttributeType::INT),
            "Length n of runs that may not occur twice.")
      .Types("Tid", types::kInt64, "The type of tokens.")
      .Types("T", types::kFloat, "The type of scores.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

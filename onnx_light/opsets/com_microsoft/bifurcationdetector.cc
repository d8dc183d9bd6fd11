// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BifurcationDetector(History& op) {
  op.Since(1)
      .Doc(
          "Merges predicted tokens into a sequence and finds where to predict from next "
          "(aggressive decoding). The source from `prev_suffix_match_idx` on is compared with the "
          "prediction; the predicted tokens up to and including the first that differs are "
          "appended to the current ones. Then the end of the result, in n-grams from "
          "`min_ngram_size` up to `max_ngram_size` tokens, is looked for in the source; a single "
          "occurrence is a match.")
      .Input("src_tokens", "T", "Tokens of the encoder, 1-D.")
      .Input("cur_tokens", "T", "Tokens of the decoder so far, 1-D.")
      .Input("prev_suffix_match_idx", "T",
             "Position in the source the prediction starts from, a scalar.")
      .Input("pred_tokens", "T",
             "Predicted tokens, one more than the rest of the source; without them nothing is "
             "appended.",
             kOptional)
      .Output("tokens", "T", "The extended tokens of the decoder.")
      .Output("suffix_match_idx", "T",
              "Position in the source just behind the match, or -1 without one.")
      .Attr("max_ngram_size", Int(3), "Longest n-gram to look for.")
      .Attr("min_ngram_size", Int(1), "Shortest n-gram to look for.")
      .Types("T", types::kInt64, "The type of tokens and positions.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

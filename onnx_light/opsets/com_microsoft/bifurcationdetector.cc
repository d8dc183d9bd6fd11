// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BifurcationDetector(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("src_tokens", "T", "TODO")
      .Input("cur_tokens", "T", "TODO")
      .Input("prev_suffix_match_idx", "T", "TODO")
      .Input("pred_tokens", "T", "TODO", kOptional)
      .Output("tokens", "T", "TODO")
      .Output("suffix_match_idx", "T", "TODO")
      .Attr("max_ngram_size", Int(3), "TODO")
      .Attr("min_ngram_size", Int(1), "TODO")
      .Types("T", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

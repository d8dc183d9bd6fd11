// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void NGramRepeatBlock(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("input_ids", "Tid", "TODO")
      .Input("scores", "T", "TODO")
      .Output("scores_out", "T", "TODO")
      .Attr("ngram_size", Required(AttributeType::INT), "TODO")
      .Types("Tid", types::kInt64, "TODO")
      .Types("T", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

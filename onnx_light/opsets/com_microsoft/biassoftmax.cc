// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void BiasSoftmax(History& op) {
  op.Since(1)
      .Doc(
          "Adds a bias, such as an attention mask, and applies softmax: `softmax(data + bias)`. "
          "The axes from `axis` on are taken together as one. The bias lacks some of the axes "
          "before and is repeated over them.")
      .Input("data", "T", "Scores, any shape.")
      .Input("bias", "T", "Bias, equal to the scores in the axes from `axis` on.")
      .Output("output", "T", "Probabilities, in the shape of `data`.")
      .Attr("axis", Int(1), "First of the axes the softmax runs over.")
      .Attr("is_inner_broadcast", Required(AttributeType::INT),
            "1 repeats the bias over the axes right before `axis`, 0 over the leading axes.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

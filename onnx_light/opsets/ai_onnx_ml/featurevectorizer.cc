// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void FeatureVectorizer(History& op) {
  op.Since(1)
      .Doc(
          "Puts feature tensors side by side: the columns of the result are those of all inputs, "
          "in their order, converted to float.")
      .Input("X", "T1", "Features of shape `[N, C]`, or `[C]` for a single example.", kVariadic)
      .Output("Y", "tensor(float)",
              "All features of each example in a row, shape `[N, sum of inputdimensions]`.")
      .Attr("inputdimensions", NoDefault(AttributeType::INTS), "Number of columns of each input.")
      .Types("T1", types::kFloat32To64 | types::kIndices, "Numeric tensors, all of one type.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

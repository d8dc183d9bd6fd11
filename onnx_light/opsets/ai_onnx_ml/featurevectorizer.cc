// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void FeatureVectorizer(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T1", "TODO", kVariadic)
      .Output("Y", "tensor(float)", "TODO")
      .Attr("inputdimensions", NoDefault(AttributeType::INTS), "TODO")
      .Types("T1", types::kFloat32To64 | types::kIndices, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

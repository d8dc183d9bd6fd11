// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void Scaler(History& op) {
  op.Since(1)
      .Doc(
          "Shifts and scales features: `Y = (X - offset) * scale`. With the mean as offset and the "
          "inverse of the standard deviation as scale this standardizes them.")
      .Input("X", "T", "Features, shape `[N, F]` or `[F]`.")
      .Output("Y", "tensor(float)", "The scaled features, in the shape of X.")
      .Attr("offset", NoDefault(AttributeType::FLOATS),
            "What to subtract: one number for all features, or one per feature.")
      .Attr("scale", NoDefault(AttributeType::FLOATS),
            "Factor applied afterwards, as many numbers as `offset` has.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void ArrayFeatureExtractor(History& op) {
  op.Since(1)
      .Doc(
          "Picks elements along the last axis: `Z[..., j] = X[..., Y[j]]`. All indices of Y, "
          "whatever its shape, are taken in order, so the last dimension of Z is their number.")
      .Input("X", "T", "Tensor to pick from, such as one row of features per example.")
      .Input("Y", "tensor(int64)", "Indices into the last axis, counted from 0 and not negative.")
      .Output("Z", "T", "The picked elements; a 1-D X gives shape `[1, number of indices]`.")
      .Types("T", types::kFloat32To64 | types::kIndices | types::kString, "Numbers or strings.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Unique(History& op) {
  op.Since(11)
      .Doc(
          "Finds the distinct elements of a tensor, or along `axis` its distinct slices, and tells "
          "where and how often they occur. Without `axis` the input is flattened.")
      .Input("X", "T", "Tensor to search.", kNonDifferentiable)
      .Output("Y", "T",
              "Distinct elements or slices, each once: one-dimensional, or shaped like X but for "
              "`axis`.",
              kNonDifferentiable)
      .Output("indices", "tensor(int64)", "For each entry of Y, where it occurs first in X.",
              kOptional | kNonDifferentiable)
      .Output("inverse_indices", "tensor(int64)", "For each entry of X, its position in Y.",
              kOptional | kNonDifferentiable)
      .Output("counts", "tensor(int64)", "For each entry of Y, how often it occurs in X.",
              kOptional | kNonDifferentiable)
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension along which slices are compared; negative numbers count from the last. Left "
            "out, elements are compared.")
      .Attr("sorted", Int(1),
            "1 sorts Y in ascending order, 0 keeps the order in which its entries first occur.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

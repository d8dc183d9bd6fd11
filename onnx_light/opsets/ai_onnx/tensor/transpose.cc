// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Transpose(History& op) {
  op.Since(1)
      .Doc(
          "Reorders the dimensions of a tensor: dimension `i` of the output is dimension `perm[i]` "
          "of the input. A tensor of rank 0 or 1 stays as it is.")
      .Input("data", "T", "Tensor to reorder.")
      .Output("transposed", "T", "The same elements with the sizes `data.shape[perm[i]]`.")
      .Attr("perm", NoDefault(AttributeType::INTS),
            "Order of the input's dimensions, each of them once; left out, it is reversed.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Output("transposed", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

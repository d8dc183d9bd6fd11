// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void ExpandDims(History& op) {
  op.Since(1)
      .Doc(
          "Inserts an axis of length 1. With `r` axes before, its position lies in `[-r-1, r]`; -1 "
          "puts it last.")
      .Input("X", "T", "Tensor to extend.")
      .Input("axis", "tensor(int32)", "Position of the new axis in the result, a scalar.")
      .Output("Y", "T", "The same elements with one more axis.")
      .Types("T", types::kTensors, "Tensors of any element type.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Unique(History& op) {
  op.Since(1)
      .Doc(
          "Lists the different elements of a tensor in the order of their first occurrence. The "
          "operator Unique of ONNX replaces it.")
      .Input("x", "T", "Elements, 1-D.")
      .Output("y", "T", "The different elements, 1-D.")
      .Output("idx", "tensor(int64)", "Index in y of each element of x.")
      .Output("counts", "tensor(int64)", "How often each element of y occurs.")
      .Types("T", types::kTensors, "Tensors of all classic element types.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

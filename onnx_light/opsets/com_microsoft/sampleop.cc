// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void SampleOp(History& op) {
  op.Since(1)
      .Doc("Returns its input; an example of an operator outside of ONNX.")
      .Input("X", "T", "Any tensor.")
      .Output("Y", "T", "The same tensor.")
      .Types("T", types::kNumeric32To64, "Floats and integers of at least 32 bits, and float16.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

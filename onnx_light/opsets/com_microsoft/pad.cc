// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void Pad(History& op) {
  op.Since(1)
      .Doc(
          "Adds elements around a tensor, or removes some where a number is negative. The operator "
          "Pad of ONNX replaces it.")
      .Input("data", "T", "Tensor to pad, of rank r.")
      .Input("pads", "tensor(int64)",
             "Numbers of elements to add: at the beginning of each axis, then at the end of each, "
             "`[2 * r]` or `[1, 2 * r]`.")
      .Input("value", "T", "Value to add in the mode `constant`, one number; 0 by default.",
             kOptional)
      .Output("output", "T", "Padded tensor.")
      .Attr("mode", Str("constant"),
            "What is added: `constant` the given value, `reflect` the tensor mirrored at its "
            "border elements, `edge` those elements.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

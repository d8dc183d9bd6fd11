// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Unsqueeze(History& op) {
  op.Since(1)
      .Doc(
          "Inserts dimensions of size 1 into the shape and keeps the elements. `axes` tells where "
          "the output has them: axes 0 and 2 turn the shape `[3, 4]` into `[1, 3, 1, 4]`.")
      .Input("data", "T", "Tensor to reshape.")
      .Output("expanded", "T", "The same elements with more dimensions.")
      .Attr("axes", Required(AttributeType::INTS),
            "New dimensions, as positions in the output counted from 0.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11).Attr("axes", Required(AttributeType::INTS),
                    "New dimensions, as positions in the output: each once, in any order, from "
                    "`-r` to `r - 1` for an output of rank `r`.");
  op.Since(13)  // The dimensions move from an attribute to an input.
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("axes", "tensor(int64)",
             "New dimensions, a one-dimensional list of positions in the output: each once, in any "
             "order, from `-r` to `r - 1` for an output of rank `r`.",
             kNonDifferentiable)
      .Output("expanded", "T", nullptr, kDifferentiable)
      .DropAttr("axes")
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

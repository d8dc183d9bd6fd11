// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Squeeze(History& op) {
  op.Since(1)
      .Doc(
          "Removes dimensions of size 1 from the shape and keeps the elements. Without `axes` all "
          "such dimensions go; one of `axes` with another size is an error.")
      .Input("data", "T", "Tensor to reshape.")
      .Output("squeezed", "T", "The same elements with fewer dimensions.")
      .Attr("axes", NoDefault(AttributeType::INTS), "Dimensions to remove, counted from 0.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11).Attr("axes", NoDefault(AttributeType::INTS),
                    "Dimensions to remove, from `-r` to `r - 1` for data of rank `r`; negative "
                    "numbers count from the last.");
  op.Since(13)  // The dimensions move from an attribute to an input.
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("axes", "tensor(int64)",
             "Dimensions to remove, a one-dimensional list of numbers from `-r` to `r - 1` for "
             "data of rank `r`; negative numbers count from the last.",
             kOptional | kNonDifferentiable)
      .Output("squeezed", "T", nullptr, kDifferentiable)
      .DropAttr("axes")
      .Types("T", types::kTensorsIr4);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

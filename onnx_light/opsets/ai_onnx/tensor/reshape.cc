// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Reshape(History& op) {
  op.Since(1)
      .Doc(
          "Gives the elements a new shape, keeping their number and row-major order. In the new "
          "shape 0 takes over the size of the input's dimension at the same place, and at most one "
          "-1 takes what the other sizes leave. A shape without entries makes a scalar.")
      .Input("data", "T", "Tensor to reshape.")
      .Output("reshaped", "T", "The same elements in the new shape.")
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Attr("shape", NoDefault(AttributeType::INTS), "New shape.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(5)  // The shape moves from an attribute to an input.
      .Input("shape", "tensor(int64)", "New shape, a one-dimensional list.")
      .DropAttr("consumed_inputs")
      .DropAttr("shape")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("shape", "tensor(int64)", nullptr, kNonDifferentiable)
      .Output("reshaped", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(14)  // Empty dimensions can be asked for.
      .Doc(
          "Gives the elements a new shape, keeping their number and row-major order. In the new "
          "shape 0 takes over the size of the input's dimension at the same place unless "
          "`allowzero` is set, and at most one -1 takes what the other sizes leave. A shape "
          "without entries makes a scalar.")
      .Attr("allowzero", Int(0),
            "1 takes a 0 in the shape for an empty dimension, and then -1 must not occur beside "
            "it; 0 lets it copy the size of the input.");
  op.Since(19).Types("T", types::kTensorsIr9);
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

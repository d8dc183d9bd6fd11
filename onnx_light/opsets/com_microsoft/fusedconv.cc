// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void FusedConv(History& op) {
  op.Since(1)
      .Doc(
          "Computes a convolution and applies an activation function: `Y = activation(conv(X, W) + "
          "B + Z)`. The convolution is the operator Conv of ONNX.")
      .Input("X", "T", "Activations, `[N, C, D1, ...]`.")
      .Input("W", "T", "Kernels, `[M, C / group, k1, ...]`.")
      .Input("B", "T", "Bias of each output channel, `[M]`.", kOptional)
      .Input("Z", "T", "Tensor added before the activation, in the shape of Y.", kOptional)
      .Output("Y", "T", "Results, `[N, M, ...]`.")
      .Attr("activation", NoDefault(AttributeType::STRING),
            "`Relu`, `Tanh`, `Sigmoid`, `LeakyRelu`, `Clip` or `HardSigmoid`; none by default.")
      .Attr("activation_params", NoDefault(AttributeType::FLOATS),
            "Parameters of the function: alpha of `LeakyRelu`, bounds of `Clip`, alpha and beta of "
            "`HardSigmoid`.")
      .Attr("auto_pad", Str("NOTSET"),
            "`NOTSET` uses `pads`; `SAME_UPPER`, `SAME_LOWER` and `VALID` choose the padding.")
      .Attr("dilations", NoDefault(AttributeType::INTS),
            "Distance between taps of the kernel along each axis; 1 by default.")
      .Attr("group", Int(1), "Number of groups that channels are divided into.")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS),
            "Size of the kernel; that of W by default.")
      .Attr("pads", NoDefault(AttributeType::INTS),
            "Zeros added around X: all starts, then all ends; 0 by default.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Step of the kernel along each axis; 1 by default.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

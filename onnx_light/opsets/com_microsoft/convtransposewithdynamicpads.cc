// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void ConvTransposeWithDynamicPads(History& op) {
  op.Since(1)
      .Doc(
          "Computes a transposed convolution whose padding is an input instead of an attribute. "
          "Otherwise it is the operator ConvTranspose of ONNX: along each spatial axis the output "
          "has `stride * (in - 1) + output_padding + (kernel - 1) * dilation + 1 - pads` elements.")
      .Input("X", "T", "Activations, `[N, C, D1, ...]`.")
      .Input("W", "T", "Kernels, `[C, M / group, k1, ...]`.")
      .Input("Pads", "tensor(int64)",
             "Elements cut off at both ends of each spatial axis: all starts, then all ends; zero "
             "by default.",
             kOptional)
      .Input("B", "T", "Bias of each output channel, `[M]`.", kOptional)
      .Output("Y", "T", "Results, `[N, M, ...]`.")
      .Attr("auto_pad", Str("NOTSET"),
            "`NOTSET` uses `Pads`; `SAME_UPPER`, `SAME_LOWER` and `VALID` choose the padding.")
      .Attr("dilations", NoDefault(AttributeType::INTS),
            "Distance between taps of the kernel along each axis; 1 by default.")
      .Attr("group", Int(1), "Number of groups that channels are divided into.")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS),
            "Size of the kernel; taken from W by default.")
      .Attr("output_padding", NoDefault(AttributeType::INTS),
            "Elements added at the end of each spatial axis; 0 by default.")
      .Attr("strides", NoDefault(AttributeType::INTS),
            "Step between inputs in the output along each axis; 1 by default.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

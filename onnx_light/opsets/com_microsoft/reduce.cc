// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

History& Axes(History& op) {
  return op
      .Attr("axes", Required(AttributeType::INTS),
            "Axes to reduce over; negative ones count from the end.")
      .Attr("keepdims", Required(AttributeType::INT),
            "1 keeps the reduced axes with length 1, 0 removes them.");
}

}  // namespace

void QLinearReduceMean(History& op) {
  Axes(op.Since(1))
      .Doc(
          "Computes means of quantized numbers over some axes: the input is dequantized, averaged, "
          "and quantized with a scale and zero point that suit the smaller range of the means.")
      .Input("data", "T", "Quantized numbers.")
      .Input("data_scale", "tensor(float)", "Scale of the numbers, a scalar.")
      .Input("data_zero_point", "T", "Zero point of the numbers, a scalar; 0 if left out.",
             kOptional)
      .Input("reduced_scale", "tensor(float)", "Scale of the means, a scalar.")
      .Input("reduced_zero_point", "T", "Zero point of the means, a scalar; 0 if left out.",
             kOptional)
      .Output("reduced", "T", "Quantized means.")
      .Types("T", types::kBytes, "Quantized numbers and zero points of 8 bits.");
}

void ReduceSumInteger(History& op) {
  Axes(op.Since(1))
      .Doc("Sums up 8-bit integers over some axes with 32 bits.")
      .Input("data", "T1", "Numbers to sum up.")
      .Output("reduced", "T2",
              "Sums, with the sign of the input's type: int32 for int8, uint32 for uint8.")
      .Types("T1", types::kBytes, "8-bit integers.")
      .Types("T2", types::kInt32 | types::kUint32, "32-bit integers.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Slice(History& op) {
  op.Since(1)
      .Doc(
          "Cuts a block out of a tensor: of each of `axes` the positions from start to end, the "
          "end not included. Negative bounds count from the end of the dimension, those outside of "
          "it are pulled in, and a block without positions is empty.")
      .Input("data", "T", "Tensor to cut from.")
      .Output("output", "T",
              "Block, of the rank of the data; dimensions outside of `axes` are whole.")
      .Attr("axes", NoDefault(AttributeType::INTS),
            "Dimensions that the bounds belong to; by default the leading ones in order.")
      .Attr(
          "ends", Required(AttributeType::INTS),
          "Position behind the last one, for each of `axes`; a very large number cuts to the end.")
      .Attr("starts", Required(AttributeType::INTS), "First position, for each of `axes`.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(10)  // The bounds move from attributes to inputs and gain steps.
      .Doc(
          "Cuts a block out of a tensor: of each of `axes` the positions from start towards end in "
          "equal steps, the end not included. Negative bounds count from the end of the dimension, "
          "those outside of it are pulled in, and a block without positions is empty. A negative "
          "step runs backwards.")
      .Input("starts", "Tind",
             "First position, for each of `axes`; a one-dimensional list like the other inputs.")
      .Input("ends", "Tind",
             "Position before which the cut stops, for each of `axes`; a very large number, or a "
             "very small one backwards, cuts to the end.")
      .Input("axes", "Tind",
             "Dimensions that the bounds belong to; by default the leading ones in order.",
             kOptional)
      .Input("steps", "Tind",
             "Distance between positions, for each of `axes`, never 0; by default 1.", kOptional)
      .DropAttr("axes")
      .DropAttr("ends")
      .DropAttr("starts")
      .Types("Tind", types::kIndices, "Integers for bounds, dimensions and steps.");
  op.Since(11).Input("axes", "Tind",
                     "Dimensions that the bounds belong to, each at most once; negative ones count "
                     "from the last. By default the leading ones in order.",
                     kOptional);
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("starts", "Tind", nullptr, kNonDifferentiable)
      .Input("ends", "Tind", nullptr, kNonDifferentiable)
      .Input("axes", "Tind", nullptr, kOptional | kNonDifferentiable)
      .Input("steps", "Tind", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

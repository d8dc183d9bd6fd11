// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SplitToSequence(History& op) {
  op.Since(11)
      .Doc(
          "Cuts a tensor into pieces along one axis and returns them as a sequence. A 1-D `split` "
          "lists the length of each piece and adds up to the length of the axis; a scalar `split` "
          "is the length of all pieces, the last one being shorter where the axis is not a "
          "multiple of it. Without `split` the pieces have length 1, and `keepdims` decides "
          "whether they keep that axis.")
      .Input("input", "T", "Tensor to cut.")
      .Input("split", "I",
             "Lengths of the pieces: one positive number for all, or a list without negative ones.",
             kOptional)
      .Output("output_sequence", "S", "The pieces, in the order in which they lie along the axis.")
      .Attr("axis", Int(0),
            "Axis to cut along, in `[-r, r-1]` for rank `r`, negative ones counted from the last.")
      .Attr("keepdims", Int(1),
            "0 removes the axis of length 1 from the pieces, 1 keeps it; has no effect when "
            "`split` is given.")
      .Types("T", types::kTensors, "Tensors of all element types.")
      .Types("I", types::kIndices, "Integers that state lengths.")
      .Types("S", types::kSequences, "Sequences of tensors like the input.");
  op.Since(24).Types("T", types::kTensorsIr4).Types("S", Sequences(types::kTensorsIr4));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

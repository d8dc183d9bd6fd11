// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void ConcatFromSequence(History& op) {
  op.Since(11)
      .Doc(
          "Joins the tensors of a sequence into one tensor, in their order. With `new_axis = 0` "
          "they are put end to end along an axis they have, and may differ in that dimension "
          "alone; with `new_axis = 1` they all have one shape and are stacked along an axis that "
          "does not exist yet. The sequence holds at least one tensor.")
      .Input("input_sequence", "S", "Tensors to join.")
      .Output("concat_result", "T",
              "The joined tensor; its rank is that of the tensors, plus one when they are stacked.")
      .Attr("axis", Required(AttributeType::INT),
            "Axis of the result along which the tensors follow one another, negative when counted "
            "from the last: `[-r, r-1]` for tensors of rank `r`, `[-r-1, r]` when stacking.")
      .Attr("new_axis", Int(0), "1 stacks along a new axis, 0 extends an existing one.")
      .Types("S", types::kSequences, "Sequences of tensors of any element type.")
      .Types("T", types::kTensors, "Tensors of the element type that the sequence holds.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

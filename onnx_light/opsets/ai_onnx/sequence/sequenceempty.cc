// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceEmpty(History& op) {
  op.Since(11)
      .Doc("Makes a sequence that holds nothing yet, for tensors of a given element type.")
      .Output("output", "S", "The sequence of length zero.")
      .Attr("dtype", NoDefault(AttributeType::INT),
            "Element type of the tensors that may be put in, a value of TensorProto.DataType; "
            "float where left out.")
      .Types("S", types::kSequences, "Sequences of tensors, by `dtype`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceEmpty(History& op) {
  op.Since(11)
      .Doc("TODO")
      .Output("output", "S", "TODO")
      .Attr("dtype", NoDefault(AttributeType::INT), "TODO")
      .Types("S", types::kSequences, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview {

void FlexAttention(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("Q", "T1", "TODO")
      .Input("K", "T1", "TODO")
      .Input("V", "T1", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("prob_mod", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("scale", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("score_mod", NoDefault(AttributeType::GRAPH), "TODO")
      .Attr("softmax_precision", NoDefault(AttributeType::INT), "TODO")
      .Types("T1", types::kFloats, "TODO")
      .Function()
      .Experimental();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview

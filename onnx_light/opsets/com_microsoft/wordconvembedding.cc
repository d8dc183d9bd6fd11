// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void WordConvEmbedding(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("Sequence", "T", "TODO")
      .Input("W", "T1", "TODO")
      .Input("B", "T1", "TODO")
      .Input("C", "T1", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("char_embedding_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("conv_window_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("embedding_size", NoDefault(AttributeType::INT), "TODO")
      .Types("T", types::kInt32, "TODO")
      .Types("T1", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

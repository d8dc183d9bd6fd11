// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void RotaryEmbedding(History& op) {
  op.Since(23)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("cos_cache", "T", "TODO")
      .Input("sin_cache", "T", "TODO")
      .Input("position_ids", "M", "TODO", kOptional)
      .Output("Y", "T", "TODO")
      .Attr("interleaved", Int(0), "TODO")
      .Attr("num_heads", NoDefault(AttributeType::INT), "TODO")
      .Attr("rotary_embedding_dim", Int(0), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("M", types::kInt64, "TODO")
      .Function();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

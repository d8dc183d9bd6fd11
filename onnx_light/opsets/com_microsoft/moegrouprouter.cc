// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void MoEGroupRouter(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("logits", "T", "TODO")
      .Input("expert_bias", "TF", "TODO")
      .Input("projection_weight", "T", "TODO", kOptional)
      .Output("router_probs", "T", "TODO", kOptional)
      .Output("selection_scores", "TF", "TODO", kOptional)
      .Output("router_weights", "TF", "TODO", kOptional)
      .Attr("group_topk", Int(2), "TODO")
      .Attr("n_group", Int(1), "TODO")
      .Attr("router_sentinel", Float(-1e+04F), "TODO")
      .Attr("top_k", Required(AttributeType::INT), "TODO")
      .Attr("topk_group", Int(1), "TODO")
      .Types("T", types::kFloat16To32, "TODO")
      .Types("TF", types::kFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

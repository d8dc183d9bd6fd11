// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SpeculativePrefixCommit(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("next_tokens", "I64", "TODO")
      .Input("input_ids", "I64", "TODO")
      .Input("status", "I32", "TODO")
      .Input("ctl", "I64", "TODO")
      .Input("ctx_commit", "I64", "TODO")
      .Input("prefixes", "I64", "TODO")
      .Input("ptrs", "I64", "TODO")
      .Output("head_c", "I32", "TODO")
      .Output("updated_ctl", "I64", "TODO")
      .Output("updated_ctx_commit", "I64", "TODO")
      .Attr("head_rows", Int(8), "TODO")
      .Types("I64", types::kInt64, "TODO")
      .Types("I32", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void PackedSparseAttentionIndexerMerge(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("base_indices", "T", "TODO")
      .Input("base_counts", "T", "TODO")
      .Input("base_row_indices", "T", "TODO")
      .Input("range_starts", "T", "TODO", kOptional)
      .Input("range_ends", "T", "TODO", kOptional)
      .Input("additional_indices", "T", "TODO", kOptional)
      .Input("additional_counts", "T", "TODO", kOptional)
      .Output("selected_indices", "T", "TODO")
      .Output("selected_counts", "T", "TODO")
      .Output("status", "T", "TODO")
      .Attr("max_output_entries", Required(AttributeType::INT), "TODO")
      .Attr("policy_mode", Required(AttributeType::STRING), "TODO")
      .Types("T", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

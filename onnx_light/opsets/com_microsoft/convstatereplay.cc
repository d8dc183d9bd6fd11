// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void ConvStateReplay(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("source_backing", "T", "TODO")
      .Input("capture_backing", "T", "TODO")
      .Input("destination_backing", "T", "TODO")
      .Input("metadata", "TI", "TODO")
      .Output("destination_out", "T", "TODO")
      .Types("T", types::kFloat | types::kFloat16, "TODO")
      .Types("TI", types::kInt64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

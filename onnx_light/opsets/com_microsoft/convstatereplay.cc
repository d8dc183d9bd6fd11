// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void ConvStateReplay(History& op) {
  op.Since(1)
      .Doc(
          "Rebuilds the state of a causal convolution after only the first `k` of the captured "
          "inputs were accepted. The new history of length `W` is the end of the old one followed "
          "by those inputs: position `p` is `source[b, c, p + k]` while `p + k < W`, else "
          "`capture[b, p + k - W, c]`. Bits are copied as they are. The operator works on whole "
          "buffers, in which `metadata` locates the three tensors; the output is the destination "
          "buffer itself, which must not be one of the other two.")
      .Input("source_backing", "T",
             "Buffer, 1-D, with the history before the capture, `[batch, channels, W]`.")
      .Input("capture_backing", "T",
             "Buffer, 1-D, with the captured inputs, `[batch, capacity, channels]`.")
      .Input("destination_backing", "T",
             "Buffer, 1-D, that receives the new history; elements around it stay.")
      .Input("metadata", "TI",
             "Eight numbers: byte offsets of source, destination and capture, then batch, "
             "channels, W, capacity and k, with `0 <= k <= capacity`.")
      .Output("destination_out", "T", "The destination buffer after the call.")
      .Types("T", types::kFloat | types::kFloat16, "Single and half precision.")
      .Types("TI", types::kInt64, "The type of offsets and sizes.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

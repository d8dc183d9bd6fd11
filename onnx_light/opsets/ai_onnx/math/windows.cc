// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

void Window(History& op, Text doc, Text output) {
  op.Since(17)
      .Doc(doc)
      .Input("size", "T1", "Number of points, a scalar.", kNonDifferentiable)
      .Output("output", "T2", output, kNonDifferentiable)
      .Attr("output_datatype", Int(1),
            "Element type of the output as a number of `TensorProto.DataType`; 1 is float.")
      .Attr("periodic", Int(1),
            "1 takes `N = size`, so that copies laid end to end continue the pattern; 0 takes "
            "`N = size - 1`, a symmetric window, which needs two points or more.")
      .Types("T1", types::kIndices, "int32 or int64.")
      .Types("T2", types::kNumeric | types::kBfloat16, "The numeric type that was asked for.")
      .Function();
}

}  // namespace

void HannWindow(History& op) {
  Window(op,
         "Generates a Hann window, a raised cosine that starts at zero: "
         "`0.5 - 0.5 * cos(2 * pi * n / N)` for the points `n` from 0.",
         "Hann weights in `[0, 1]`, shape `[size]`.");
}

void HammingWindow(History& op) {
  Window(op,
         "Generates a Hamming window, a cosine on a pedestal that keeps the nearest side lobe "
         "low: `25/46 - 21/46 * cos(2 * pi * n / N)` for the points `n` from 0.",
         "Hamming weights from about 0.087 to 1, shape `[size]`.");
}

void BlackmanWindow(History& op) {
  Window(op,
         "Generates a Blackman window, whose two cosines trade a wider main lobe for low side "
         "lobes: `0.42 - 0.5 * cos(2 * pi * n / N) + 0.08 * cos(4 * pi * n / N)` for the points "
         "`n` from 0.",
         "Blackman weights from 0 to 1, shape `[size]`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

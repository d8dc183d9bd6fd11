// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MelWeightMatrix(History& op) {
  op.Since(17)
      .Doc(
          "Generates the matrix that turns spectra over frequency into spectra over the mel scale, "
          "`mel(f) = 2595 * log10(1 + f / 700)` for `f` in Hz, which follows the perception of "
          "pitch. Spectra `[frames, dft_length / 2 + 1]` times this matrix are mel spectra "
          "`[frames, num_mel_bins]`. Each column is a triangle with a peak of 1; the triangles "
          "overlap and are spaced evenly in mel between the two edges.")
      .Input("num_mel_bins", "T1", "Number of triangles, a scalar.", kNonDifferentiable)
      .Input("dft_length", "T1",
             "Length of the Fourier transform behind the spectra, a scalar; they hold its "
             "`dft_length / 2 + 1` values (rounded down) that do not mirror others.",
             kNonDifferentiable)
      .Input("sample_rate", "T1",
             "Samples of the signal in a second, a scalar; it tells the frequency of each row.",
             kNonDifferentiable)
      .Input("lower_edge_hertz", "T2", "Where the lowest triangle begins, in Hz, a scalar.",
             kNonDifferentiable)
      .Input("upper_edge_hertz", "T2", "Where the highest triangle ends, in Hz, a scalar.",
             kNonDifferentiable)
      .Output("output", "T3",
              "Weights in `[0, 1]`, `[dft_length / 2 + 1, num_mel_bins]` with the first size "
              "rounded down.",
              kNonDifferentiable)
      .Attr("output_datatype", Int(1),
            "Element type of the weights as a number of `TensorProto.DataType`; 1 is float.")
      .Types("T1", types::kIndices, "Counts: int32 or int64.")
      .Types("T2", types::kFloats, "Frequencies: floating point.")
      .Types("T3", types::kNumeric | types::kBfloat16, "The numeric type that was asked for.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

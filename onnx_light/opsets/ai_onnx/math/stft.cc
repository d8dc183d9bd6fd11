// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void STFT(History& op) {
  op.Since(17)
      .Doc(
          "Computes the discrete Fourier transforms of overlapping frames of a signal. Frame `f` "
          "holds the `frame_length` values from `f * frame_step` on, each multiplied by its weight "
          "in the window; a rest that fills no frame is left out. Complex numbers are pairs of "
          "real and imaginary part in the last dimension.")
      .Input("signal", "T1",
             "Signals, `[batch, length, 1]` if real and `[batch, length, 2]` if complex.",
             kNonDifferentiable)
      .Input("frame_step", "T2", "Distance between the starts of frames in values, a scalar.",
             kNonDifferentiable)
      .Input("window", "T1", "Weights, `[frame_length]`; without them all are 1.",
             kOptional | kNonDifferentiable)
      .Input("frame_length", "T2",
             "Number of values in a frame, a scalar; by default that of the window, or without one "
             "that of the signal.",
             kOptional | kNonDifferentiable)
      .Output("output", "T1",
              "Spectra, `[batch, frames, bins, 2]`: `frames` is `(length - frame_length) / "
              "frame_step + 1` and `bins` is `frame_length`, or `frame_length / 2 + 1` if "
              "one-sided, both rounded down.",
              kNonDifferentiable)
      .Attr("onesided", Int(1),
            "1 leaves out the half of each spectrum that mirrors the other, which real signals "
            "alone have; 0 gives all of it.")
      .Types("T1", types::kFloats, "Floating-point tensors.")
      .Types("T2", types::kIndices, "int32 or int64, for lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

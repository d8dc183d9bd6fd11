// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DFT(History& op) {
  op.Since(17)
      .Doc(
          "Computes the discrete Fourier transform along one dimension: "
          "`Y[k] = sum(x[n] * exp(-2i * pi * k * n / N))`, `N` being the length of the transform; "
          "the inverse has `+2i` and is divided by `N`. Complex numbers are pairs of real and "
          "imaginary part in the last dimension. A spectrum of real values mirrors itself, and "
          "with `onesided` only its first `N / 2 + 1` values (rounded down) are given or, by the "
          "inverse, taken.")
      .Input("input", "T1",
             "Signal or spectrum, `[batch, d1, ..., dn, 1]` if real and `[batch, d1, ..., dn, 2]` "
             "if complex.",
             kNonDifferentiable)
      .Input("dft_length", "T2",
             "Length `N`, a scalar: longer signals are cut, shorter ones padded with zeros. By "
             "default the size `s` of the dimension, or `2 * (s - 1)` for a one-sided inverse.",
             kOptional | kNonDifferentiable)
      .Output("output", "T1",
              "Transform, shaped like the input but for two dimensions: the transformed one has "
              "size `N`, or `N / 2 + 1` rounded down in a one-sided spectrum; the last one has "
              "size 2, or 1 in the real result of a one-sided inverse.")
      .Attr("axis", Int(1),
            "Dimension to transform, in `[-r, r - 1]` for rank `r` but not the last one, which "
            "holds the parts of complex numbers; by default the first after the batch.")
      .Attr("inverse", Int(0), "1 turns a spectrum back into a signal, 0 does the reverse.")
      .Attr("onesided", Int(0),
            "1 works with half a spectrum: forward from a real signal, inverse from complex "
            "values. 0 works with all of it.")
      .Types("T1", types::kFloats, "Floating-point tensors.")
      .Types("T2", types::kIndices, "int32 or int64, for the length.");
  op.Since(20)  // The dimension is an input, and none of them has to be a batch.
      .Input("input", "T1",
             "Signal or spectrum, `[d1, ..., dn, 1]` if real and `[d1, ..., dn, 2]` if complex.",
             kNonDifferentiable)
      .Input("axis", "tensor(int64)",
             "Dimension to transform, a scalar, by default -2; for rank `r` in `[-r, -2]` or "
             "`[0, r - 2]`, since the last dimension holds the parts of complex numbers.",
             kOptional | kNonDifferentiable)
      .DropAttr("axis");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

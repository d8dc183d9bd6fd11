// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the attributes of both transforms, most of which have one allowed value.
History& Transform(History& op, const core::schema::AttributeSpec& signal_ndim) {
  return op.Attr("normalized", Int(0), "Whether results are normalized; must be 0.")
      .Attr("onesided", Int(1), "Whether only frequencies up to the half are stored; must be 1.")
      .Attr("signal_ndim", signal_ndim, "Number of axes of a signal, counted from the last one.")
      .Types("T", types::kFloat16To64, "Half, single and double precision.");
}

}  // namespace

void Rfft(History& op) {
  Transform(op.Since(1), Int(1))
      .Doc(
          "Computes the discrete Fourier transform of real signals of an even length n. Since it "
          "is symmetric, only the frequencies from 0 to `n / 2` are returned.")
      .Input("X", "T", "Signals, `[..., n]`.")
      .Output("Y", "T", "Real and imaginary parts, `[..., n / 2 + 1, 2]`.");
}

void Irfft(History& op) {
  Transform(op.Since(1), Required(AttributeType::INT))
      .Doc(
          "Computes the real signals whose discrete Fourier transform is given, the inverse of "
          "Rfft.")
      .Input(
          "X", "T",
          "Real and imaginary parts of the frequencies from 0 to `n / 2`, `[..., n / 2 + 1, 2]`.")
      .Output("Y", "T", "Signals, `[..., n]`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

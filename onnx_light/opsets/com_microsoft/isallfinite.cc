// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void IsAllFinite(History& op) {
  op.Since(1)
      .Doc("Tells whether all elements of all inputs are finite, neither infinite nor NaN.")
      .Input("input", "V", "Tensors to check, of any shapes.", kVariadic)
      .Output("output", "T", "True if nothing was found, a scalar.")
      .Attr("isinf_only", Int(0), "1 looks for infinities only; excludes `isnan_only`.")
      .Attr("isnan_only", Int(0), "1 looks for NaN only; excludes `isinf_only`.")
      .Types("V", types::kFloats, "Floating-point tensors.")
      .Types("T", types::kBool, "The type of the answer.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

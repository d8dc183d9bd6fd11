// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Pow(History& op) {
  op.Since(1)
      .Doc(
          "Raises every element of one tensor to the power that another gives, `Z = X^Y`. A "
          "negative floating-point base with a fractional exponent gives NaN; an integer base "
          "whose "
          "power has no place in its type gives an undefined value.")
      .Input("X", "T", "Bases.")
      .Input("Y", "T", "Exponents; with `broadcast` they may have fewer dimensions than X.")
      .Output("Z", "T", "Powers, same shape as X.")
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension of X at which those of Y start; by default Y ends where X ends.")
      .Attr("broadcast", Int(0), "1 lets Y be stretched to the shape of X, 0 needs equal shapes.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(7)  // Both sides stretch now, by the rules of NumPy.
      .Input("Y", "T", "Exponents; X and Y broadcast against each other.")
      .Output("Z", "T", "Powers, in the shape that X and Y have after broadcasting.")
      .DropAttr("axis")
      .DropAttr("broadcast");
  op.Since(12)  // Exponents have a type of their own.
      .Input("Y", "T1")
      .Types("T", types::kFloat16To64 | types::kIndices,
             "Bases and powers: floating-point tensors, int32 or int64.")
      .Types("T1", types::kNumeric, "Exponents: numeric tensors.");
  op.Since(13)
      .Input("X", "T", nullptr, kDifferentiable)
      .Input("Y", "T1", nullptr, kDifferentiable)
      .Output("Z", "T", nullptr, kDifferentiable)
      .Types("T", types::kFloats | types::kIndices);
  op.Since(15).Types("T1", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

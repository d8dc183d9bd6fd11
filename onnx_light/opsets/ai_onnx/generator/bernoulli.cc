// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Bernoulli(History& op) {
  op.Since(15)
      .Doc(
          "Draws 0 or 1 for each element, 1 with the probability that the element states. The "
          "draws are independent of each other; implementations may differ even for the same seed.")
      .Input("input", "T1", "Probabilities between 0 and 1; what happens outside is not defined.")
      .Output("output", "T2", "Zeros and ones (false and true for bool), same shape as the input.")
      .Attr("dtype", NoDefault(AttributeType::INT),
            "Element type of the output as a number of `TensorProto.DataType`; by default the "
            "input's.")
      .Attr("seed", NoDefault(AttributeType::FLOAT),
            "Makes the draws repeatable; without it the seed is up to the implementation.")
      .Types("T1", types::kFloat16To64, "Floating-point probabilities.")
      .Types("T2", types::kNumeric | types::kBool | types::kBfloat16, "Numeric or boolean results.")
      .Function()
      .NonDeterministic();
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

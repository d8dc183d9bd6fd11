// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Identity(History& op) {
  op.Since(1)
      .Doc("Outputs its input unchanged.")
      .Input("input", "T", "Tensor to pass on.")
      .Output("output", "T", "The input, with the same shape and values.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(13)
      .Input("input", "T", nullptr, kDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4);
  op.Since(14)  // Values other than tensors pass as well, under a new name for their type.
      .Input("input", "V", "Value to pass on.", kDifferentiable)
      .Output("output", "V", "The input, of the same type and content.", kDifferentiable)
      .DropTypes("T")
      .Types("V", types::kTensorsIr4 | types::kSequences,
             "Tensors of all kinds and sequences of tensors.");
  op.Since(16).Types("V", types::kTensorsIr4 | types::kSequences | types::kOptionals,
                     "Tensors of all kinds, sequences of tensors and optional values of either.");
  op.Since(19).Types("V", types::kTensorsIr9 | types::kSequences | types::kOptionals);
  op.Since(21).Types("V", types::kTensorsIr10 | types::kSequences | types::kOptionals);
  op.Since(23).Types("V", types::kTensorsIr11 | types::kSequences | types::kOptionals);
  op.Since(24).Types("V", types::kTensorsIr12 | types::kSequences | types::kOptionals);
  op.Since(25).Types("V", types::kTensorsIr13 | types::kSequences | types::kOptionals);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

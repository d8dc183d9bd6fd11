// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Compress(History& op) {
  op.Since(9)
      .Doc(
          "Keeps the slices along one dimension whose flag is set and drops the others. Without "
          "`axis` the input is flattened first and single elements are kept or dropped. What lies "
          "behind the end of a condition that is too short is dropped.")
      .Input("input", "T", "Tensor to select from, of one dimension or more.")
      .Input("condition", "T1",
             "One-dimensional list of flags, at most as long as the dimension it selects from.")
      .Output("output", "T",
              "Kept slices in their order; one-dimensional without `axis`, else of the rank of the "
              "input.")
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension to select along; left out, the input is flattened.")
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.")
      .Types("T1", types::kBool, "Boolean flags.");
  op.Since(11)
      .Input("input", "T", nullptr, kDifferentiable)
      .Input("condition", "T1", nullptr, kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Attr("axis", NoDefault(AttributeType::INT),
            "Dimension to select along, from `-r` to `r - 1` for an input of rank `r`; left out, "
            "the input is flattened.");
  op.Since(28).Types("T", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

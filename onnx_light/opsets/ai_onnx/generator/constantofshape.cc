// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// What the fill value cannot be.
constexpr types::TypeSet kExcluded = types::kComplex | types::kString;

}  // namespace

void ConstantOfShape(History& op) {
  op.Since(9)
      .Doc("Creates a tensor of the given shape in which every element has the same value.")
      .Input("input", "T1",
             "Shape of the output, a one-dimensional list of sizes that are not negative; a list "
             "without entries stands for a scalar.")
      .Output("output", "T2", "Filled tensor; it is empty if one of the sizes is 0.")
      .Attr("value", NoDefault(AttributeType::TENSOR),
            "Tensor of one element with the fill value and the element type of the output; by "
            "default 0 of type float.")
      .Types("T1", types::kInt64, "Sizes are int64.")
      .Types("T2", types::kTensors - kExcluded, "Numbers or booleans.");
  op.Since(20).Types("T2", types::kTensorsIr9 - kExcluded);
  op.Since(21).Types("T2", types::kTensorsIr10 - kExcluded);
  op.Since(23).Types("T2", types::kTensorsIr11 - kExcluded);
  op.Since(24).Types("T2", types::kTensorsIr12 - kExcluded);
  op.Since(25).Types("T2", types::kTensorsIr13 - kExcluded);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_preview_training/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training {

void Gradient(History& op) {
  op.Since(1)
      .Doc(
          "Computes the partial derivatives of one tensor with respect to others of the same "
          "graph, at given values: `Outputs[i] = dy / dxs[i]`. Together `xs` and `zs` name "
          "everything that `y` depends on and nothing that follows from one of them. An input that "
          "differs from the tensor it stands for gives the derivatives elsewhere. Naming the "
          "output of another Gradient as `y` gives higher derivatives. Outputs that are not needed "
          "may have an empty name.")
      .Input("Inputs", "T1",
             "Values for the tensors in `xs`, then for those in `zs`, in that order.",
             kVariadic | kHeterogeneous)
      .Output("Outputs", "T2", "One derivative for each of `xs`, in its shape.",
              kVariadic | kHeterogeneous)
      .Attr("xs", Required(AttributeType::STRINGS),
            "Names of the tensors to differentiate with respect to.")
      .Attr("y", Required(AttributeType::STRING), "Name of the tensor to differentiate.")
      .Attr("zs", NoDefault(AttributeType::STRINGS),
            "Names of the other tensors that `y` depends on, which are held constant.")
      .Types("T1", types::kTensors, "Tensors of any element type.")
      .Types("T2", types::kFloat16To64, "Floating-point tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_preview_training

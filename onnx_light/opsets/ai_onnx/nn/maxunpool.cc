// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MaxUnpool(History& op) {
  op.Since(9)
      .Doc("TODO")
      .Input("X", "T1", "TODO")
      .Input("I", "T2", "TODO")
      .Input("output_shape", "T2", "TODO", kOptional)
      .Output("output", "T1", "TODO")
      .Attr("kernel_shape", Required(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T1", types::kFloat16To64, "TODO")
      .Types("T2", types::kInt64, "TODO");
  op.Since(11)
      .Input("X", "T1", nullptr, kDifferentiable)
      .Input("I", "T2", nullptr, kNonDifferentiable)
      .Input("output_shape", "T2", nullptr, kOptional | kNonDifferentiable)
      .Output("output", "T1", nullptr, kDifferentiable);
  op.Since(22).Types("T1", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

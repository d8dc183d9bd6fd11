// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void MaxPool(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Output("Y", "T", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("kernel_shape", Required(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T", types::kFloat16To64, "TODO");
  op.Since(8)
      .Output("Indices", "I", "TODO", kOptional)
      .Attr("storage_order", Int(0), "TODO")
      .Types("I", types::kInt64, "TODO");
  op.Since(10)
      .Attr("ceil_mode", Int(0), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO");
  op.Since(11);
  op.Since(12)
      .Input("X", "T", nullptr, kDifferentiable)
      .Output("Y", "T", nullptr, kDifferentiable)
      .Output("Indices", "I", nullptr, kOptional | kNonDifferentiable)
      .Types("T", types::kFloat16To64 | types::kBytes);
  op.Since(22).Types("T", types::kFloats | types::kBytes);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

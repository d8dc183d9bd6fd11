// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void QLinearConv(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Input("x_scale", "tensor(float)", "TODO")
      .Input("x_zero_point", "T1", "TODO")
      .Input("w", "T2", "TODO")
      .Input("w_scale", "tensor(float)", "TODO")
      .Input("w_zero_point", "T2", "TODO")
      .Input("y_scale", "tensor(float)", "TODO")
      .Input("y_zero_point", "T3", "TODO")
      .Input("B", "T4", "TODO", kOptional)
      .Output("y", "T3", "TODO")
      .Attr("auto_pad", Str("NOTSET"), "TODO")
      .Attr("dilations", NoDefault(AttributeType::INTS), "TODO")
      .Attr("group", Int(1), "TODO")
      .Attr("kernel_shape", NoDefault(AttributeType::INTS), "TODO")
      .Attr("pads", NoDefault(AttributeType::INTS), "TODO")
      .Attr("strides", NoDefault(AttributeType::INTS), "TODO")
      .Types("T1", types::kBytes, "TODO")
      .Types("T2", types::kBytes, "TODO")
      .Types("T3", types::kBytes, "TODO")
      .Types("T4", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

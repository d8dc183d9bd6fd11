// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void DequantizeLinear(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("x", "T", "TODO")
      .Input("x_scale", "tensor(float)", "TODO")
      .Input("x_zero_point", "T", "TODO", kOptional)
      .Output("y", "tensor(float)", "TODO")
      .Types("T", types::kBytes | types::kInt32, "TODO");
  op.Since(13).Attr("axis", Int(1), "TODO");
  op.Since(19)
      .Input("x", "T1")
      .Input("x_scale", "T2")
      .Input("x_zero_point", "T1", nullptr, kOptional)
      .Output("y", "T2")
      .DropTypes("T")
      .Types("T1", types::kFloat8 | types::kBytes | types::kInt32, "TODO")
      .Types("T2", types::kFloat16To32, "TODO");
  op.Since(21)
      .Attr("block_size", Int(0), "TODO")
      .Types("T1", types::kFloat8 | types::kBytes | types::kIntegers4 | types::kUint16 |
                       types::kInt16 | types::kInt32);
  op.Since(23)
      .Output("y", "T3")
      .Attr("output_dtype", Int(0), "TODO")
      .Types("T1", types::kFloat8 | types::kBytes | types::kIntegers4 | types::kUint16 |
                       types::kInt16 | types::kInt32 | types::kFloat4e2m1)
      .Types("T3", types::kFloat16To32, "TODO");
  op.Since(24).Types("T2", types::kFloat16To32 | types::kFloat8e8m0);
  op.Since(25).Types("T1", types::kFloat8 | types::kBytes | types::kIntegers4 | types::kIntegers2 |
                               types::kUint16 | types::kInt16 | types::kInt32 | types::kFloat4e2m1);
  op.Since(28).Types("T1", types::kFloat8 | types::kFloat6 | types::kBytes | types::kIntegers4 |
                               types::kIntegers2 | types::kUint16 | types::kInt16 | types::kInt32 |
                               types::kFloat4e2m1);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

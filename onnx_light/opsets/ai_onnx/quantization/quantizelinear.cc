// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void QuantizeLinear(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("x", "T1", "TODO")
      .Input("y_scale", "tensor(float)", "TODO")
      .Input("y_zero_point", "T2", "TODO", kOptional)
      .Output("y", "T2", "TODO")
      .Types("T1", types::kFloat | types::kInt32, "TODO")
      .Types("T2", types::kBytes, "TODO");
  op.Since(13).Attr("axis", Int(1), "TODO");
  op.Since(19)
      .Input("y_scale", "T1")
      .Attr("saturate", Int(1), "TODO")
      .Types("T1", types::kFloat16To32 | types::kInt32)
      .Types("T2", types::kFloat8 | types::kBytes);
  op.Since(21)
      .Attr("block_size", Int(0), "TODO")
      .Attr("output_dtype", Int(0), "TODO")
      .Types("T2",
             types::kFloat8 | types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16);
  op.Since(23)
      .Input("y_scale", "T2")
      .Input("y_zero_point", "T3", nullptr, kOptional)
      .Output("y", "T3")
      .Attr("precision", Int(0), "TODO")
      .Types("T2", types::kFloat16To32 | types::kInt32)
      .Types("T3",
             types::kFloat8 | types::kBytes | types::kIntegers4 | types::kUint16 | types::kInt16 |
                 types::kFloat4e2m1,
             "TODO");
  op.Since(24).Types("T2", types::kFloat16To32 | types::kInt32 | types::kFloat8e8m0);
  op.Since(25).Types("T3", types::kFloat8 | types::kBytes | types::kIntegers4 | types::kIntegers2 |
                               types::kUint16 | types::kInt16 | types::kFloat4e2m1);
  op.Since(28).Types("T3", types::kFloat8 | types::kFloat6 | types::kBytes | types::kIntegers4 |
                               types::kIntegers2 | types::kUint16 | types::kInt16 |
                               types::kFloat4e2m1);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void SparseToDenseMatMul(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("A", "T", "TODO")
      .Input("B", "T1", "TODO")
      .Output("Y", "T1", "TODO")
      .Attr("alpha", Float(1.0F), "TODO")
      .Attr("transA", Int(0), "TODO")
      .Attr("transB", Int(0), "TODO")
      .Types("T",
             types::kSparseFloat | types::kSparseDouble | types::kSparseInt32 |
                 types::kSparseInt64 | types::kSparseUint32 | types::kSparseUint64,
             "TODO")
      .Types("T1", types::kIntegers32To64 | types::kFloat32To64, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

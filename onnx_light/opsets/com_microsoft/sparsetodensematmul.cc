// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void SparseToDenseMatMul(History& op) {
  op.Since(1)
      .Doc(
          "Multiplies a sparse matrix by a dense one: `Y = alpha * A * B`, where only the stored "
          "elements of A are visited.")
      .Input("A", "T",
             "Sparse matrix, `[M, K]` after transposing, as coordinates (COO) or compressed rows "
             "(CSR).")
      .Input("B", "T1", "Dense matrix, `[K, N]` after transposing.")
      .Output("Y", "T1", "Dense product, `[M, N]`.")
      .Attr("alpha", Float(1.0F), "Factor of the product.")
      .Attr("transA", Int(0), "1 transposes A.")
      .Attr("transB", Int(0), "1 transposes B.")
      .Types("T",
             types::kSparseFloat | types::kSparseDouble | types::kSparseInt32 |
                 types::kSparseInt64 | types::kSparseUint32 | types::kSparseUint64,
             "Sparse tensors of at least 32 bits.")
      .Types("T1", types::kIntegers32To64 | types::kFloat32To64,
             "Dense tensors of the same element types.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

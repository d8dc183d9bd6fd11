// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Einsum(History& op) {
  op.Since(12)
      .Doc(
          "Multiplies tensors along named dimensions and sums products over the names that the "
          "result leaves out: `ij,jk->ik` is a matrix product, `bii->bi` takes diagonals, `ij->` "
          "sums a matrix. Each comma-separated term names the dimensions of one input by letters; "
          "upper and lower case are different names. A letter stands for the same size everywhere, "
          "and one repeated within a term walks along the diagonal. `...` stands for any "
          "dimensions without a name, as many in every term, which broadcast. Without `->` the "
          "result has the dimensions of `...` first, then the letters that occur once, in ASCII "
          "order.")
      .Input("Inputs", "T", "Operands, one for each term on the left.", kVariadic | kDifferentiable)
      .Output("Output", "T", "Result, with one dimension for each name on the right.",
              kDifferentiable)
      .Attr("equation", Required(AttributeType::STRING),
            "Terms such as `bij,bjk->bik`; spaces do not count.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(28).Types("T", types::kNumeric | types::kBfloat16);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

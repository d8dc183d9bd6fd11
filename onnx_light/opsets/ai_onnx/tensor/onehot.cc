// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void OneHot(History& op) {
  op.Since(9)
      .Doc(
          "Turns each index into a vector of `depth` entries that are all the off value except for "
          "the on value at the index. An index outside of `[0, depth - 1]` gives a vector of off "
          "values.")
      .Input("indices", "T1", "Indices, of any shape; other than integers are converted to int64.")
      .Input("depth", "T2",
             "Length of the vectors, a scalar or a list of one; other than an integer is converted "
             "to int64.")
      .Input("values", "T3", "The pair `[off, on]`, a one-dimensional tensor.")
      .Output("output", "T3",
              "The vectors, along a new dimension `axis` among those of the indices.")
      .Attr("axis", Int(-1), "Where the output has the new dimension; -1 puts it last.")
      .Types("T1", types::kNumeric, "Numbers that stand for indices.")
      .Types("T2", types::kNumeric, "Numbers that stand for a length.")
      .Types("T3", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11)
      .Doc(
          "Turns each index into a vector of `depth` entries that are all the off value except for "
          "the on value at the index. A negative index counts from the end of the vector; one "
          "outside of `[-depth, depth - 1]` gives a vector of off values.")
      .Input("indices", "T1", nullptr, kNonDifferentiable)
      .Input("depth", "T2", nullptr, kNonDifferentiable)
      .Input("values", "T3", nullptr, kNonDifferentiable)
      .Output("output", "T3", nullptr, kNonDifferentiable)
      .Attr("axis", Int(-1),
            "Where the output has the new dimension, from `-r - 1` to `r` for indices of rank `r`; "
            "-1 puts it last.");
  op.Since(28).Types("T3", types::kTensorsIr4);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

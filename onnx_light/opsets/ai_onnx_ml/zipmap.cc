// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void ZipMap(History& op) {
  op.Since(1)
      .Doc(
          "Turns each row of scores into a map from class label to score. Column `i` goes with "
          "label `i` of the one list of labels that is given.")
      .Input("X", "tensor(float)", "Scores of shape `[N, C]`, or `[C]` for a single row.")
      .Output("Z", "T", "One map per row.")
      .Attr("classlabels_int64s", NoDefault(AttributeType::INTS),
            "Labels of the columns, as integers; exclusive with `classlabels_strings`.")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS),
            "Labels of the columns, as strings; exclusive with `classlabels_int64s`.")
      .Types("T", types::kSeqMapInt64Float | types::kSeqMapStringFloat,
             "Sequences of maps from labels to floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

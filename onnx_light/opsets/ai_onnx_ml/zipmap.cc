// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {

void ZipMap(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "tensor(float)", "TODO")
      .Output("Z", "T", "TODO")
      .Attr("classlabels_int64s", NoDefault(AttributeType::INTS), "TODO")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS), "TODO")
      .Types("T", types::kSeqMapInt64Float | types::kSeqMapStringFloat, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

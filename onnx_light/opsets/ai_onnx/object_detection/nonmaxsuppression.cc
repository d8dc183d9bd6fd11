// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NonMaxSuppression(History& op) {
  op.Since(10)
      .Doc("TODO")
      .Input("boxes", "tensor(float)", "TODO")
      .Input("scores", "tensor(float)", "TODO")
      .Input("max_output_boxes_per_class", "tensor(int64)", "TODO", kOptional)
      .Input("iou_threshold", "tensor(float)", "TODO", kOptional)
      .Input("score_threshold", "tensor(float)", "TODO", kOptional)
      .Output("selected_indices", "tensor(int64)", "TODO")
      .Attr("center_point_box", Int(0), "TODO");
  op.Since(11);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void NonMaxSuppression(History& op) {
  op.Since(10)
      .Doc(
          "Picks the best boxes of each class and drops those that overlap a better one too much. "
          "Within each batch entry and class, boxes are visited by descending score; a box is "
          "picked unless its overlap, the area of the intersection divided by that of the union "
          "(IoU), with a box picked before is greater than `iou_threshold`. Boxes that score "
          "below `score_threshold` never count. The origin and the directions of the axes do "
          "not matter.")
      .Input("boxes", "tensor(float)",
             "Boxes of shape `[batch, boxes, 4]`, laid out as `center_point_box` says.")
      .Input("scores", "tensor(float)", "Scores of shape `[batch, classes, boxes]`.")
      .Input("max_output_boxes_per_class", "tensor(int64)",
             "How many boxes to pick at most in each class of each batch entry, a scalar; the "
             "default 0 picks none.",
             kOptional)
      .Input("iou_threshold", "tensor(float)",
             "Largest overlap allowed between picked boxes, a scalar in `[0, 1]`; 0 by default.",
             kOptional)
      .Input("score_threshold", "tensor(float)",
             "Lowest score of a box to consider, a scalar; by default all are considered.",
             kOptional)
      .Output("selected_indices", "tensor(int64)",
              "One row `[batch, class, box]` per picked box, shape `[picked, 3]`.")
      .Attr("center_point_box", Int(0),
            "0: a box is `[y1, x1, y2, x2]`, two opposite corners in any order; 1: it is "
            "`[x_center, y_center, width, height]`.");
  op.Since(11);  // The same; it was only spelled out that equality with a threshold keeps a box.
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

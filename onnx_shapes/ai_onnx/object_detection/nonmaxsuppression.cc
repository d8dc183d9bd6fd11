// SPDX-License-Identifier: Apache-2.0
#include <cstdint>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// A row [batch, class, box] for each picked box; none where no box may be picked.
void NonMaxSuppression(Context& ctx) {
  SymDim batch, boxes, classes;
  SymDim corners = 4;
  const ExpectedSize all{&batch, "nonmaxsuppression_c2", "batch sizes"};
  const ExpectedSize per_batch{&boxes, "nonmaxsuppression_c2", "numbers of boxes"};
  MatchShape(ctx, "nonmaxsuppression_c1", 0,
             {all, per_batch, {&corners, "nonmaxsuppression_c3", "numbers of a box"}});
  MatchShape(ctx, "nonmaxsuppression_c1", 1, {all, {&classes, "", ""}, per_batch});
  for (const size_t scalar : {2, 3, 4}) {
    // nonmaxsuppression_c4
    RequireOneElement(ctx, "nonmaxsuppression_c4", scalar);
  }
  const int64_t centred = ctx.IntAttr("center_point_box");
  if (centred != 0 && centred != 1) {
    // nonmaxsuppression_c5
    ctx.AttrFault(Code::kAttributeValue, "nonmaxsuppression_c5", "center_point_box",
                  core::StrCat("center_point_box ", centred), "0 or 1");
  }
  const bool none = !ctx.HasInput(2) || InputScalar(ctx, 2) == SymDim(0);
  ctx.SetShape(0, SymShape{none ? SymDim(0) : ctx.Fresh(), 3});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

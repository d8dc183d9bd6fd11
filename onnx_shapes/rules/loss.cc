// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/loss.h"

#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The shape that the labels have, from the scores and from the labels themselves.
std::optional<SymShape> LabelShape(Context& ctx) {
  const SymShape* scores = ctx.Shape(0);
  const SymShape* labels = ctx.Shape(1);
  // loss_c1
  if (scores != nullptr && !ctx.RequireRank("loss_c1", 0, 2, INT32_MAX)) return std::nullopt;
  if (scores == nullptr) return labels == nullptr ? std::nullopt : std::optional(*labels);
  SymShape shape{(*scores)[0]};
  for (int axis = 2; axis < scores->Rank(); ++axis) shape.PushBack((*scores)[axis]);
  if (labels == nullptr) return shape;
  // loss_c2
  if (!ctx.RequireRank("loss_c2", 1, shape.Rank())) return std::nullopt;
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    // loss_c3
    if (!MergeSize(ctx, "loss_c3", &shape[axis], (*labels)[axis],
                   core::StrCat("sizes of the scores ", scores->ToString(), " and the labels ",
                                labels->ToString()))) {
      shape[axis] = SymDim();
      break;
    }
  }
  return shape;
}

}  // namespace

void ClassLoss(Context& ctx) {
  // loss_c4
  if (ctx.RequireRank("loss_c4", 2, 1)) {
    ctx.RequireEqual("loss_c4", ctx.Size(2, 0), ctx.Size(0, 1), "number of weights and of classes");
  }
  auto shape = LabelShape(ctx);
  // loss_c5
  if (!RequireOneOf(ctx, "loss_c5", "reduction", {"none", "sum", "mean"})) return;
  if (ctx.StringAttr("reduction") != "none") {
    ctx.SetShape(0, SymShape());
  } else if (shape) {
    ctx.SetShape(0, std::move(*shape));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

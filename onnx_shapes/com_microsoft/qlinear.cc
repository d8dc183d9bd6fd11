// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Requires scales and zero points to be scalars.
void CheckScalars(Context& ctx, std::initializer_list<size_t> inputs) {
  for (const size_t input : inputs) {
    // qlinear_c1
    RequireOneElement(ctx, "qlinear_c1", input);
  }
}

// Gives the output the shape that the listed inputs broadcast to.
void BroadcastSome(Context& ctx, std::initializer_list<size_t> inputs) {
  std::optional<SymShape> shape = SymShape();
  for (const size_t input : inputs) {
    if (ctx.Shape(input) == nullptr) return;
    // broadcast_c1
    shape = ctx.Broadcast("broadcast_c1", *shape, *ctx.Shape(input));
  }
  ctx.Output(0).shape = std::move(shape);
}

}  // namespace

void QLinearBinary(Context& ctx) {
  CheckScalars(ctx, {1, 2, 4, 5, 6, 7});
  BroadcastSome(ctx, {0, 3});
}

void QLinearUnary(Context& ctx) {
  ctx.CopyShape(0, 0);
  CheckScalars(ctx, {1, 2, 3, 4});
}

void QLinearSoftmax(Context& ctx) {
  QLinearUnary(ctx);
  if (ctx.Shape(0) == nullptr) return;
  // qlinearsoftmax_c1
  ctx.RequireAxis("qlinearsoftmax_c1", ctx.IntAttr("axis", -1), ctx.Shape(0)->Rank(), "axis");
}

void QLinearWhere(Context& ctx) {
  CheckScalars(ctx, {2, 3, 5, 6, 7, 8});
  BroadcastSome(ctx, {0, 1, 4});
}

void MulInteger(Context& ctx) {
  CheckScalars(ctx, {1, 3});
  BroadcastSome(ctx, {0, 2});
}

// Each tensor comes with a scale and a zero point; all sizes but that of the axis are equal.
void QLinearConcat(Context& ctx) {
  CheckScalars(ctx, {0, 1});
  std::optional<SymShape> shape;
  std::optional<int> axis;
  SymDim sum = 0;
  if ((ctx.NumInputs() - 2) % 3 != 0) {
    // qlinearconcat_c1
    ctx.Fault(Code::kInputCount, "qlinearconcat_c1", core::StrCat(ctx.NumInputs(), " inputs"),
              "two, and three for each tensor: itself, its scale, its zero point");
    return;
  }
  for (size_t i = 2; i < ctx.NumInputs(); i += 3) {
    CheckScalars(ctx, {i + 1, i + 2});
    const SymShape* own = ctx.Shape(i);
    if (own == nullptr) {
      sum = SymDim();
      continue;
    }
    if (!shape) {
      shape = *own;
      // qlinearconcat_c2
      axis = ctx.RequireAxis("qlinearconcat_c2", ctx.IntAttr("axis"), own->Rank(), "axis");
      if (!axis) return;
    }
    // qlinearconcat_c3
    if (!ctx.RequireRank("qlinearconcat_c3", i, shape->Rank())) return;
    for (int k = 0; k < own->Rank(); ++k) {
      if (k == *axis) {
        sum = ctx.Add(sum, (*own)[k]);
      } else {
        MergeSize(ctx, "qlinearconcat_c3", &(*shape)[k], (*own)[k],
                  core::StrCat("sizes of axis ", k));
      }
    }
  }
  if (!shape) return;
  (*shape)[*axis] = KnownOrFresh(ctx, sum);
  ctx.SetShape(0, std::move(*shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

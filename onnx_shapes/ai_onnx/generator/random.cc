// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// The attribute lists the sizes.
void RandomOfShape(Context& ctx) {
  // random_c1
  SetTypeByAttr(ctx, "random_c1", "dtype", TensorType::kUndefined);
  const auto sizes = ctx.IntsAttr("shape");
  if (!sizes) return;
  SymShape result;
  for (const int64_t size : *sizes) {
    if (size < 0) {
      // random_c2
      ctx.AttrFault(Code::kAttributeValue, "random_c2", "shape", StrCat("the size ", size),
                    "sizes that are not negative");
      return;
    }
    result.PushBack(size);
  }
  ctx.SetShape(0, std::move(result));
}

// The shape is the input's, and its type unless the node names another.
void RandomLike(Context& ctx) {
  ctx.CopyShape(0, 0);
  // random_c1
  SetTypeByAttr(ctx, "random_c1", "dtype", ctx.ElementType(0));
}

// A matrix of the shape of the input.
void EyeLike(Context& ctx) {
  // random_c1
  SetTypeByAttr(ctx, "random_c1", "dtype", ctx.ElementType(0));
  // eyelike_c1
  if (ctx.Shape(0) != nullptr && !ctx.RequireRank("eyelike_c1", 0, 2)) return;
  ctx.Output(0).shape = ctx.Shape(0) == nullptr ? FreshShape(ctx, 2) : *ctx.Shape(0);
}

// A number of draws for each row.
void Multinomial(Context& ctx) {
  // random_c1
  SetTypeByAttr(ctx, "random_c1", "dtype", TensorType::kUndefined);
  // multinomial_c1
  if (ctx.Shape(0) != nullptr && !ctx.RequireRank("multinomial_c1", 0, 2)) return;
  const int64_t draws = ctx.IntAttr("sample_size", 1);
  if (draws < 0) {
    // multinomial_c2
    ctx.AttrFault(Code::kAttributeValue, "multinomial_c2", "sample_size", StrCat(draws),
                  "a number that is not negative");
  }
  ctx.SetShape(0, SymShape{KnownOrFresh(ctx, ctx.Size(0, 0)), KnownOrFresh(ctx, draws)});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The side of a block and its area; nullopt after a fault.
struct Block {
  int64_t side;
  int64_t area;
};

std::optional<Block> BlockOf(Context& ctx) {
  const auto side = ctx.OptionalIntAttr("blocksize");
  if (!side) return std::nullopt;
  if (*side < 1) {
    // blocks_c1
    ctx.AttrFault(Code::kAttributeValue, "blocks_c1", "blocksize", StrCat(*side), "1 or more");
    return std::nullopt;
  }
  const SymDim area = ctx.Mul(*side, *side);
  if (!area.IsInt()) return std::nullopt;
  return Block{*side, area.AsInt()};
}

// Divides a size, which has to be a multiple; unknown after a fault.
SymDim Divided(Context& ctx, const SymShape& input, int axis, int64_t divisor) {
  if (IsMultiple(input[axis], divisor)) return ctx.FloorDiv(input[axis], divisor);
  // blocks_c3
  ctx.InputFault(Code::kSize, "blocks_c3", 0,
                 StrCat("size ", input[axis].AsInt(), " at axis ", axis, " of ", input.ToString()),
                 StrCat("a multiple of ", divisor));
  return SymDim();
}

// The sizes of the images. Nullopt after a fault, and where they are not known but for the rank,
// which is all that the output has then.
std::optional<SymShape> Images(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  if (input == nullptr) {
    ctx.SetShape(0, FreshShape(ctx, 4));
    return std::nullopt;
  }
  // blocks_c2
  if (!ctx.RequireRank("blocks_c2", 0, 4)) return std::nullopt;
  SymShape images;
  for (const SymDim& size : input->Dims()) images.PushBack(KnownOrFresh(ctx, size));
  return images;
}

}  // namespace

// [N,C,H,W] becomes [N,C/(b*b),H*b,W*b] for blocks of b by b.
void DepthToSpace(Context& ctx) {
  const auto block = BlockOf(ctx);
  const auto images = Images(ctx);
  if (!block || !images) return;
  ctx.SetShape(0, SymShape{(*images)[0], KnownOrFresh(ctx, Divided(ctx, *images, 1, block->area)),
                           KnownOrFresh(ctx, ctx.Mul((*images)[2], block->side)),
                           KnownOrFresh(ctx, ctx.Mul((*images)[3], block->side))});
}

// The order of the channels can be chosen.
void DepthToSpace11(Context& ctx) {
  // blocks_c4
  RequireOneOf(ctx, "blocks_c4", "mode", {"DCR", "CRD"});
  DepthToSpace(ctx);
}

// [N,C,H,W] becomes [N,C*b*b,H/b,W/b] for blocks of b by b.
void SpaceToDepth(Context& ctx) {
  const auto block = BlockOf(ctx);
  const auto images = Images(ctx);
  if (!block || !images) return;
  const SymDim height = Divided(ctx, *images, 2, block->side);
  // One fault is enough for both sides.
  const SymDim width = height.IsUnknown() ? SymDim() : Divided(ctx, *images, 3, block->side);
  ctx.SetShape(0, SymShape{(*images)[0], KnownOrFresh(ctx, ctx.Mul((*images)[1], block->area)),
                           KnownOrFresh(ctx, height), KnownOrFresh(ctx, width)});
}

// The order of the channels can be chosen.
void SpaceToDepth28(Context& ctx) {
  // blocks_c4
  RequireOneOf(ctx, "blocks_c4", "mode", {"DCR", "CRD"});
  SpaceToDepth(ctx);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

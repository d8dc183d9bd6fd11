// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/sizes.h"
#include "onnx_shapes/rules/window.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// The entries of `image_shape` or `block_shape`, unknown ones where they are computed; nullopt when
// not even their number is known or after a fault.
std::optional<std::vector<SymDim>> Entries(Context& ctx, size_t input, const SymDim& count) {
  if (const auto* known = ctx.Integers(input)) {
    for (const SymDim& entry : *known) {
      // col2im_c3
      if (!entry.IsInt() || entry.AsInt() > 0) continue;
      ctx.InputFault(Code::kSize, "col2im_c3", input, StrCat("entry ", entry.AsInt()),
                     "entries of 1 or more");
      return std::nullopt;
    }
    return *known;
  }
  // More dimensions than elements are followed are not worth naming.
  if (!count.IsInt() || count.AsInt() < 0 || count.AsInt() > static_cast<int64_t>(kMaxElements)) {
    return std::nullopt;
  }
  return std::vector<SymDim>(static_cast<size_t>(count.AsInt()));
}

// Requires the number of columns to be that of the blocks that a window finds in the image.
void CheckColumns(Context& ctx, absl::Span<const SymDim> image, absl::Span<const SymDim> block) {
  const int dims = static_cast<int>(block.size());
  const auto window = ReadWindow(ctx, WindowUse::kConvolution, dims, block);
  if (!window) return;
  SymDim blocks = 1;
  for (int i = 0; i < dims; ++i) {
    blocks = ctx.Mul(blocks, WindowCount(ctx, *window, i, image[static_cast<size_t>(i)]));
  }
  // col2im_c5
  ctx.RequireEqual("col2im_c5", ctx.Size(0, 2), blocks, "columns and blocks of the image");
}

}  // namespace

// [N, C, image...]: each column holds the elements of one block of every channel.
void Col2Im(Context& ctx) {
  // col2im_c1
  if (!RankFits(ctx, "col2im_c1", 0, 3, 3)) return;
  // col2im_c2
  if (!RankFits(ctx, "col2im_c2", 1, 1, 1) || !RankFits(ctx, "col2im_c2", 2, 1, 1)) return;
  SymDim dims = ctx.Size(1, 0);
  // col2im_c2
  if (!MergeSize(ctx, "col2im_c2", &dims, ctx.Size(2, 0), "numbers of spatial dimensions", 2)) {
    return;
  }
  const auto image = Entries(ctx, 1, dims);
  const auto block = Entries(ctx, 2, dims);
  const SymDim rows = ctx.Size(0, 1);
  SymDim channels;
  if (block) {
    SymDim elements = 1;
    for (const SymDim& size : *block) elements = ctx.Mul(elements, size);
    // col2im_c4
    if (elements.IsInt() && !IsMultiple(rows, elements.AsInt())) {
      ctx.InputFault(Code::kSize, "col2im_c4", 0, StrCat(rows.AsInt(), " at axis 1"),
                     StrCat("a multiple of ", elements.AsInt(), ", the elements of a block"));
    } else {
      channels = ctx.FloorDiv(rows, elements);
    }
  }
  if (image && block && image->size() == block->size()) CheckColumns(ctx, *image, *block);
  if (!image) return;
  SymShape y{ctx.Size(0, 0), channels};
  for (const SymDim& size : *image) y.PushBack(size);
  ctx.SetShape(0, std::move(y));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

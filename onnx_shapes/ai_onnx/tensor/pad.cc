// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Each of the axes grows by its number at the beginning and that at the end, which stand in `pads`
// one half after the other.
void PadAxes(Context& ctx, const SymShape& data, const SymList& pads, absl::Span<const int> axes,
             std::string_view attribute) {
  if (pads.size() != 2 * axes.size()) {
    // pad_c1
    ctx.AttrFault(Code::kSize, "pad_c1", attribute, StrCat(pads.size(), " pads"),
                  StrCat(2 * axes.size(), ", two for each of ", axes.size(), " axes"));
    return;
  }
  SymShape result = data;
  for (size_t i = 0; i < axes.size(); ++i) {
    SymDim& size = result[axes[i]];
    // The two may cancel out beside a size that leaves no room for either.
    size = KnownOrFresh(ctx, size);
    const SymDim padded = ctx.Add(size, ctx.Add(pads[i], pads[axes.size() + i]));
    if (padded.IsInt() && padded.AsInt() < 0) {
      // pad_c3
      ctx.AttrFault(Code::kSize, "pad_c3", attribute,
                    StrCat("pads that leave the size ", padded.AsInt(), " at axis ", axes[i],
                           " of ", data.ToString()),
                    "pads that remove no more than there is");
      return;
    }
    size = KnownOrFresh(ctx, padded);
  }
  ctx.SetShape(0, std::move(result));
}

// The numbers of added elements are an attribute.
void PadByAttr(Context& ctx, std::string_view attribute) {
  // pad_c4
  RequireOneOf(ctx, "pad_c4", "mode", {"constant", "reflect", "edge"});
  const SymShape* data = ctx.Shape(0);
  const auto pads = AttrList(ctx, attribute);
  if (data != nullptr && pads) PadAxes(ctx, *data, *pads, AllAxes(data->Rank()), attribute);
}

// The numbers of added elements are an input, for all axes or for those that another input lists.
void PadByInput(Context& ctx) {
  // pad_c5
  RequireOneElement(ctx, "pad_c5", 2);
  // pad_c1
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("pad_c1", 1, 1)) return;
  const SymShape* data = ctx.Shape(0);
  auto pads = InputList(ctx, 1);
  if (data == nullptr) {
    // Two numbers for each axis give the rank.
    if (pads && !ctx.HasInput(3)) {
      ctx.SetShape(0, FreshShape(ctx, static_cast<int>(pads->size() / 2)));
    }
    return;
  }
  std::vector<int> axes = AllAxes(data->Rank());
  if (ctx.HasInput(3)) {
    // pad_c2
    if (ctx.Shape(3) != nullptr && !ctx.RequireRank("pad_c2", 3, 1)) return;
    const auto list = InputList(ctx, 3);
    if (!list || !NumbersOf(*list)) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
    // pad_c2
    const auto listed = RequireAxes(ctx, "pad_c2", *list, data->Rank());
    // pad_c2
    if (!listed || !RequireDistinct(ctx, "pad_c2", *listed, data->Rank())) return;
    axes = *listed;
  }
  if (!pads) pads = SymList(2 * axes.size());
  PadAxes(ctx, *data, *pads, axes, "");
}

}  // namespace

void Pad1(Context& ctx) { PadByAttr(ctx, "paddings"); }

void Pad2(Context& ctx) { PadByAttr(ctx, "pads"); }

// The pads are an input; a list of axes follows later.
void Pad11(Context& ctx) {
  // pad_c4
  RequireOneOf(ctx, "pad_c4", "mode", {"constant", "reflect", "edge"});
  PadByInput(ctx);
}

void Pad19(Context& ctx) {
  // pad_c4
  RequireOneOf(ctx, "pad_c4", "mode", {"constant", "reflect", "edge", "wrap"});
  PadByInput(ctx);
}

// The listed axes get the sizes of the second input, the others keep theirs.
void CenterCropPad(Context& ctx) {
  // centercroppad_c1
  if (ctx.Shape(1) != nullptr && !ctx.RequireRank("centercroppad_c1", 1, 1)) return;
  const SymShape* data = ctx.Shape(0);
  auto sizes = InputList(ctx, 1);
  const auto list = AttrList(ctx, "axes");
  if (data == nullptr) {
    // Without axes there is a size for each of them.
    if (!sizes || list) return;
    SymShape result;
    for (const SymDim& size : *sizes) result.PushBack(KnownOrFresh(ctx, size));
    return ctx.SetShape(0, std::move(result));
  }
  std::vector<int> axes = AllAxes(data->Rank());
  if (list) {
    // centercroppad_c2
    const auto listed = RequireAxes(ctx, "centercroppad_c2", *list, data->Rank(), "axes");
    // centercroppad_c2
    if (!listed || !RequireDistinct(ctx, "centercroppad_c2", *listed, data->Rank(), "axes")) return;
    axes = *listed;
  }
  if (!sizes) sizes = SymList(axes.size());
  if (sizes->size() != axes.size()) {
    // centercroppad_c1
    ctx.InputFault(Code::kSize, "centercroppad_c1", 1, StrCat(sizes->size(), " sizes"),
                   StrCat(axes.size(), ", one for each axis"));
    return;
  }
  SymShape result = *data;
  for (size_t i = 0; i < axes.size(); ++i) result[axes[i]] = KnownOrFresh(ctx, (*sizes)[i]);
  ctx.SetShape(0, std::move(result));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_moves.h"
#include "onnx_shapes/rules/indices.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The elements of the data at the indices, as far as both are known.
void GatherElementsAlong(Context& ctx, const SymShape& data, int axis) {
  const auto total = SmallCount(*ctx.Output(0).shape);
  const auto source = ShapedElements(ctx, 0);
  const auto indices = ShapedElements(ctx, 1);
  if (!total || !source || !indices || *total == 0) return;
  const auto strides = StridesOf(data);
  const auto inner = static_cast<size_t>(strides[static_cast<size_t>(axis)]);
  const auto size = static_cast<size_t>(data[axis].AsInt());
  std::vector<Element> gathered;
  gathered.reserve(*total);
  for (size_t outer = 0; outer < source->size(); outer += inner * size) {
    for (const Element& index : *indices) {
      int64_t at = index.numerator.IsInt() ? index.numerator.AsInt() : INT64_MAX;
      if (at < 0) at += static_cast<int64_t>(size);
      const bool known = at >= 0 && at < static_cast<int64_t>(size);
      for (size_t i = 0; i < inner; ++i) {
        gathered.push_back(known ? (*source)[outer + static_cast<size_t>(at) * inner + i]
                                 : Element());
      }
    }
  }
  SetElements(gathered, &ctx.Output(0));
}

}  // namespace

// The sizes of the indices take the place of the axis: data[:axis] + indices + data[axis + 1:].
void Gather(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  const SymShape* indices = ctx.Shape(1);
  // gather_c1
  if (data == nullptr || !ctx.RequireRank("gather_c1", 0, 1, INT32_MAX)) return;
  // gather_c2
  const auto axis = ctx.RequireAxis("gather_c2", ctx.IntAttr("axis"), data->Rank(), "axis");
  if (!axis) return;
  // gather_c3
  WarnOfIndices(ctx, "gather_c3", 1, {(*data)[*axis]});
  if (indices == nullptr) return;
  SymShape result;
  for (int i = 0; i < *axis; ++i) result.PushBack((*data)[i]);
  for (const SymDim& size : indices->Dims()) result.PushBack(size);
  for (int i = *axis + 1; i < data->Rank(); ++i) result.PushBack((*data)[i]);
  ctx.SetShape(0, std::move(result));
  GatherElementsAlong(ctx, *data, *axis);
}

// The shape is that of the indices, which have the rank of the data and lie within them off the
// axis.
void GatherElements(Context& ctx) {
  ctx.CopyShape(1, 0);
  const SymShape* data = ctx.Shape(0);
  const SymShape* indices = ctx.Shape(1);
  if (data == nullptr) return;
  // gatherelements_c1
  if (!ctx.RequireRank("gatherelements_c1", 0, 1, INT32_MAX)) return;
  // gatherelements_c2
  const auto axis = ctx.RequireAxis("gatherelements_c2", ctx.IntAttr("axis"), data->Rank(), "axis");
  if (!axis) return;
  if (indices == nullptr) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  // gatherelements_c1
  if (!ctx.RequireRank("gatherelements_c1", 1, data->Rank())) return;
  for (int i = 0; i < data->Rank(); ++i) {
    const SymDim& size = (*indices)[i];
    if (i == *axis || !size.IsInt() || !(*data)[i].IsInt()) continue;
    if (size.AsInt() > (*data)[i].AsInt()) {
      // gatherelements_c3
      ctx.InputFault(Code::kSize, "gatherelements_c3", 1,
                     StrCat("indices ", indices->ToString(), " for data ", data->ToString()),
                     StrCat("at most the size ", (*data)[i].AsInt(), " at axis ", i));
      return;
    }
  }
  // gatherelements_c4
  WarnOfIndices(ctx, "gatherelements_c4", 1, {(*data)[*axis]});
}

namespace {

void GatherTuples(Context& ctx, int64_t batch) {
  const SymShape* data = ctx.Shape(0);
  const SymShape* indices = ctx.Shape(1);
  // gathernd_c1
  if (data != nullptr && !ctx.RequireRank("gathernd_c1", 0, 1, INT32_MAX)) return;
  // gathernd_c1
  if (indices != nullptr && !ctx.RequireRank("gathernd_c1", 1, 1, INT32_MAX)) return;
  if (data == nullptr || indices == nullptr) return;
  const int rank = data->Rank();
  if (batch < 0 || batch >= std::min(rank, indices->Rank())) {
    // gathernd_c2
    ctx.AttrFault(
        Code::kAxis, "gathernd_c2", "batch_dims", StrCat(batch),
        StrCat("0 to ", std::min(rank, indices->Rank()) - 1, ", below the rank of either input"));
    return;
  }
  for (int i = 0; i < static_cast<int>(batch); ++i) {
    // gathernd_c4
    if (!ctx.RequireEqual("gathernd_c4", (*data)[i], (*indices)[i],
                          StrCat("batch sizes at axis ", i))) {
      return;
    }
  }
  const SymDim& length = (*indices)[indices->Rank() - 1];
  if (!length.IsInt() || length.AsInt() < 0) return;
  if (length.AsInt() > rank - batch) {
    // gathernd_c3
    ctx.InputFault(Code::kSize, "gathernd_c3", 1, StrCat("tuples of ", length.AsInt()),
                   StrCat("tuples of at most ", rank - batch, " coordinates"));
    return;
  }
  // gathernd_c5
  WarnOfIndices(
      ctx, "gathernd_c5", 1,
      data->Dims().subspan(static_cast<size_t>(batch), static_cast<size_t>(length.AsInt())));
  SymShape result(indices->Dims().first(static_cast<size_t>(indices->Rank() - 1)));
  for (int i = static_cast<int>(batch + length.AsInt()); i < rank; ++i) {
    result.PushBack((*data)[i]);
  }
  ctx.SetShape(0, std::move(result));
}

}  // namespace

// With tuples of length k: indices[:-1] + data[k:].
void GatherND11(Context& ctx) { GatherTuples(ctx, 0); }

// With b leading sizes in common: indices[:-1] + data[b + k:].
void GatherND12(Context& ctx) { GatherTuples(ctx, ctx.IntAttr("batch_dims")); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/indices.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Requires the updates to have the shape of the indices; false after a fault.
bool RequireUpdatesLikeIndices(Context& ctx) {
  const SymShape* indices = ctx.Shape(1);
  const SymShape* updates = ctx.Shape(2);
  if (indices == nullptr || updates == nullptr) return true;
  // scatter_c3
  if (!ctx.RequireRank("scatter_c3", 2, indices->Rank())) return false;
  for (int i = 0; i < indices->Rank(); ++i) {
    // scatter_c3
    if (!ctx.RequireEqual("scatter_c3", (*indices)[i], (*updates)[i],
                          StrCat("sizes at axis ", i, " of indices and updates"))) {
      return false;
    }
  }
  return true;
}

}  // namespace

// The output has the shape of the data. Indices and updates have one shape, of the same rank, which
// lies within the data off the axis.
void Scatter(Context& ctx) {
  ctx.CopyShape(0, 0);
  const SymShape* data = ctx.Shape(0);
  const SymShape* indices = ctx.Shape(1);
  if (!RequireUpdatesLikeIndices(ctx) || data == nullptr) return;
  // scatter_c1
  if (!ctx.RequireRank("scatter_c1", 0, 1, INT32_MAX)) return;
  // scatter_c2
  const auto axis = ctx.RequireAxis("scatter_c2", ctx.IntAttr("axis"), data->Rank(), "axis");
  if (!axis || indices == nullptr) return;
  // scatter_c1
  if (!ctx.RequireRank("scatter_c1", 1, data->Rank())) return;
  for (int i = 0; i < data->Rank(); ++i) {
    const SymDim& size = (*indices)[i];
    if (i == *axis || !size.IsInt() || !(*data)[i].IsInt()) continue;
    if (size.AsInt() > (*data)[i].AsInt()) {
      // scatter_c4
      ctx.InputFault(Code::kSize, "scatter_c4", 1,
                     StrCat("indices ", indices->ToString(), " for data ", data->ToString()),
                     StrCat("at most the size ", (*data)[i].AsInt(), " at axis ", i));
      return;
    }
  }
  // scatter_c5
  WarnOfIndices(ctx, "scatter_c5", 1, {(*data)[*axis]});
}

// Adds a choice of what becomes of the old elements.
void ScatterElements16(Context& ctx) {
  // scatter_c6
  RequireOneOf(ctx, "scatter_c6", "reduction", {"none", "add", "mul"});
  Scatter(ctx);
}

void ScatterElements18(Context& ctx) {
  // scatter_c6
  RequireOneOf(ctx, "scatter_c6", "reduction", {"none", "add", "mul", "max", "min"});
  Scatter(ctx);
}

// The output has the shape of the data. With tuples of length k the updates have the shape
// indices[:-1] + data[k:].
void ScatterND11(Context& ctx) {
  ctx.CopyShape(0, 0);
  const SymShape* data = ctx.Shape(0);
  const SymShape* indices = ctx.Shape(1);
  const SymShape* updates = ctx.Shape(2);
  // scatternd_c1
  if (data != nullptr && !ctx.RequireRank("scatternd_c1", 0, 1, INT32_MAX)) return;
  // scatternd_c1
  if (indices != nullptr && !ctx.RequireRank("scatternd_c1", 1, 1, INT32_MAX)) return;
  if (data == nullptr || indices == nullptr) return;
  const SymDim& length = (*indices)[indices->Rank() - 1];
  if (!length.IsInt() || length.AsInt() < 0) return;
  if (length.AsInt() > data->Rank()) {
    // scatternd_c2
    ctx.InputFault(Code::kSize, "scatternd_c2", 1, StrCat("tuples of ", length.AsInt()),
                   StrCat("tuples of at most ", data->Rank(), " coordinates"));
    return;
  }
  // scatternd_c5
  WarnOfIndices(ctx, "scatternd_c5", 1, data->Dims().first(static_cast<size_t>(length.AsInt())));
  if (updates == nullptr) return;
  SymShape wanted(indices->Dims().first(static_cast<size_t>(indices->Rank() - 1)));
  for (int i = static_cast<int>(length.AsInt()); i < data->Rank(); ++i) {
    wanted.PushBack((*data)[i]);
  }
  // scatternd_c3
  if (!ctx.RequireRank("scatternd_c3", 2, wanted.Rank())) return;
  for (int i = 0; i < wanted.Rank(); ++i) {
    // scatternd_c3
    if (!ctx.RequireEqual(
            "scatternd_c3", wanted[i], (*updates)[i],
            StrCat("size at axis ", i, " of updates that should be ", wanted.ToString()))) {
      return;
    }
  }
}

// Adds a choice of what becomes of the old elements.
void ScatterND16(Context& ctx) {
  // scatternd_c4
  RequireOneOf(ctx, "scatternd_c4", "reduction", {"none", "add", "mul"});
  ScatterND11(ctx);
}

void ScatterND18(Context& ctx) {
  // scatternd_c4
  RequireOneOf(ctx, "scatternd_c4", "reduction", {"none", "add", "mul", "max", "min"});
  ScatterND11(ctx);
}

namespace {

// Requires the update to have the shape of the buffer but for the axis, along which it fits in.
void RequirePieceOf(Context& ctx, const SymShape& buffer, const SymShape& update) {
  // tensorscatter_c1
  if (!ctx.RequireRank("tensorscatter_c1", 1, buffer.Rank())) return;
  // tensorscatter_c2
  const auto axis = ctx.RequireAxis("tensorscatter_c2", ctx.IntAttr("axis"), buffer.Rank(), "axis");
  if (!axis) return;
  if (*axis == 0) {
    // tensorscatter_c2
    ctx.AttrFault(Code::kAxis, "tensorscatter_c2", "axis", "axis 0, the batch",
                  "another axis than 0");
    return;
  }
  for (int i = 0; i < buffer.Rank(); ++i) {
    // tensorscatter_c3
    if (i != *axis && !ctx.RequireEqual("tensorscatter_c3", buffer[i], update[i],
                                        StrCat("sizes at axis ", i, " of buffer and update"))) {
      return;
    }
  }
  const SymDim& room = buffer[*axis];
  const SymDim& length = update[*axis];
  if (room.IsInt() && length.IsInt() && length.AsInt() > room.AsInt()) {
    // tensorscatter_c4
    ctx.InputFault(Code::kSize, "tensorscatter_c4", 1,
                   StrCat("an update of length ", length.AsInt()),
                   StrCat("at most the length ", room.AsInt(), " of the buffer"));
  }
}

}  // namespace

// The output has the shape of the buffer.
void TensorScatter(Context& ctx) {
  ctx.CopyShape(0, 0);
  // tensorscatter_c6
  RequireOneOf(ctx, "tensorscatter_c6", "mode", {"linear", "circular"});
  const SymShape* buffer = ctx.Shape(0);
  if (buffer != nullptr && ctx.Shape(1) != nullptr) RequirePieceOf(ctx, *buffer, *ctx.Shape(1));
  // tensorscatter_c5
  if (ctx.Shape(2) != nullptr && ctx.RequireRank("tensorscatter_c5", 2, 1)) {
    // tensorscatter_c5
    ctx.RequireEqual("tensorscatter_c5", ctx.Size(0, 0), ctx.Size(2, 0),
                     "batch size and number of write indices");
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

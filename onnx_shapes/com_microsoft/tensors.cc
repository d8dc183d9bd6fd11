// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// The same as the operator of ONNX, whose type the schema does not tie to that of X.
void MsGridSample(Context& ctx) {
  GridSample16(ctx);
  ctx.SetType(0, ctx.ElementType(0));
}

// Sums of 8-bit integers keep their sign.
void ReduceSumInteger(Context& ctx) {
  Reduce(ctx);
  if (ctx.ElementType(0) == TensorType::kInt8) ctx.SetType(0, TensorType::kInt32);
  if (ctx.ElementType(0) == TensorType::kUint8) ctx.SetType(0, TensorType::kUint32);
}

// A hash of each element, without a sign unless the attribute says otherwise.
void MurmurHash3(Context& ctx) {
  ctx.CopyShape(0, 0);
  ctx.SetType(0, ctx.IntAttr("positive", 1) != 0 ? TensorType::kUint32 : TensorType::kInt32);
}

// The distance of each row of A to each row of B.
void CDist(Context& ctx) {
  SymDim a_rows, b_rows, columns;
  const ExpectedSize width{&columns, "cdist_c2", "numbers of columns"};
  // cdist_c1
  MatchShape(ctx, "cdist_c1", 0, {{&a_rows, "", ""}, width});
  MatchShape(ctx, "cdist_c1", 1, {{&b_rows, "", ""}, width});
  ctx.SetShape(0, SymShape{a_rows, b_rows});
}

// A region of the given size for each row of `rois`.
void CropAndResize(Context& ctx) {
  SymDim images, channels, height, width, regions;
  SymDim corners = 4;
  const ExpectedSize rows{&regions, "cropandresize_c2", "numbers of regions"};
  // cropandresize_c1
  MatchShape(ctx, "cropandresize_c1", 0,
             {{&images, "", ""}, {&channels, "", ""}, {&height, "", ""}, {&width, "", ""}});
  MatchShape(ctx, "cropandresize_c1", 1,
             {rows, {&corners, "cropandresize_c2", "numbers of a region"}});
  MatchShape(ctx, "cropandresize_c1", 2, {rows});
  const auto size = InputEntries(ctx, 3);
  if (size && size->size() != 2) {
    // cropandresize_c3
    ctx.InputFault(Code::kSize, "cropandresize_c3", 3, StrCat(size->size(), " numbers"),
                   "height and width");
  }
  const bool fits = size && size->size() == 2;
  ctx.SetShape(0, SymShape{regions, channels, KnownOrFresh(ctx, fits ? (*size)[0] : SymDim()),
                           KnownOrFresh(ctx, fits ? (*size)[1] : SymDim())});
}

// A size of 1 is inserted.
void ExpandDims(Context& ctx) {
  // expanddims_c1
  RequireOneElement(ctx, "expanddims_c1", 1);
  const SymShape* x = ctx.Shape(0);
  if (x == nullptr) return;
  const SymDim number = InputScalar(ctx, 1);
  if (!number.IsInt()) return ctx.SetShape(0, FreshShape(ctx, x->Rank() + 1));
  // expanddims_c2
  const auto axis = ctx.RequireAxis("expanddims_c2", number.AsInt(), x->Rank() + 1);
  if (!axis) return;
  SymShape shape;
  for (int i = 0; i <= x->Rank(); ++i) {
    shape.PushBack(i == *axis ? SymDim(1) : (*x)[i < *axis ? i : i - 1]);
  }
  ctx.SetShape(0, std::move(shape));
}

// Frequencies from 0 to the half, each with real and imaginary part.
void Rfft(Context& ctx) {
  // fft_c1
  if (!ctx.RequireRank("fft_c1", 0, 1, INT32_MAX)) return;
  SymShape shape = *ctx.Shape(0);
  SymDim& last = shape[shape.Rank() - 1];
  last = ctx.Add(ctx.FloorDiv(last, 2), 1);
  shape.PushBack(2);
  ctx.SetShape(0, std::move(shape));
}

// The signals that these are the frequencies of.
void Irfft(Context& ctx) {
  // fft_c1
  if (!ctx.RequireRank("fft_c1", 0, 2, INT32_MAX)) return;
  const SymShape& x = *ctx.Shape(0);
  const int rank = x.Rank();
  // fft_c2
  ctx.RequireEqual("fft_c2", x[rank - 1], 2, "real and imaginary part");
  SymShape shape(x.Dims().first(static_cast<size_t>(rank) - 1));
  SymDim& length = shape[rank - 2];
  if (length == SymDim(0)) {
    // fft_c3
    ctx.InputFault(Code::kSize, "fft_c3", 0, "no frequency", "one or more");
    length = SymDim();
  } else {
    length = ctx.Mul(ctx.Sub(length, 1), 2);
  }
  ctx.SetShape(0, std::move(shape));
}

void IsAllFinite(Context& ctx) { ctx.SetShape(0, SymShape()); }

// Matrices that are square.
void Inverse(Context& ctx) {
  ctx.CopyShape(0, 0);
  // inverse_c1
  if (!ctx.RequireRank("inverse_c1", 0, 2, INT32_MAX)) return;
  ctx.RequireEqual("inverse_c1", ctx.Size(0, -1), ctx.Size(0, -2), "rows and columns");
}

// Rows of a table in the place of indices.
void TorchEmbedding(Context& ctx) {
  // torchembedding_c1
  RankFits(ctx, "torchembedding_c1", 0, 2, 2);
  const SymShape* indices = ctx.Shape(1);
  if (indices == nullptr) return;
  SymShape shape = *indices;
  shape.PushBack(ctx.Size(0, 1));
  ctx.SetShape(0, std::move(shape));
}

// The different elements, where each of x is among them, and how often each occurs.
void MsUnique(Context& ctx) {
  // ms_unique_c1
  RankFits(ctx, "ms_unique_c1", 0, 1, 1);
  const SymDim count = ctx.Fresh();
  ctx.SetShape(0, SymShape{count});
  ctx.SetShape(1, SymShape{ctx.Size(0, 0)});
  ctx.SetShape(2, SymShape{count});
}

// The axis counts windows, whose elements lie along a new last one.
void UnfoldTensor(Context& ctx) {
  const SymShape* input = ctx.Shape(0);
  if (input == nullptr) return;
  const int64_t size = ctx.IntAttr("size");
  const int64_t step = ctx.IntAttr("step", 1);
  if (size < 1 || step < 1) {
    // unfoldtensor_c1
    ctx.AttrFault(Code::kAttributeValue, "unfoldtensor_c1", size < 1 ? "size" : "step",
                  StrCat(size < 1 ? size : step), "1 or more");
    return;
  }
  // unfoldtensor_c2
  const auto axis =
      ctx.RequireAxis("unfoldtensor_c2", ctx.IntAttr("dim", -1), input->Rank(), "dim");
  if (!axis) return;
  SymShape shape = *input;
  SymDim& length = shape[*axis];
  if (length.IsInt() && length.AsInt() >= 0 && length.AsInt() < size) {
    // unfoldtensor_c3
    ctx.AttrFault(Code::kAttributeValue, "unfoldtensor_c3", "size", StrCat("size ", size),
                  StrCat("up to ", length.AsInt(), ", the size of the axis"));
    length = SymDim();
  } else {
    length = ctx.Add(ctx.FloorDiv(ctx.Sub(length, size), step), 1);
  }
  shape.PushBack(size);
  ctx.SetShape(0, std::move(shape));
}

// An embedding in the place of the characters of each word.
void WordConvEmbedding(Context& ctx) {
  // wordconvembedding_c1
  if (!ctx.RequireRank("wordconvembedding_c1", 0, 1, INT32_MAX)) return;
  SymShape shape = *ctx.Shape(0);
  SymDim& last = shape[shape.Rank() - 1];
  last = SymDim();
  // wordconvembedding_c2
  if (ctx.RequireRank("wordconvembedding_c2", 1, 4)) last = ctx.Size(1, 0);
  ctx.SetShape(0, std::move(shape));
}

// A bias of each head for each pair of positions.
void RelativePositionBias(Context& ctx) {
  // relativepositionbias_c1
  RankFits(ctx, "relativepositionbias_c1", 0, 2, 2);
  for (const size_t length : {1, 2}) {
    // relativepositionbias_c2
    RequireOneElement(ctx, "relativepositionbias_c2", length);
  }
  ctx.SetShape(0, SymShape{1, ctx.Size(0, 1), KnownOrFresh(ctx, InputScalar(ctx, 1)),
                           KnownOrFresh(ctx, InputScalar(ctx, 2))});
}

// The sizes with what is added at both ends.
void MsPad(Context& ctx) {
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  const auto pads = InputEntries(ctx, 1);
  const auto rank = static_cast<size_t>(data->Rank());
  if (pads && pads->size() != 2 * rank) {
    // ms_pad_c1
    ctx.InputFault(Code::kSize, "ms_pad_c1", 1, StrCat(pads->size(), " pads"),
                   StrCat(2 * rank, ", two for each axis"));
  }
  const bool fits = pads && pads->size() == 2 * rank;
  SymShape shape;
  for (size_t axis = 0; axis < rank; ++axis) {
    SymDim size = (*data)[static_cast<int>(axis)];
    size = fits ? ctx.Add(size, ctx.Add((*pads)[axis], (*pads)[axis + rank])) : SymDim();
    shape.PushBack(KnownOrFresh(ctx, size));
  }
  ctx.SetShape(0, std::move(shape));
}

// Padding is taken away: how many tokens are left the data decides.
void RemovePadding(Context& ctx) {
  SymDim batch, length, hidden;
  const ExpectedSize all{&batch, "removepadding_c1", "batch sizes"};
  // removepadding_c1
  MatchShape(ctx, "removepadding_c1", 0, {all, {&length, "", ""}, {&hidden, "", ""}});
  MatchShape(ctx, "removepadding_c1", 1, {all});
  ctx.SetShape(0, SymShape{ctx.Fresh(), hidden});
  ctx.SetShape(1, SymShape{batch, length});
  ctx.SetShape(2, SymShape{ctx.Add(batch, 1)});
  ctx.SetShape(3, SymShape{1});
}

void RestorePadding(Context& ctx) {
  SymDim tokens, hidden, batch, length;
  // restorepadding_c1
  MatchShape(ctx, "restorepadding_c1", 0, {{&tokens, "", ""}, {&hidden, "", ""}});
  MatchShape(ctx, "restorepadding_c1", 1, {{&batch, "", ""}, {&length, "", ""}});
  ctx.SetShape(0, SymShape{batch, length, hidden});
}

// The tokens of each string stand along a new last axis.
void Tokenizer(Context& ctx) {
  // tokenizer_c1
  if (!ctx.RequireRank("tokenizer_c1", 0, 1, 2)) return;
  SymShape shape = *ctx.Shape(0);
  // Without strings the new axis is left out.
  if (ElementCount(ctx, shape.Dims()) == SymDim(0)) return;
  shape.PushBack(ctx.Fresh());
  ctx.SetShape(0, std::move(shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

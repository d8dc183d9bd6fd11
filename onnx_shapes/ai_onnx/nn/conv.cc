// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/convolution.h"
#include "onnx_shapes/rules/elementwise.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// A scale or zero point of the kernels is one for all of them or a vector of one for each.
void RequireOneEach(Context& ctx, const char* label, size_t input, const SymDim& kernels) {
  if (!ctx.RequireRank(label, input, 0, 1) || ctx.Shape(input)->Rank() == 0) return;
  const SymDim length = ctx.Size(input, 0);
  // A symbol may be 1.
  if (!length.IsInt() || length.AsInt() == 1) return;
  ctx.RequireEqual(label, length, kernels, "elements and number of kernels", input);
}

}  // namespace

void Conv(Context& ctx) { Convolution(ctx, {0, 1, 2}); }

// Y has type int32 whatever the inputs have, which the schema says.
void ConvInteger(Context& ctx) {
  constexpr size_t kNoBias = 4;
  Convolution(ctx, {0, 1, kNoBias});
  // convinteger_c1
  RequireOneElement(ctx, "convinteger_c1", 2);
  // convinteger_c2
  RequireOneEach(ctx, "convinteger_c2", 3, ctx.Size(1, 0));
}

void QLinearConv(Context& ctx) {
  Convolution(ctx, {0, 3, 8});
  // qlinearconv_c1
  for (const size_t input : {1, 2, 6, 7}) RequireOneElement(ctx, "qlinearconv_c1", input);
  // qlinearconv_c2
  for (const size_t input : {4, 5}) RequireOneEach(ctx, "qlinearconv_c2", input, ctx.Size(3, 0));
}

namespace {

// Holds `offset`, which has `channels` numbers for each place of the kernel, or `mask` against the
// shape that this gives.
void CheckPlaces(Context& ctx, size_t input, const SymDim& channels) {
  const SymShape& y = *ctx.Output(0).shape;
  // deformconv_c3
  if (!ctx.RequireRank("deformconv_c3", input, y.Rank())) return;
  const SymShape& shape = *ctx.Shape(input);
  // deformconv_c4
  ctx.RequireEqual("deformconv_c4", shape[0], ctx.Size(0, 0), "batch sizes", input);
  // deformconv_c5
  ctx.RequireEqual("deformconv_c5", shape[1], channels,
                   "channels and the numbers that each place of the kernel needs", input);
  for (int i = 2; i < shape.Rank(); ++i) {
    // deformconv_c6
    ctx.RequireEqual("deformconv_c6", shape[i], y[i], "spatial size and places of the kernel",
                     input);
  }
}

}  // namespace

// The places of the kernel are those of Conv. For each of them, each element of the kernel and each
// offset group, `offset` has one number a spatial dimension and `mask` one number.
void DeformConv(Context& ctx) {
  const auto window = Convolution(ctx, {0, 1, 3});
  const int64_t groups = ctx.IntAttr("offset_group", 1);
  // deformconv_c1
  if (groups <= 0) {
    ctx.AttrFault(Code::kAttributeValue, "deformconv_c1", "offset_group",
                  StrCat("offset_group ", groups), "1 or more");
    return;
  }
  // deformconv_c2
  RequireGroups(ctx, "deformconv_c2", 0, 1, groups);
  if (!window) return;
  SymDim elements = groups;
  for (const SymDim& size : window->kernel) elements = ctx.Mul(elements, size);
  CheckPlaces(ctx, 2, ctx.Mul(elements, static_cast<int64_t>(window->kernel.size())));
  CheckPlaces(ctx, 4, elements);
}

namespace {

// Reads `output_padding`, which prolongs the output by less than a step; false after a fault.
bool ReadOutputPadding(Context& ctx, const Window& window, WindowList* padding) {
  const size_t dims = window.strides.size();
  if (!ReadWindowList(ctx, "output_padding", dims, 0, 0, padding)) return false;
  if (ctx.schema().since_version() < 11) return true;
  for (size_t i = 0; i < dims; ++i) {
    const int64_t limit = std::max(window.strides[i], window.dilations[i]);
    if ((*padding)[i] < limit || (*padding)[i] == 0) continue;
    // convtranspose_c3
    ctx.AttrFault(Code::kAttributeValue, "convtranspose_c3", "output_padding",
                  StrCat("output_padding ", (*padding)[i], " in spatial dimension ", i),
                  StrCat("less than ", limit, ", the stride or dilation"));
    return false;
  }
  return true;
}

// Adds the spatial sizes of the output as far as the attributes are right.
void TransposedSizes(Context& ctx, const ConvolutionInputs& inputs, int dims, SymShape* y) {
  const auto count = static_cast<size_t>(dims);
  const auto window = KernelWindow(ctx, inputs, dims);
  WindowList padding;
  const bool fits = window && ReadOutputPadding(ctx, *window, &padding);
  WindowList output_shape;
  const bool given = ctx.IntsAttr("output_shape").has_value();
  const bool shape_fits = ReadWindowList(ctx, "output_shape", count, 0, 0, &output_shape);
  for (int i = 0; i < dims; ++i) {
    if (given) {
      y->PushBack(shape_fits ? SymDim(output_shape[static_cast<size_t>(i)]) : SymDim());
    } else {
      y->PushBack(fits ? CoveredSize(ctx, *window, i, ctx.Size(inputs.x, i + 2),
                                     padding[static_cast<size_t>(i)])
                       : SymDim());
    }
  }
}

}  // namespace

// [N, M, sizes...]: the first size of the kernels counts the input's channels, the second one those
// of the output in one group. `output_shape` states the spatial sizes outright.
void ConvTranspose(Context& ctx) {
  const ConvolutionInputs inputs{0, 1, 2};
  const auto dims = SpatialDims(ctx, inputs);
  if (!dims) return;
  // convtranspose_c1
  const bool fits = ctx.RequireEqual("convtranspose_c1", ctx.Size(0, 1), ctx.Size(1, 0),
                                     "input channels and number of kernels");
  SymDim channels;
  if (const auto group = Groups(ctx)) {
    channels = ctx.Mul(ctx.Size(1, 1), *group);
    // convtranspose_c2
    if (fits) RequireGroups(ctx, "convtranspose_c2", 0, 1, *group);
  }
  // conv_c6
  channels = CheckBias(ctx, inputs.bias, channels);
  if (*dims == 0) return;
  SymShape y{ctx.Size(0, 0), channels};
  TransposedSizes(ctx, inputs, *dims, &y);
  ctx.SetShape(0, std::move(y));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

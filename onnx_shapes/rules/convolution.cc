// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/convolution.h"

#include <string>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

std::optional<int> SpatialDims(Context& ctx, const ConvolutionInputs& inputs) {
  const SymShape* x = ctx.Shape(inputs.x);
  const SymShape* w = ctx.Shape(inputs.w);
  // conv_c1
  const bool x_fits = RankFits(ctx, "conv_c1", inputs.x, 3, INT32_MAX);
  const bool w_fits = RankFits(ctx, "conv_c1", inputs.w, 3, INT32_MAX);
  if (!x_fits || !w_fits) return std::nullopt;
  // conv_c2
  if (x != nullptr && w != nullptr && !ctx.RequireRank("conv_c2", inputs.w, x->Rank())) {
    return std::nullopt;
  }
  if (x != nullptr || w != nullptr) return (x == nullptr ? w : x)->Rank() - 2;
  const auto kernel_shape = ctx.IntsAttr("kernel_shape");
  return kernel_shape ? static_cast<int>(kernel_shape->size()) : 0;
}

std::optional<int64_t> Groups(Context& ctx) {
  const int64_t group = ctx.IntAttr("group", 1);
  if (group > 0) return group;
  // conv_c3
  ctx.AttrFault(Code::kAttributeValue, "conv_c3", "group", StrCat("group ", group), "1 or more");
  return std::nullopt;
}

bool RequireGroups(Context& ctx, const char* label, size_t input, int axis, int64_t group) {
  const SymDim channels = ctx.Size(input, axis);
  if (IsMultiple(channels, group)) return true;
  ctx.InputFault(Code::kSize, label, input,
                 StrCat(channels.AsInt(), " channels at axis ", axis, " for group ", group),
                 StrCat("a multiple of ", group));
  return false;
}

SymDim CheckBias(Context& ctx, size_t bias, SymDim channels) {
  // conv_c6
  if (ctx.RequireRank("conv_c6", bias, 1)) {
    MergeSize(ctx, "conv_c6", &channels, ctx.Size(bias, 0),
              "output channels and length of the bias");
  }
  return channels;
}

std::optional<Window> KernelWindow(Context& ctx, const ConvolutionInputs& inputs, int dims) {
  const SymShape* w = ctx.Shape(inputs.w);
  return ReadWindow(ctx, WindowUse::kConvolution, dims,
                    w == nullptr ? absl::Span<const SymDim>() : w->Dims().subspan(2));
}

std::optional<Window> Convolution(Context& ctx, const ConvolutionInputs& inputs) {
  const auto dims = SpatialDims(ctx, inputs);
  if (!dims) return std::nullopt;
  const int channel_axis = inputs.channels_last ? -1 : 1;
  if (const auto group = Groups(ctx)) {
    // conv_c4
    if (RequireGroups(ctx, "conv_c4", inputs.x, channel_axis, *group)) {
      ctx.RequireEqual("conv_c4", ctx.Size(inputs.x, channel_axis),
                       ctx.Mul(ctx.Size(inputs.w, 1), *group),
                       "input channels and those of the kernels times 'group'");
    }
    // conv_c5
    RequireGroups(ctx, "conv_c5", inputs.w, 0, *group);
  }
  const SymDim channels = CheckBias(ctx, inputs.bias, ctx.Size(inputs.w, 0));
  if (*dims == 0) return std::nullopt;
  auto window = KernelWindow(ctx, inputs, *dims);
  SymShape y{ctx.Size(inputs.x, 0)};
  if (!inputs.channels_last) y.PushBack(channels);
  for (int i = 0; i < *dims; ++i) {
    const SymDim size = ctx.Size(inputs.x, y.Rank());
    y.PushBack(window ? WindowCount(ctx, *window, i, size) : SymDim());
  }
  if (inputs.channels_last) y.PushBack(channels);
  ctx.SetShape(0, std::move(y));
  return window;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

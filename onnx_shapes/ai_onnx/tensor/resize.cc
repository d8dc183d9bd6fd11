// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Up to here every integer is a float.
constexpr int64_t kMaxFloatInteger = int64_t{1} << 24;

// A list that a node gives and whether it counts: an empty one stands for none.
template <typename List>
struct Given {
  bool given = false;
  std::optional<List> list;
};

Given<SymList> SizesInput(Context& ctx, size_t input) {
  auto list = InputEntries(ctx, input);
  const bool given = ctx.HasInput(input) && !(list && list->empty());
  return {given, std::move(list)};
}

// The entries of a floating-point list; NaN where only their number is known.
using Numbers = std::vector<double>;

Given<Numbers> NumbersInput(Context& ctx, size_t input) {
  const auto list = InputEntries(ctx, input);
  auto numbers = list ? ctx.Numbers(input) : std::nullopt;
  if (list && !numbers) numbers = Numbers(list->size(), std::nan(""));
  const bool given = ctx.HasInput(input) && !(numbers && numbers->empty());
  return {given, std::move(numbers)};
}

// A product that some runtimes compute in single and some in double precision; unknown where that
// makes a difference. Beyond the integers of a float only the precise one counts.
SymDim Rounded(Context& ctx, int64_t size, double precise, double single) {
  if (!(precise < 9.2e18)) {
    ctx.Fault(Code::kOverflow, "", StrCat("size ", size, " enlarged beyond the range of int64"),
              "sizes below 2^63");
    return SymDim();
  }
  return size > kMaxFloatInteger || precise == single ? SymDim(static_cast<int64_t>(precise))
                                                      : SymDim();
}

// floor(size * scale); for a symbol where the scale is a fraction with a small power of 2 below.
SymDim Scaled(Context& ctx, const SymDim& size, double scale) {
  if (std::isnan(scale) || size.IsUnknown()) return SymDim();
  if (size.IsInt()) {
    if (size.AsInt() < 0) return SymDim();
    const double exact = static_cast<double>(size.AsInt()) * scale;
    const float single = static_cast<float>(size.AsInt()) * static_cast<float>(scale);
    return Rounded(ctx, size.AsInt(), std::floor(exact), std::floor(single));
  }
  constexpr double kMaxNumerator = 4096;
  for (int64_t divisor = 1; divisor <= 16; divisor *= 2) {
    const double numerator = scale * static_cast<double>(divisor);
    if (numerator != std::floor(numerator) || numerator > kMaxNumerator) continue;
    return ctx.FloorDiv(ctx.Mul(size, static_cast<int64_t>(numerator)), divisor);
  }
  return SymDim();
}

// What of the input is resized, and where the resized axes take their extent from.
struct Region {
  const SymShape* data;
  std::vector<int> axes;
};

// Requires a list to have an entry for each axis; false after a fault.
bool RequireEntries(Context& ctx, const char* label, const char* what, size_t entries,
                    size_t wanted) {
  if (entries == wanted) return true;
  ctx.Fault(Code::kSize, label, StrCat(entries, " ", what), StrCat(wanted, ", one for each axis"));
  return false;
}

// Requires every known scale to be at least `least`, or above 0 for that; false after a fault.
bool RequireScales(Context& ctx, const char* label, const Numbers& scales, double least) {
  for (const double scale : scales) {
    if (std::isnan(scale) || (least > 0 ? scale >= least : scale > 0)) continue;
    ctx.Fault(Code::kSize, label, "a scale that is too small",
              least > 0 ? "scales of 1 or more" : "scales above 0");
    return false;
  }
  return true;
}

// Every axis of the region becomes floor(size * scale).
void ScaleAxes(Context& ctx, const Region& region, const Numbers& scales) {
  SymShape result = *region.data;
  for (size_t i = 0; i < region.axes.size(); ++i) {
    SymDim& size = result[region.axes[i]];
    size = KnownOrFresh(ctx, Scaled(ctx, size, scales[i]));
  }
  ctx.SetShape(0, std::move(result));
}

// The sizes under one factor for all axes, the smallest or the largest that a wanted size asks for.
// Unknown ones where that is not known.
SymList KeepAspectRatio(Context& ctx, const Region& region, const SymList& sizes, bool larger) {
  // One axis alone fits exactly.
  if (sizes.size() == 1) return sizes;
  double scale = larger ? 0 : INFINITY;
  float single_scale = larger ? 0 : INFINITY;
  for (size_t i = 0; i < sizes.size(); ++i) {
    const SymDim& size = (*region.data)[region.axes[i]];
    if (!size.IsInt() || size.AsInt() < 1 || !sizes[i].IsInt()) return SymList(sizes.size());
    const double factor = static_cast<double>(sizes[i].AsInt()) / static_cast<double>(size.AsInt());
    const float single = static_cast<float>(sizes[i].AsInt()) / static_cast<float>(size.AsInt());
    scale = larger ? std::max(scale, factor) : std::min(scale, factor);
    single_scale = larger ? std::max(single_scale, single) : std::min(single_scale, single);
  }
  SymList result;
  for (const int axis : region.axes) {
    const int64_t size = (*region.data)[axis].AsInt();
    result.push_back(Rounded(ctx, size, std::floor(static_cast<double>(size) * scale + 0.5),
                             std::floor(static_cast<float>(size) * single_scale + 0.5F)));
  }
  return result;
}

// Every axis of the region gets its size from the list.
void SetSizes(Context& ctx, const Region& region, const Given<SymList>& sizes,
              std::string_view policy) {
  SymList list = sizes.list ? *sizes.list : SymList(region.axes.size());
  // resize_c2
  if (!RequireEntries(ctx, "resize_c2", "sizes", list.size(), region.axes.size())) return;
  for (const SymDim& size : list) {
    if (!size.IsInt() || size.AsInt() >= 0) continue;
    // resize_c5
    ctx.Fault(Code::kSize, "resize_c5", StrCat("the size ", size.AsInt()),
              "sizes that are not negative");
    return;
  }
  if (policy != "stretch") list = KeepAspectRatio(ctx, region, list, policy == "not_smaller");
  SymShape result = *region.data;
  for (size_t i = 0; i < list.size(); ++i) result[region.axes[i]] = KnownOrFresh(ctx, list[i]);
  ctx.SetShape(0, std::move(result));
}

// The coordinates of tf_crop_and_resize are those of a region of interest, two for each axis, whose
// extents multiply the scales. Runtimes that leave them out agree where they are 1.
bool ScalesAreFinal(Context& ctx, const Region& region) {
  if (ctx.StringAttr("coordinate_transformation_mode") != "tf_crop_and_resize") return true;
  const auto roi = NumbersInput(ctx, 1).list;
  if (!roi || roi->size() != 2 * region.axes.size()) return false;
  for (size_t i = 0; i < region.axes.size(); ++i) {
    if ((*roi)[region.axes.size() + i] - (*roi)[i] != 1) return false;
  }
  return true;
}

// Requires the region of interest to have two entries for each axis where it is used.
bool RequireRegionOfInterest(Context& ctx, const Region& region) {
  if (ctx.StringAttr("coordinate_transformation_mode") != "tf_crop_and_resize") return true;
  const auto roi = NumbersInput(ctx, 1).list;
  const size_t wanted = 2 * region.axes.size();
  if (!roi || roi->size() == wanted) return true;
  // resize_c8
  ctx.InputFault(Code::kSize, "resize_c8", 1, StrCat(roi->size(), " coordinates"),
                 StrCat(wanted, ", two for each axis"));
  return false;
}

// The axes that the attribute lists, all of them by default; nullopt after a fault.
std::optional<std::vector<int>> ResizedAxes(Context& ctx, int rank) {
  const auto list = AttrList(ctx, "axes");
  if (!list) return AllAxes(rank);
  // resize_c7
  auto axes = RequireAxes(ctx, "resize_c7", *list, rank, "axes");
  // resize_c7
  if (!axes || !RequireDistinct(ctx, "resize_c7", *axes, rank, "axes")) return std::nullopt;
  return axes;
}

// Inputs X, roi, scales, sizes. `strict`: one of scales and sizes is given; before, sizes win.
void ResizeBy(Context& ctx, bool strict) {
  const auto scales = NumbersInput(ctx, 2);
  const auto sizes = SizesInput(ctx, 3);
  const bool both = scales.given && sizes.given && scales.list && sizes.list;
  if (strict && (both || (!scales.given && !sizes.given))) {
    // resize_c3
    ctx.Fault(Code::kSize, "resize_c3", both ? "both scales and sizes" : "neither scales nor sizes",
              "one of them");
    return;
  }
  const std::string_view policy = ctx.StringAttr("keep_aspect_ratio_policy", "stretch");
  if (policy != "stretch" && scales.given && !sizes.given) {
    // resize_c6
    ctx.AttrFault(Code::kAttributeValue, "resize_c6", "keep_aspect_ratio_policy",
                  core::diagnostics::Quote(policy) + " beside scales",
                  "'stretch', or sizes instead of scales");
    return;
  }
  Region region{ctx.Shape(0), {}};
  if (region.data == nullptr) return;
  auto axes = ResizedAxes(ctx, region.data->Rank());
  if (!axes) return;
  region.axes = std::move(*axes);
  if (!RequireRegionOfInterest(ctx, region)) return;
  if (sizes.given) return SetSizes(ctx, region, sizes, policy);
  const size_t count = region.axes.size();
  Numbers factors = scales.list ? *scales.list : Numbers(count, std::nan(""));
  // resize_c1
  if (!RequireEntries(ctx, "resize_c1", "scales", factors.size(), count)) return;
  // resize_c4
  if (!RequireScales(ctx, "resize_c4", factors, 0)) return;
  if (!ScalesAreFinal(ctx, region)) factors.assign(count, std::nan(""));
  ScaleAxes(ctx, region, factors);
}

void RequireModes(Context& ctx) {
  // resize_c9
  RequireOneOf(ctx, "resize_c9", "mode", {"nearest", "linear", "cubic"});
  // resize_c11
  RequireOneOf(ctx, "resize_c11", "nearest_mode",
               {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil"});
}

}  // namespace

// Every size is multiplied by its scale and rounded down.
void Resize10(Context& ctx) {
  // resize_c9
  RequireOneOf(ctx, "resize_c9", "mode", {"nearest", "linear"});
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  const auto scales = NumbersInput(ctx, 1).list;
  const auto rank = static_cast<size_t>(data->Rank());
  if (!scales) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  // resize_c1
  if (!RequireEntries(ctx, "resize_c1", "scales", scales->size(), rank)) return;
  // resize_c4
  if (!RequireScales(ctx, "resize_c4", *scales, 0)) return;
  ScaleAxes(ctx, {data, AllAxes(data->Rank())}, *scales);
}

// The sizes may be given instead of the scales.
void Resize11(Context& ctx) {
  RequireModes(ctx);
  // resize_c10
  RequireOneOf(ctx, "resize_c10", "coordinate_transformation_mode",
               {"half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric",
                "tf_half_pixel_for_nn", "tf_crop_and_resize"});
  ResizeBy(ctx, false);
}

// Either the scales or the sizes are given.
void Resize13(Context& ctx) {
  RequireModes(ctx);
  // resize_c10
  RequireOneOf(ctx, "resize_c10", "coordinate_transformation_mode",
               {"half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric",
                "tf_half_pixel_for_nn", "tf_crop_and_resize"});
  ResizeBy(ctx, true);
}

// Some of the axes, whose aspect ratio may be kept.
void Resize18(Context& ctx) {
  RequireModes(ctx);
  // resize_c10
  RequireOneOf(ctx, "resize_c10", "coordinate_transformation_mode",
               {"half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "align_corners",
                "asymmetric", "tf_half_pixel_for_nn", "tf_crop_and_resize"});
  // resize_c12
  if (!RequireOneOf(ctx, "resize_c12", "keep_aspect_ratio_policy",
                    {"stretch", "not_larger", "not_smaller"})) {
    return;
  }
  ResizeBy(ctx, true);
}

namespace {

void UpsampleBy(Context& ctx, const std::optional<Numbers>& scales) {
  const SymShape* data = ctx.Shape(0);
  if (data == nullptr) return;
  const auto rank = static_cast<size_t>(data->Rank());
  if (!scales) return ctx.SetShape(0, FreshShape(ctx, data->Rank()));
  // upsample_c1
  if (!RequireEntries(ctx, "upsample_c1", "scales", scales->size(), rank)) return;
  // upsample_c2
  if (!RequireScales(ctx, "upsample_c2", *scales, 1)) return;
  ScaleAxes(ctx, {data, AllAxes(data->Rank())}, *scales);
}

}  // namespace

// Height and width of images are multiplied and rounded down.
void Upsample1(Context& ctx) {
  // upsample_c3
  RequireOneOf(ctx, "upsample_c3", "mode", {"nearest", "bilinear"});
  // upsample_c4
  if (ctx.Shape(0) != nullptr && !ctx.RequireRank("upsample_c4", 0, 4)) return;
  UpsampleBy(ctx,
             Numbers{1, 1, ctx.FloatAttr("height_scale", NAN), ctx.FloatAttr("width_scale", NAN)});
}

// The scales are an attribute.
void Upsample7(Context& ctx) {
  // upsample_c3
  RequireOneOf(ctx, "upsample_c3", "mode", {"nearest", "linear"});
  const auto scales = ctx.FloatsAttr("scales");
  if (scales) UpsampleBy(ctx, Numbers(scales->begin(), scales->end()));
}

// The scales are an input.
void Upsample9(Context& ctx) {
  // upsample_c3
  RequireOneOf(ctx, "upsample_c3", "mode", {"nearest", "linear"});
  UpsampleBy(ctx, NumbersInput(ctx, 1).list);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Returns a number of bins; unknown after a fault.
SymDim Bins(Context& ctx, std::string_view name) {
  const int64_t bins = ctx.IntAttr(name, 1);
  if (bins >= 0) return bins;
  // roialign_c4
  ctx.AttrFault(Code::kAttributeValue, "roialign_c4", name, core::StrCat(name, " ", bins),
                "0 or more");
  return SymDim();
}

}  // namespace

// [num_rois, C, output_height, output_width].
void RoiAlign(Context& ctx) {
  SymDim images, channels, height, width, rois;
  SymDim corners = 4;
  const ExpectedSize regions{&rois, "roialign_c2", "numbers of regions"};
  // roialign_c1
  MatchShape(ctx, "roialign_c1", 0,
             {{&images, "", ""}, {&channels, "", ""}, {&height, "", ""}, {&width, "", ""}});
  MatchShape(ctx, "roialign_c1", 1, {regions, {&corners, "roialign_c3", "numbers of a region"}});
  MatchShape(ctx, "roialign_c1", 2, {regions});
  // roialign_c5
  RequireOneOf(ctx, "roialign_c5", "mode", {"avg", "max"});
  if (ctx.schema().since_version() >= 16) {
    // roialign_c6
    RequireOneOf(ctx, "roialign_c6", "coordinate_transformation_mode",
                 {"half_pixel", "output_half_pixel"});
  }
  const int64_t samples = ctx.IntAttr("sampling_ratio");
  if (samples < 0) {
    // roialign_c7
    ctx.AttrFault(Code::kAttributeValue, "roialign_c7", "sampling_ratio",
                  core::StrCat("sampling_ratio ", samples), "0 or more");
  }
  ctx.SetShape(0, SymShape{rois, channels, Bins(ctx, "output_height"), Bins(ctx, "output_width")});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

void Normalization(History& op, Text doc) {
  op.Since(1)
      .Doc(doc)
      .Input("X", "T",
             "Feature maps, `[N, H, W, C]`, or `[N, C, H, W]` where channels are not last.")
      .Input("gamma", "M", "Factor of each channel, `[C]`.")
      .Input("beta", "M", "Offset of each channel, `[C]`.")
      .Output("Y", "T", "Normalized maps, in the shape of X.")
      .Attr("activation", Required(AttributeType::INT), "Function applied last: 0 none, 1 SiLU.")
      .Attr("channels_last", Int(1), "1 expects channels behind the spatial axes, 0 before them.")
      .Attr("epsilon", Float(1e-05F), "Keeps the divisor from being zero.")
      .Attr("groups", Required(AttributeType::INT),
            "Number of groups, which divides that of channels.")
      .Types("T", types::kFloat | types::kFloat16, "The type of maps.")
      .Types("M", types::kFloat | types::kFloat16, "The type of factors and offsets.");
}

}  // namespace

void GroupNorm(History& op) {
  Normalization(op,
                "Normalizes each group of neighbouring channels of each map to mean 0 and variance "
                "1: `Y = activation((x - mean) / sqrt(variance + epsilon) * gamma + beta)`.");
}

void SkipGroupNorm(History& op) {
  Normalization(op,
                "Adds a residual and normalizes groups of channels of the sum as GroupNorm does: "
                "`x = X + skip + bias`.");
  op.Input("skip", "T",
           "Residual in the shape of X, or one for all positions, `[N, C]` or `[N, 1, 1, C]`.")
      .Input("bias", "T", "Bias of each channel to add too, `[C]`; none by default.", kOptional)
      .Output("S", "T", "The sum before normalization.", kOptional);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// The value of an attribute that later versions have, 0 before.
int64_t LaterAttr(const Context& ctx, std::string_view name) {
  return ctx.schema().FindAttribute(name) == nullptr ? 0 : ctx.IntAttr(name);
}

// Returns whether a scale or zero point may serve the whole tensor: a scalar or, as runtimes take
// it, a vector of one element.
bool MayBeOne(const SymShape& shape) {
  if (shape.Rank() == 0) return true;
  return shape.Rank() == 1 && (!shape[0].IsInt() || shape[0].AsInt() == 1);
}

// The axis that a scale varies along; nullopt without X's rank or after a fault.
std::optional<int> ScaleAxis(Context& ctx) {
  if (ctx.Shape(0) == nullptr) return std::nullopt;
  // quantization_c2
  return ctx.RequireAxis("quantization_c2", ctx.IntAttr("axis", 1), ctx.Shape(0)->Rank(), "axis");
}

// A scale for each block: the shape of X, but for the number of blocks along the axis. Returns
// false after a fault.
bool CheckBlocks(Context& ctx, int64_t block_size) {
  const auto axis = ScaleAxis(ctx);
  if (!axis) return ctx.Shape(0) == nullptr;
  const SymShape& x = *ctx.Shape(0);
  // quantization_c5
  if (!ctx.RequireRank("quantization_c5", 1, x.Rank())) return false;
  for (int i = 0; i < x.Rank(); ++i) {
    const SymDim expected = i == *axis ? ctx.CeilDiv(x[i], block_size) : x[i];
    // quantization_c6
    if (!ctx.RequireEqual(
            "quantization_c6", ctx.Size(1, i), expected,
            i == *axis ? "scales and blocks along the axis" : "sizes of the scale and of x", 1)) {
      return false;
    }
  }
  return true;
}

// A scalar for the whole tensor, a vector for an axis or, with `block_size`, one for each block.
// Returns false after a fault.
bool CheckScale(Context& ctx) {
  const SymShape* scale = ctx.Shape(1);
  const int64_t block_size = LaterAttr(ctx, "block_size");
  // quantization_c3
  if (block_size < 0) {
    ctx.AttrFault(Code::kAttributeValue, "quantization_c3", "block_size",
                  StrCat("block_size ", block_size), "0 or more");
    return false;
  }
  if (scale == nullptr) return true;
  // quantization_c1
  if (ctx.schema().FindAttribute("axis") == nullptr) {
    return RequireOneElement(ctx, "quantization_c1", 1);
  }
  if (block_size > 0 && scale->Rank() > 0) return CheckBlocks(ctx, block_size);
  // quantization_c4
  if (!ctx.RequireRank("quantization_c4", 1, 0, 1)) return false;
  if (MayBeOne(*scale)) return true;
  const auto axis = ScaleAxis(ctx);
  if (!axis) return ctx.Shape(0) == nullptr;
  // quantization_c7
  return ctx.RequireEqual("quantization_c7", (*scale)[0], (*ctx.Shape(0))[*axis],
                          "elements of the scale and size of x along the axis", 1);
}

// The zero point has the shape of the scale.
void CheckZeroPoint(Context& ctx) {
  const SymShape* scale = ctx.Shape(1);
  const SymShape* zero_point = ctx.Shape(2);
  if (scale == nullptr || zero_point == nullptr) return;
  if (scale->Rank() != zero_point->Rank() && MayBeOne(*scale) && MayBeOne(*zero_point)) return;
  // quantization_c8
  if (!ctx.RequireRank("quantization_c8", 2, scale->Rank())) return;
  for (int i = 0; i < scale->Rank(); ++i) {
    if (!ctx.RequireEqual("quantization_c8", (*zero_point)[i], (*scale)[i],
                          "sizes of zero point and scale", 2)) {
      return;
    }
  }
}

void CheckParameters(Context& ctx) {
  ctx.CopyShape(0, 0);
  // What is wrong of the scale is no fault of a zero point that differs from it.
  if (CheckScale(ctx)) CheckZeroPoint(ctx);
}

// The type that `output_dtype` names, if it does.
std::optional<TensorType> OutputType(Context& ctx, const char* label) {
  if (LaterAttr(ctx, "output_dtype") == 0) return std::nullopt;
  const TensorType type = ctx.ElementTypeAttr("output_dtype");
  if (type == TensorType::kUndefined || !RequireOutputType(ctx, label, type, "output_dtype")) {
    return TensorType::kUndefined;
  }
  return type;
}

}  // namespace

// The type is that of the zero point, else what `output_dtype` says, else uint8.
void QuantizeLinear(Context& ctx) {
  CheckParameters(ctx);
  if (LaterAttr(ctx, "precision") != 0) ctx.ElementTypeAttr("precision");
  // quantizelinear_c1
  const auto named = OutputType(ctx, "quantizelinear_c1");
  const TensorType own = ctx.ElementType(2);
  if (!ctx.HasInput(2)) return ctx.SetType(0, named.value_or(TensorType::kUint8));
  if (!named || *named == TensorType::kUndefined) return;
  // quantizelinear_c2
  if (own != TensorType::kUndefined && own != *named) {
    ctx.AttrFault(Code::kTypeBinding, "quantizelinear_c2", "output_dtype",
                  onnx_proto::ElementName(*named),
                  StrCat(onnx_proto::ElementName(own), ", the type of y_zero_point"));
    return ctx.SetType(0, TensorType::kUndefined);
  }
  ctx.SetType(0, *named);
}

// The type is what `output_dtype` says or else, since version 19, that of the scale.
void DequantizeLinear(Context& ctx) {
  CheckParameters(ctx);
  if (ctx.schema().FindAttribute("output_dtype") == nullptr) return;
  // dequantizelinear_c1
  const auto named = OutputType(ctx, "dequantizelinear_c1");
  const TensorType scale = ctx.ElementType(1);
  if (named) return ctx.SetType(0, *named);
  if (scale == TensorType::kUndefined) return;
  if (RequireOutputType(ctx, "dequantizelinear_c1", scale, "output_dtype")) ctx.SetType(0, scale);
}

void DynamicQuantizeLinear(Context& ctx) {
  ctx.CopyShape(0, 0);
  ctx.SetShape(1, SymShape());
  ctx.SetShape(2, SymShape());
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The shape of the data counted in elements, of which a uint8 may hold several along the last
// axis; nullopt after a fault.
std::optional<SymShape> Unpacked(Context& ctx) {
  SymShape shape = *ctx.Shape(0);
  const int64_t bits = ctx.IntAttr("bits", 4);
  if (ctx.ElementType(0) != TensorType::kUint8) return shape;
  if (bits != 2 && bits != 4 && bits != 8) {
    // gatherblockquantized_c3
    ctx.AttrFault(Code::kAttributeValue, "gatherblockquantized_c3", "bits", StrCat("bits ", bits),
                  "2, 4 or 8");
    return std::nullopt;
  }
  SymDim& last = shape[shape.Rank() - 1];
  last = ctx.Mul(last, 8 / bits);
  return shape;
}

// Requires a scale for each block.
void CheckScales(Context& ctx, const SymShape& data) {
  const auto axis = ctx.RequireAxis("gatherblockquantized_c2", ctx.IntAttr("quantize_axis", 1),
                                    data.Rank(), "quantize_axis");
  const int64_t block = ctx.IntAttr("block_size", 128);
  const bool integers = ctx.ElementType(0) == TensorType::kUint8 ||
                        ctx.ElementType(0) == TensorType::kUint4 ||
                        ctx.ElementType(0) == TensorType::kInt4;
  if (!axis || !integers) return;
  if (block < 16 || (block & (block - 1)) != 0) {
    // gatherblockquantized_c4
    ctx.AttrFault(Code::kAttributeValue, "gatherblockquantized_c4", "block_size",
                  StrCat("block_size ", block), "a power of two that is 16 or more");
    return;
  }
  // gatherblockquantized_c5
  if (!ctx.RequireRank("gatherblockquantized_c5", 2, data.Rank())) return;
  for (int i = 0; i < data.Rank(); ++i) {
    ctx.RequireEqual("gatherblockquantized_c5", ctx.Size(2, i),
                     i == *axis ? ctx.CeilDiv(data[i], block) : data[i],
                     i == *axis ? "scales and blocks" : "sizes of scales and data");
  }
}

}  // namespace

// The sizes of the indices take the place of the axis.
void GatherBlockQuantized(Context& ctx) {
  // gatherblockquantized_c1
  if (!ctx.RequireRank("gatherblockquantized_c1", 0, 1, INT32_MAX)) return;
  auto data = Unpacked(ctx);
  if (!data) return;
  CheckScales(ctx, *data);
  // gatherblockquantized_c2
  const auto axis = ctx.RequireAxis("gatherblockquantized_c2", ctx.IntAttr("gather_axis"),
                                    data->Rank(), "gather_axis");
  if (axis && *axis != 0 && ctx.ElementType(0) == TensorType::kUint8) {
    // gatherblockquantized_c6
    ctx.AttrFault(Code::kAxis, "gatherblockquantized_c6", "gather_axis",
                  StrCat("gather_axis ", *axis), "0, since the data is packed into uint8");
  }
  const SymShape* indices = ctx.Shape(1);
  if (!axis || indices == nullptr) return;
  SymShape result;
  for (int i = 0; i < *axis; ++i) result.PushBack((*data)[i]);
  for (const SymDim& size : indices->Dims()) result.PushBack(size);
  for (int i = *axis + 1; i < data->Rank(); ++i) result.PushBack((*data)[i]);
  ctx.SetShape(0, std::move(result));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

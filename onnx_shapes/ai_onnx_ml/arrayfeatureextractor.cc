// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// Warns of the first constant index that the last axis does not have.
void CheckIndices(Context& ctx, const SymDim& size) {
  const auto* indices = ctx.Integers(1);
  if (indices == nullptr || !size.IsInt() || size.AsInt() < 0) return;
  for (const SymDim& index : *indices) {
    if (!index.IsInt() || (index.AsInt() >= 0 && index.AsInt() < size.AsInt())) continue;
    // arrayfeatureextractor_c3
    ctx.Warning(Code::kSize, "arrayfeatureextractor_c3", core::StrCat("index ", index.AsInt()),
                core::StrCat("indices from 0, below ", size.AsInt()));
    return;
  }
}

}  // namespace

// X with the last size replaced by the number of indices; a row alone gets a size of 1 before it.
void ArrayFeatureExtractor(Context& ctx) {
  const SymShape* y = ctx.Shape(1);
  const SymDim count = y == nullptr ? SymDim() : ElementCount(ctx, y->Dims());
  if (count == SymDim(0)) {
    // arrayfeatureextractor_c1
    ctx.InputFault(Code::kSize, "arrayfeatureextractor_c1", 1, "no index", "one or more");
  }
  // arrayfeatureextractor_c2
  if (!ctx.RequireRank("arrayfeatureextractor_c2", 0, 1, INT32_MAX)) return;
  SymShape shape = *ctx.Shape(0);
  const int last = shape.Rank() - 1;
  CheckIndices(ctx, shape[last]);
  shape[last] = KnownOrFresh(ctx, count);
  ctx.SetShape(0, last == 0 ? SymShape{1, shape[0]} : std::move(shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The sizes of A' and B' after the transposes that the attributes ask for; of a matrix that is not
// known, new ones. Nullopt after a fault.
std::optional<SymShape> GemmShape(Context& ctx) {
  for (const size_t input : {size_t{0}, size_t{1}}) {
    // gemm_c1
    if (ctx.Shape(input) != nullptr && !ctx.RequireRank("gemm_c1", input, 2)) return std::nullopt;
  }
  const int row = ctx.IntAttr("transA") != 0 ? 1 : 0;
  const int column = ctx.IntAttr("transB") != 0 ? 0 : 1;
  const SymShape* a = ctx.Shape(0);
  const SymShape* b = ctx.Shape(1);
  if (a != nullptr && b != nullptr) {
    // gemm_c2
    if (!ctx.RequireEqual("gemm_c2", (*a)[1 - row], (*b)[1 - column],
                          StrCat("inner sizes of ", a->ToString(), row == 1 ? " transposed" : "",
                                 " and ", b->ToString(), column == 0 ? " transposed" : ""))) {
      // A transpose may be missing or too much.
      return std::nullopt;
    }
  }
  return SymShape{a != nullptr ? (*a)[row] : ctx.Fresh(),
                  b != nullptr ? (*b)[column] : ctx.Fresh()};
}

}  // namespace

// [M, K] times [K, N] gives [M, N], to which C is stretched.
void Gemm(Context& ctx) {
  auto shape = GemmShape(ctx);
  if (!shape) return;
  // gemm_c3
  RequireStretches(ctx, "gemm_c3", 2, *shape);
  ctx.SetShape(0, std::move(*shape));
}

// Before version 7 C is stretched only where `broadcast` says so.
void LegacyGemm(Context& ctx) {
  if (ctx.IntAttr("broadcast") != 0) return Gemm(ctx);
  auto shape = GemmShape(ctx);
  if (!shape) return;
  // gemm_c4
  if (ctx.RequireRank("gemm_c4", 2, 2)) {
    for (int axis = 0; axis < 2; ++axis) {
      if (!ctx.RequireEqual("gemm_c4", (*shape)[axis], (*ctx.Shape(2))[axis],
                            StrCat("sizes of the product ", shape->ToString(), " and of 'C' ",
                                   ctx.Shape(2)->ToString()),
                            2)) {
        break;
      }
    }
  }
  ctx.SetShape(0, std::move(*shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/com_microsoft/heads.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/matrix_product.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// The shape of an operand after the transposes that the attributes ask for; a vector has none.
std::optional<SymShape> Operand(Context& ctx, size_t input, std::string_view batch,
                                std::string_view matrix) {
  // matmul_c1
  if (!ctx.RequireRank("matmul_c1", input, 1, INT32_MAX)) return std::nullopt;
  const absl::Span<const SymDim> dims = ctx.Shape(input)->Dims();
  std::vector<SymDim> sizes(dims.begin(), dims.end());
  if (sizes.size() == 1) return SymShape(sizes);
  // [M, ..., K] is read as [..., M, K].
  if (ctx.IntAttr(batch) != 0) std::rotate(sizes.begin(), sizes.begin() + 1, sizes.end() - 1);
  if (ctx.IntAttr(matrix) != 0) std::swap(sizes[sizes.size() - 1], sizes[sizes.size() - 2]);
  return SymShape(sizes);
}

// Scales and zero points of B are one or one a column. Those of higher ranks are stretched.
void CheckColumnParameters(Context& ctx, size_t input) {
  const SymDim length = ctx.Size(input, 0);
  if (ctx.Input(input).Rank() != 1 || ctx.Input(1).Rank() < 2) return;
  if (!length.IsInt() || length.AsInt() == 1) return;
  // ms_matmul_c3
  ctx.RequireEqual("ms_matmul_c3", length, ctx.Size(1, -1),
                   "length of a list with an entry for each column, and columns of B", input);
}

// Requires a bias of the product, if there is one, to have a number a column.
void CheckProductBias(Context& ctx, size_t bias) {
  const auto& product = ctx.Output(0).shape;
  if (!product || product->Rank() == 0) return;
  // ms_matmul_c1
  RequireVector(ctx, "ms_matmul_c1", bias, (*product)[product->Rank() - 1],
                "columns of the product and length of the bias");
}

// Returns a positive INT attribute that states a size of the weights; nullopt after a fault.
std::optional<int64_t> WeightSize(Context& ctx, std::string_view name) {
  const int64_t size = ctx.IntAttr(name);
  if (size > 0) return size;
  // weights_c1
  ctx.AttrFault(Code::kAttributeValue, "weights_c1", name, StrCat(name, " ", size), "1 or more");
  return std::nullopt;
}

// Gives an output the shape of the first input with the weights' columns for its last size, which
// is the number of their rows.
void TimesWeights(Context& ctx, std::string_view rows, std::string_view columns,
                  size_t output = 0) {
  const auto k = WeightSize(ctx, rows);
  const auto n = WeightSize(ctx, columns);
  // weights_c2
  if (!k || !n || !ctx.RequireRank("weights_c2", 0, 1, INT32_MAX)) return;
  // weights_c3
  ctx.RequireEqual("weights_c3", ctx.Size(0, -1), *k,
                   StrCat("last size of '", ctx.schema().inputs()[0].name, "' and '", rows, "'"));
  SymShape shape = *ctx.Shape(0);
  shape[shape.Rank() - 1] = *n;
  ctx.SetShape(output, std::move(shape));
}

// Whether a block size is a power of two that is at least 16.
bool IsBlockSize(int64_t size) { return size >= 16 && (size & (size - 1)) == 0; }

}  // namespace

void FusedMatMul(Context& ctx) {
  const auto a = Operand(ctx, 0, "transBatchA", "transA");
  const auto b = Operand(ctx, 1, "transBatchB", "transB");
  if (a && b) ctx.SetShape(0, MatrixProduct(ctx, *a, *b));
}

// Signed where one of the operands is.
void MatMulInteger16(Context& ctx) {
  MatMul(ctx);
  const TensorType a = ctx.ElementType(0);
  const TensorType b = ctx.ElementType(1);
  if (a == TensorType::kUndefined || b == TensorType::kUndefined) return;
  const bool is_unsigned = a == TensorType::kUint16 && b == TensorType::kUint16;
  ctx.SetType(0, is_unsigned ? TensorType::kUint32 : TensorType::kInt32);
}

// The product of quantized matrices, whose scales have an element or one a column.
void MatMulIntegerToFloat(Context& ctx) {
  MatMul(ctx);
  for (const size_t of_a : {2, 4}) {
    // ms_matmul_c2
    RequireOneElement(ctx, "ms_matmul_c2", of_a);
  }
  CheckColumnParameters(ctx, 3);
  CheckColumnParameters(ctx, 5);
  CheckProductBias(ctx, 6);
}

void DynamicQuantizeMatMul(Context& ctx) {
  MatMul(ctx);
  CheckColumnParameters(ctx, 2);
  CheckColumnParameters(ctx, 3);
  CheckProductBias(ctx, 4);
}

void GemmFastGelu(Context& ctx) {
  MatMul(ctx);
  CheckProductBias(ctx, 2);
}

// Weights [N, blocks, bytes of a block] with a scale for each block.
void MatMulNBits(Context& ctx) {
  TimesWeights(ctx, "K", "N");
  const int64_t bits = ctx.IntAttr("bits", 4);
  const int64_t block = ctx.IntAttr("block_size");
  if (bits != 2 && bits != 4 && bits != 8) {
    // matmulnbits_c1
    ctx.AttrFault(Code::kAttributeValue, "matmulnbits_c1", "bits", StrCat("bits ", bits),
                  "2, 4 or 8");
    return;
  }
  if (!IsBlockSize(block)) {
    // matmulnbits_c2
    ctx.AttrFault(Code::kAttributeValue, "matmulnbits_c2", "block_size",
                  StrCat("block_size ", block), "a power of two that is 16 or more");
    return;
  }
  const int64_t k = ctx.IntAttr("K");
  const int64_t n = ctx.IntAttr("N");
  if (k <= 0 || n <= 0) return;
  const SymDim blocks = ctx.CeilDiv(k, block);
  const bool plain = ctx.IntAttr("weight_prepacked") == 0;
  const SymShape* b = ctx.Shape(1);
  const bool zeros = b != nullptr && ElementCount(ctx, b->Dims()) == SymDim(0);
  if (plain && !zeros && ctx.RequireRank("matmulnbits_c3", 1, 3)) {
    // matmulnbits_c3
    ctx.RequireEqual("matmulnbits_c3", ctx.Size(1, 0), n, "rows of 'B' and 'N'");
    ctx.RequireEqual("matmulnbits_c3", ctx.Size(1, 1), blocks, "blocks of 'B' and of 'K'");
    ctx.RequireEqual("matmulnbits_c3", ctx.Size(1, 2), ctx.FloorDiv(ctx.Mul(block, bits), 8),
                     "bytes of a block of 'B'");
  }
  const SymShape* scales = ctx.Shape(2);
  if (scales != nullptr && !zeros) {
    // matmulnbits_c4
    ctx.RequireEqual("matmulnbits_c4", ElementCount(ctx, scales->Dims()), ctx.Mul(n, blocks),
                     "scales and blocks");
  }
  // matmulnbits_c5
  RequireVector(ctx, "matmulnbits_c5", 5, n, "columns and length of the bias");
}

// Two products of which one gates the other, and the sum that is projected.
void MatMulNBitsMlp(Context& ctx) {
  TimesWeights(ctx, "K", "N");
  ctx.CopyShape(0, 1);
}

// Queries, keys and values, and the sum that is projected.
void MatMulNBitsQkv(Context& ctx) {
  TimesWeights(ctx, "K", "Nq", 0);
  TimesWeights(ctx, "K", "Nkv", 1);
  TimesWeights(ctx, "K", "Nkv", 2);
  ctx.CopyShape(0, 3);
}

void MatMulNBitsQLora(Context& ctx) { TimesWeights(ctx, "K", "N"); }

// The forward product multiplies with the transposed weights.
void MatMulBnb4(Context& ctx) {
  ctx.IntAttr("transB", 1) != 0 ? TimesWeights(ctx, "K", "N") : TimesWeights(ctx, "N", "K");
  const int64_t kind = ctx.IntAttr("quant_type");
  if (kind != 0 && kind != 1) {
    // matmulbnb4_c1
    ctx.AttrFault(Code::kAttributeValue, "matmulbnb4_c1", "quant_type", StrCat("quant_type ", kind),
                  "0 or 1");
  }
}

// The shape of the matrix before it was packed is an input.
void MatMulFpQ4(Context& ctx) {
  const auto shape = InputEntries(ctx, 2);
  if (shape && shape->size() != 2) {
    // matmulfpq4_c1
    ctx.InputFault(Code::kSize, "matmulfpq4_c1", 2, StrCat(shape->size(), " sizes"), "2");
    return;
  }
  // weights_c2
  if (!ctx.RequireRank("weights_c2", 0, 1, INT32_MAX)) return;
  if (shape) {
    // weights_c3
    ctx.RequireEqual("weights_c3", ctx.Size(0, -1), shape->front(),
                     "last size of 'A' and first one of 'B_shape'");
  }
  SymShape result = *ctx.Shape(0);
  result[result.Rank() - 1] = KnownOrFresh(ctx, shape ? shape->back() : SymDim());
  ctx.SetShape(0, std::move(result));
}

// A quantized product of matrices, real where its scale is not given.
void QGemm(Context& ctx) {
  SymDim m, n, k;
  const bool trans_a = ctx.IntAttr("transA") != 0;
  const bool trans_b = ctx.IntAttr("transB") != 0;
  const ExpectedSize rows{&m, "", ""};
  const ExpectedSize columns{&n, "", ""};
  const ExpectedSize inner{&k, "qgemm_c2", "inner sizes of 'A' and 'B'"};
  // qgemm_c1
  MatchShape(ctx, "qgemm_c1", 0, {trans_a ? inner : rows, trans_a ? rows : inner});
  MatchShape(ctx, "qgemm_c1", 3, {trans_b ? columns : inner, trans_b ? inner : columns});
  const SymShape shape{m, n};
  // Before it, a transpose may be missing or too much.
  // qgemm_c3
  if (!ctx.Faulty()) RequireStretches(ctx, "qgemm_c3", 6, shape);
  ctx.SetShape(0, shape);
  ctx.SetType(0, ctx.HasInput(8) ? ctx.ElementType(8) : TensorType::kFloat);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

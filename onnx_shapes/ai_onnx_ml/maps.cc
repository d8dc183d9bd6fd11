// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/features.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

TensorType MapValueType(TensorType map) {
  switch (map) {
    case TensorType::kMapInt64String:
      return TensorType::kString;
    case TensorType::kMapInt64Float:
    case TensorType::kMapStringFloat:
      return TensorType::kFloat;
    case TensorType::kMapInt64Double:
    case TensorType::kMapStringDouble:
      return TensorType::kDouble;
    case TensorType::kMapStringInt64:
      return TensorType::kInt64;
    default:
      return TensorType::kUndefined;
  }
}

}  // namespace

// A row of the values: one for each key, or `max_map` in the sparse form.
void CastMap(Context& ctx) {
  // castmap_c1
  if (RequireOneOf(ctx, "castmap_c1", "cast_to", {"TO_FLOAT", "TO_STRING", "TO_INT64"})) {
    const std::string_view to = ctx.StringAttr("cast_to");
    ctx.SetType(0, to == "TO_FLOAT"    ? TensorType::kFloat
                   : to == "TO_STRING" ? TensorType::kString
                                       : TensorType::kInt64);
  }
  SymDim count = ctx.Fresh();
  // castmap_c2
  if (RequireOneOf(ctx, "castmap_c2", "map_form", {"DENSE", "SPARSE"}) &&
      ctx.StringAttr("map_form") == "SPARSE") {
    const int64_t most = ctx.IntAttr("max_map", 1);
    if (most > 0) {
      count = most;
    } else {
      // castmap_c3
      ctx.AttrFault(Code::kAttributeValue, "castmap_c3", "max_map", StrCat("max_map ", most),
                    "1 or more");
    }
  }
  ctx.SetShape(0, SymShape{1, count});
}

// A row with a value for each word of the vocabulary.
void DictVectorizer(Context& ctx) {
  ctx.SetType(0, MapValueType(ctx.Input(0).type.type));
  // dictvectorizer_c1
  const std::string_view vocabulary =
      RequireExactlyOne(ctx, "dictvectorizer_c1", {"int64_vocabulary", "string_vocabulary"});
  const auto words = ListLength(ctx, vocabulary);
  ctx.SetShape(0, SymShape{1, words ? SymDim(*words) : ctx.Fresh()});
}

// A sequence of maps from labels to the elements of a row.
void ZipMap(Context& ctx) {
  // zipmap_c1
  RequireRows(ctx, "zipmap_c1");
  // zipmap_c2
  const std::string_view labels =
      RequireExactlyOne(ctx, "zipmap_c2", {"classlabels_int64s", "classlabels_strings"});
  if (labels.empty()) return;
  ctx.SetType(0, labels == "classlabels_strings" ? TensorType::kSeqMapStringFloat
                                                 : TensorType::kSeqMapInt64Float);
  if (const auto count = ListLength(ctx, labels)) {
    // zipmap_c3
    ctx.RequireEqual("zipmap_c3", ctx.Size(0, -1), *count, "columns and labels");
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

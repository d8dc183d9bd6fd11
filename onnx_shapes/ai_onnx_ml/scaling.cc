// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <string>
#include <string_view>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/features.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// The columns of all inputs, as many as the attribute says of each.
void FeatureVectorizer(Context& ctx) {
  SymDim rows;
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    // featurevectorizer_c1
    if (!ctx.RequireRank("featurevectorizer_c1", i, 1, INT32_MAX)) continue;
    const SymDim own = ctx.Shape(i)->Rank() == 1 ? SymDim(1) : ctx.Size(i, 0);
    // featurevectorizer_c2
    MergeSize(ctx, "featurevectorizer_c2", &rows, own, "numbers of rows");
  }
  const auto dims = ctx.IntsAttr("inputdimensions");
  if (!dims) return ctx.SetShape(0, SymShape{rows, ctx.Fresh()});
  if (dims->size() != ctx.NumInputs()) {
    // featurevectorizer_c3
    ctx.AttrFault(Code::kAttributeValue, "featurevectorizer_c3", "inputdimensions",
                  StrCat(dims->size(), " entries"),
                  StrCat(ctx.NumInputs(), ", one for each input"));
    return ctx.SetShape(0, SymShape{rows, ctx.Fresh()});
  }
  SymDim columns = 0;
  for (const int64_t count : *dims) {
    if (count < 0) {
      // featurevectorizer_c4
      ctx.AttrFault(Code::kAttributeValue, "featurevectorizer_c4", "inputdimensions",
                    StrCat(count, " columns"), "0 or more");
      return ctx.SetShape(0, SymShape{rows, ctx.Fresh()});
    }
    columns = ctx.Add(columns, count);
  }
  ctx.SetShape(0, SymShape{rows, columns});
}

// The replacements are those of the kind of X.
void Imputer(Context& ctx) {
  ctx.CopyShape(0, 0);
  // imputer_c1
  const std::string_view values =
      RequireExactlyOne(ctx, "imputer_c1", {"imputed_value_floats", "imputed_value_int64s"});
  const TensorType type = ctx.ElementType(0);
  if (values.empty() || type == TensorType::kUndefined) return;
  const bool floating = type == TensorType::kFloat || type == TensorType::kDouble;
  const std::string_view needed = floating ? "imputed_value_floats" : "imputed_value_int64s";
  if (values == needed) return;
  // imputer_c2
  ctx.AttrFault(Code::kAttributeValue, "imputer_c2", values,
                StrCat(values, " for ", onnx_proto::ElementName(type)), std::string(needed));
}

void Normalizer(Context& ctx) {
  ctx.CopyShape(0, 0);
  // normalizer_c1
  RequireRows(ctx, "normalizer_c1");
  // normalizer_c2
  RequireOneOf(ctx, "normalizer_c2", "norm", {"MAX", "L1", "L2"});
}

// An offset and a factor for all features, or for each.
void Scaler(Context& ctx) {
  ctx.CopyShape(0, 0);
  // scaler_c1
  RequireSameLength(ctx, "scaler_c1", {"offset", "scale"});
  // scaler_c2
  if (!ctx.RequireRank("scaler_c2", 0, 1, INT32_MAX)) return;
  const SymDim features = ctx.Size(0, ctx.Shape(0)->Rank() == 1 ? 0 : 1);
  for (const char* name : {"offset", "scale"}) {
    const auto length = ListLength(ctx, name);
    if (!length || *length == 1) continue;
    // scaler_c3
    ctx.RequireEqual("scaler_c3", features, *length, StrCat("features and entries of ", name));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

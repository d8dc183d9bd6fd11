// SPDX-License-Identifier: Apache-2.0
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/features.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// Warns where there is no coefficient for each feature of each of `outputs` results: the model does
// not run, though its shapes are right.
void CheckCoefficients(Context& ctx, const char* label, const SymDim& outputs) {
  const auto coefficients = ListLength(ctx, "coefficients");
  const SymDim needed = ctx.Mul(outputs, ctx.Size(0, -1));
  if (!coefficients || !needed.IsInt() || needed.AsInt() <= *coefficients) return;
  ctx.Warning(Code::kAttributeValue, label, StrCat(*coefficients, " coefficients"),
              StrCat(needed.AsInt(), ", one for each feature of each result"));
}

}  // namespace

// A label for each row and its scores: one for each intercept, two where one intercept tells two
// classes apart.
void LinearClassifier(Context& ctx) {
  // linearclassifier_c1
  const SymDim rows = RequireRows(ctx, "linearclassifier_c1");
  // linearclassifier_c2
  const Labels labels = ReadLabels(ctx, "linearclassifier_c2", "classlabels_ints");
  // linearclassifier_c3
  CheckPostTransform(ctx, "linearclassifier_c3");
  const auto intercepts = NonemptyLength(ctx, "intercepts");
  SymDim scores;
  if (intercepts) {
    const bool two = *intercepts == 1 && labels.count == SymDim(2);
    scores = two ? 2 : *intercepts;
    // linearclassifier_c4
    CheckCoefficients(ctx, "linearclassifier_c4", *intercepts);
    if (*intercepts > 1 && labels.count.IsInt() && labels.count.AsInt() < *intercepts) {
      // linearclassifier_c5
      ctx.AttrFault(Code::kAttributeValue, "linearclassifier_c5", "intercepts",
                    StrCat(*intercepts, " intercepts"),
                    StrCat("no more than the ", labels.count.AsInt(), " labels"));
    }
  }
  if (labels.type != TensorType::kUndefined) ctx.SetType(0, labels.type);
  ctx.SetShape(0, SymShape{rows});
  ctx.SetShape(1, SymShape{rows, scores});
}

// A row of predictions for each row of features.
void LinearRegressor(Context& ctx) {
  // linearregressor_c1
  const SymDim rows = RequireRows(ctx, "linearregressor_c1");
  // linearregressor_c2
  CheckPostTransform(ctx, "linearregressor_c2");
  const int64_t targets = ctx.IntAttr("targets", 1);
  if (targets < 1) {
    // linearregressor_c3
    ctx.AttrFault(Code::kAttributeValue, "linearregressor_c3", "targets",
                  StrCat("targets ", targets), "1 or more");
    return ctx.SetShape(0, SymShape{rows, SymDim()});
  }
  // linearregressor_c4
  CheckCoefficients(ctx, "linearregressor_c4", targets);
  ctx.SetShape(0, SymShape{rows, targets});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

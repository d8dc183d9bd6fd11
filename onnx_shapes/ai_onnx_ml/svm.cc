// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/features.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

// Checks what both operators have and returns the number of rows.
SymDim MachineRows(Context& ctx) {
  // svm_c1
  SymDim rows = RequireRows(ctx, "svm_c1");
  // svm_c2
  RequireOneOf(ctx, "svm_c2", "kernel_type", {"LINEAR", "POLY", "RBF", "SIGMOID"});
  // svm_c3
  CheckPostTransform(ctx, "svm_c3");
  return rows;
}

// The scores of a row: one a class in a linear machine and for probabilities, else one for each
// pair of classes, but two for two classes.
SymDim ScoreCount(Context& ctx, const SymDim& classes) {
  if (!classes.IsInt()) return SymDim();
  const int64_t n = classes.AsInt();
  if (n == 2) return 2;
  const bool linear =
      !HasAttr(ctx, "vectors_per_class") || ListLength(ctx, "vectors_per_class") == 0;
  if (linear || NonemptyLength(ctx, "prob_a")) return n;
  if (HasAttr(ctx, "prob_a") || n < 2) return SymDim();
  return ctx.FloorDiv(ctx.Mul(n, n - 1), 2);
}

}  // namespace

// A label and scores for each row.
void SvmClassifier(Context& ctx) {
  const SymDim rows = MachineRows(ctx);
  // svmclassifier_c1
  const Labels labels = ReadLabels(ctx, "svmclassifier_c1", "classlabels_ints");
  const auto vectors = NonemptyLength(ctx, "vectors_per_class");
  if (vectors && labels.count.IsInt() && *vectors != labels.count.AsInt()) {
    // svmclassifier_c2
    ctx.AttrFault(Code::kAttributeValue, "svmclassifier_c2", "vectors_per_class",
                  StrCat(*vectors, " entries"),
                  StrCat(labels.count.AsInt(), ", as many as there are labels"));
  }
  if (labels.type != TensorType::kUndefined) ctx.SetType(0, labels.type);
  ctx.SetShape(0, SymShape{rows});
  ctx.SetShape(1, SymShape{rows, ScoreCount(ctx, labels.count)});
}

// A number for each row.
void SvmRegressor(Context& ctx) { ctx.SetShape(0, SymShape{MachineRows(ctx), 1}); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

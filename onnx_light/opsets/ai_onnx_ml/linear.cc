// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {
namespace {

constexpr Text kPostTransform =
    "Applied to each row of results: `NONE`, `SOFTMAX`, `LOGISTIC` (`1 / (1 + exp(-y))`), "
    "`SOFTMAX_ZERO` (softmax over the results that are not zero) or `PROBIT`.";

}  // namespace

void LinearClassifier(History& op) {
  op.Since(1)
      .Doc(
          "Classifies rows of features with a linear model. The score of class `e` is "
          "`Z[n, e] = sum_c X[n, c] * coefficients[e, c] + intercepts[e]`, and the label of the "
          "best score wins. Two classes may share one row of coefficients, which scores the second "
          "class.")
      .Input("X", "T1", "Features of shape `[N, C]`, or `[C]` for a single row.")
      .Output("Y", "T2", "Winning label of each row, shape `[N]`.")
      .Output("Z", "tensor(float)", "Scores after `post_transform`, shape `[N, E]`.")
      .Attr("classlabels_ints", NoDefault(AttributeType::INTS),
            "Integer labels of the classes; exclusive with `classlabels_strings`.")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS),
            "String labels of the classes; exclusive with `classlabels_ints`.")
      .Attr("coefficients", Required(AttributeType::FLOATS),
            "Weights of the features, class after class.")
      .Attr("intercepts", NoDefault(AttributeType::FLOATS),
            "Constant added to each score, one per class; zero by default.")
      .Attr("multi_class", Int(0),
            "How the model was trained: 0 one class against the rest, 1 all classes at once.")
      .Attr("post_transform", Str("NONE"), kPostTransform)
      .Types("T1", types::kFloat32To64 | types::kIndices, "Numeric tensors.")
      .Types("T2", types::kInt64 | types::kString, "The type of the labels.");
}

void LinearRegressor(History& op) {
  op.Since(1)
      .Doc(
          "Evaluates linear regressions: "
          "`Y[n, t] = sum_c X[n, c] * coefficients[t, c] + intercepts[t]`.")
      .Input("X", "T", "Features of shape `[N, C]`.")
      .Output("Y", "tensor(float)", "Predictions after `post_transform`, shape `[N, targets]`.")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS),
            "Weights of the features, target after target.")
      .Attr("intercepts", NoDefault(AttributeType::FLOATS),
            "Constant of each target; zero by default.")
      .Attr("post_transform", Str("NONE"), kPostTransform)
      .Attr("targets", Int(1), "Number of quantities predicted per row.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

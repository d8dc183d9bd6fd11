// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx_ml/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml {
namespace {

// What every support vector machine carries.
void Kernel(History& op) {
  op.Attr("kernel_params", NoDefault(AttributeType::FLOATS),
          "The three numbers gamma, coef0 and degree; those that the kernel does not use are zero.")
      .Attr("kernel_type", Str("LINEAR"),
            "`LINEAR`: `x . v`; `POLY`: `(gamma * x . v + coef0)^degree`; `RBF`: "
            "`exp(-gamma * |x - v|^2)`; `SIGMOID`: `tanh(gamma * x . v + coef0)`.")
      .Attr("post_transform", Str("NONE"),
            "Function of the scores of a row: `NONE`, `SOFTMAX`, `LOGISTIC`, `SOFTMAX_ZERO` "
            "(softmax that passes over zeros) or `PROBIT`.")
      .Attr("support_vectors", NoDefault(AttributeType::FLOATS),
            "The support vectors one after the other, each as long as a row of X.");
}

}  // namespace

void SVMClassifier(History& op) {
  op.Since(1)
      .Doc(
          "Classifies rows of features with a support vector machine. Each pair of classes has a "
          "decision value `sum_i coefficients[i] * K(x, v_i) + rho` over the support vectors of "
          "both; each value is a vote for one of the two classes, and the class with most votes "
          "wins. Without support vectors the model is linear, with one row of coefficients per "
          "class.")
      .Input("X", "T1", "Features of shape `[N, C]`, or `[C]` for a single row.")
      .Output("Y", "T2", "Winning label of each row, shape `[N]`.")
      .Output("Z", "tensor(float)",
              "Scores of the classes of each row: probabilities where `prob_a` and `prob_b` are "
              "given, decision values otherwise.")
      .Attr("classlabels_ints", NoDefault(AttributeType::INTS),
            "Classes named by integers; exclusive with `classlabels_strings`.")
      .Attr("classlabels_strings", NoDefault(AttributeType::STRINGS),
            "Classes named by strings; exclusive with `classlabels_ints`.")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS),
            "Weights of the support vectors: one row of them for each class but one.")
      .Attr("prob_a", NoDefault(AttributeType::FLOATS),
            "Slope `a` of the probability `1 / (1 + exp(a * d + b))` of a decision value `d`, one "
            "per pair of classes.")
      .Attr("prob_b", NoDefault(AttributeType::FLOATS),
            "Offset `b` of that probability, as many as `prob_a`.")
      .Attr("rho", NoDefault(AttributeType::FLOATS),
            "Constant of each decision value, one per pair of classes.")
      .Attr("vectors_per_class", NoDefault(AttributeType::INTS),
            "How many of the support vectors belong to each class.")
      .Types("T1", types::kFloat32To64 | types::kIndices, "Numeric tensors.")
      .Types("T2", types::kInt64 | types::kString, "The type of the class names.");
  Kernel(op);
}

void SVMRegressor(History& op) {
  op.Since(1)
      .Doc(
          "Predicts a number per row, or detects outliers, with a support vector machine: "
          "`Y[n] = sum_i coefficients[i] * K(X[n], v_i) + rho`. Without support vectors the "
          "coefficients weigh the features themselves.")
      .Input("X", "T", "Features of shape `[N, C]`, or `[C]` for a single row.")
      .Output("Y", "tensor(float)", "Predictions, shape `[N, 1]`.")
      .Attr("coefficients", NoDefault(AttributeType::FLOATS), "Weight of each support vector.")
      .Attr("n_supports", Int(0), "Number of support vectors; 0 makes the model linear.")
      .Attr("one_class", Int(0),
            "1 returns the sign of the prediction instead: 1 for inliers, -1 for outliers.")
      .Attr("rho", NoDefault(AttributeType::FLOATS), "The constant, a list of one number.")
      .Types("T", types::kFloat32To64 | types::kIndices, "Numeric tensors.");
  Kernel(op);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx_ml

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// The parameters of a normal distribution.
void Normal(History& op) {
  op.Attr("mean", Float(0.0F), "Mean of the distribution.")
      .Attr("scale", Float(1.0F), "Standard deviation of the distribution.");
}

// The parameters of a uniform distribution.
void Uniform(History& op) {
  op.Attr("low", Float(0.0F), "Lower end of the interval.")
      .Attr("high", Float(1.0F), "Upper end of the interval.");
}

// Numbers for a shape that the node states.
void OfShape(History& op) {
  op.Output("output", "T", "Random numbers, of the shape `shape`.")
      .Attr("shape", Required(AttributeType::INTS), "Sizes of the output's dimensions.")
      .Attr("dtype", Int(1),
            "Element type of the output as a number of `TensorProto.DataType`; 1 is float.")
      .Attr("seed", NoDefault(AttributeType::FLOAT),
            "Start value of the generator; left out, each run picks one.")
      .Types("T", types::kFloat16To64, "Floating-point output.")
      .NonDeterministic();
  op.Since(22).Types("T", types::kFloats);
}

// Numbers for the shape of an existing tensor.
void LikeInput(History& op) {
  op.Input("input", "T1", "Tensor that lends its shape; its values are not read.")
      .Output("output", "T2", "Random numbers, same shape as the input.")
      .Attr("dtype", NoDefault(AttributeType::INT),
            "Element type of the output as a number of `TensorProto.DataType`; by default that of "
            "the input, which then has to be a floating-point type.")
      .Attr("seed", NoDefault(AttributeType::FLOAT),
            "Start value of the generator; left out, each run picks one.")
      .Types("T1", types::kTensors, "Anything, as only its shape and at most its type matter.")
      .Types("T2", types::kFloat16To64, "Floating-point output.")
      .NonDeterministic();
  op.Since(22).Types("T1", types::kTensorsIr4).Types("T2", types::kFloats);
}

}  // namespace

void RandomNormal(History& op) {
  op.Since(1).Doc(
      "Creates a tensor of numbers drawn independently from the normal distribution with mean "
      "`mean` and standard deviation `scale`.");
  Normal(op);
  OfShape(op);
}

void RandomNormalLike(History& op) {
  op.Since(1).Doc(
      "Creates a tensor shaped like the input from numbers drawn independently from the normal "
      "distribution with mean `mean` and standard deviation `scale`.");
  Normal(op);
  LikeInput(op);
}

void RandomUniform(History& op) {
  op.Since(1).Doc(
      "Creates a tensor of numbers drawn independently and evenly from the interval between `low` "
      "and `high`.");
  Uniform(op);
  OfShape(op);
}

void RandomUniformLike(History& op) {
  op.Since(1).Doc(
      "Creates a tensor shaped like the input from numbers drawn independently and evenly from the "
      "interval between `low` and `high`.");
  Uniform(op);
  LikeInput(op);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

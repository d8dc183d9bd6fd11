// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Max, Min, Mean and Sum take any number of tensors, which broadcast since version 8.
void VersionsTo8(History& op, Text doc, const char* output_name, Text output) {
  op.Since(1)
      .Doc(doc)
      .Input("data_0", "T", "One tensor or more, all of the same shape.", kVariadic)
      .Output(output_name, "T", output)
      .Attr("consumed_inputs", NoDefault(AttributeType::INTS),
            "Leftover of an early optimizer; has no effect.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(6).DropAttr("consumed_inputs");
  op.Since(8).Input("data_0", "T", "One tensor or more, which broadcast against each other.",
                    kVariadic);
}

void Version13(History& op, const char* output_name, types::TypeSet allowed) {
  op.Since(13)
      .Input("data_0", "T", nullptr, kVariadic | kDifferentiable)
      .Output(output_name, "T", nullptr, kDifferentiable)
      .Types("T", allowed);
}

}  // namespace

void Max(History& op) {
  VersionsTo8(op, "Picks the largest of all tensors' values at every position.", "max",
              "Largest values, in the common shape of the inputs.");
  op.Since(12).Types("T", types::kNumeric, "Numeric tensors.");
  Version13(op, "max", types::kNumeric | types::kBfloat16);
}

void Min(History& op) {
  VersionsTo8(op, "Picks the smallest of all tensors' values at every position.", "min",
              "Smallest values, shaped like the inputs after broadcasting.");
  op.Since(12).Types("T", types::kNumeric, "Numeric tensors.");
  Version13(op, "min", types::kNumeric | types::kBfloat16);
}

void Mean(History& op) {
  VersionsTo8(op,
              "Averages all tensors position by position: their sum divided by how many they are.",
              "mean", "Averages, in the common shape of the inputs.");
  Version13(op, "mean", types::kFloats);
}

void Sum(History& op) {
  VersionsTo8(op, "Adds all tensors up position by position; a single one passes unchanged.", "sum",
              "Totals, shaped like the inputs after broadcasting.");
  Version13(op, "sum", types::kFloats);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

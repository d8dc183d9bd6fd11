// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// How BiasDropout and its forms choose what to drop; follows the inputs with data.
void Drop(History& op, const char* mask_type, Text mask) {
  op.Input("ratio", "T1",
           "Share of elements to drop, a scalar in `[0, 1)`; 0.5 by default. 0 drops none.",
           kOptional)
      .Input("training_mode", "T2",
             "True drops elements; with false, the default, all are kept whatever the ratio.",
             kOptional)
      .Output("output", "T", "Result in the shape of `data`.")
      .Output("mask", mask_type, mask, kOptional)
      .Attr("seed", NoDefault(AttributeType::INT),
            "Start of the random numbers; drawn anew by default.")
      .Types("T", types::kFloats, "Floating-point tensors.")
      .Types("T1", types::kFloats, "The type of the ratio.");
}

void DropWithBits(History& op) {
  Drop(op, "T3",
       "Which elements were kept, 32 of them in each number, the first in the lowest bit.");
  op.Types("T2", types::kBool, "The type of the flag.").Types("T3", types::kUint32, "Packed bits.");
}

History& BiasInputs(History& op, Text doc) {
  return op.Since(1)
      .Doc(doc)
      .Input("data", "T", "Tensor to work on.")
      .Input("bias", "T", "Bias, in the shape of `data` or of its last axis.")
      .Input("residual", "T", "Tensor added at the end, in the shape of `data`.", kOptional);
}

}  // namespace

void BiasDropout(History& op) {
  BiasInputs(op,
             "Adds a bias, zeroes a random share of the elements and adds a residual: "
             "`output = (data + bias) * mask / (1 - ratio) + residual`. Outside training nothing "
             "is zeroed or scaled.");
  Drop(op, "T2", "True for the elements that were kept, in the shape of `data`.");
  op.Types("T2", types::kBool, "The type of flag and mask.");
}

void BitmaskBiasDropout(History& op) {
  BiasInputs(op,
             "Adds a bias, zeroes a random share of the elements and adds a residual, as "
             "BiasDropout does, but returns the mask in packed bits.");
  DropWithBits(op);
}

void BitmaskDropout(History& op) {
  op.Since(1)
      .Doc(
          "Zeroes a random share of the elements and scales the others by `1 / (1 - ratio)`, which "
          "keeps the expected sum. Outside training the input is returned unchanged. The mask is "
          "packed, one bit per element.")
      .Input("data", "T", "Tensor to drop elements from.");
  DropWithBits(op);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

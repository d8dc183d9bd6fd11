// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Split(History& op) {
  op.Since(1)
      .Doc(
          "Cuts a tensor into parts along one dimension, in order. The lengths come from the input "
          "`split` or the attribute `split`; without either the parts are equal.")
      .Input("input", "T", "Tensor to cut.")
      .Input("split", "T", "Length of each part along `axis`, a one-dimensional list.", kOptional)
      .Output("outputs...", "T", "The parts, each of the rank of the input.", kVariadic)
      .Attr("axis", NoDefault(AttributeType::INT), "Dimension to cut along.")
      .Attr("split", NoDefault(AttributeType::INTS), "Length of each part along `axis`.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(2)  // The lengths are an attribute alone.
      .Doc(
          "Cuts a tensor into parts along one dimension, in order. Without `split` the parts are "
          "equal, as many as there are outputs.")
      .DropInput("split")
      .DropOutput("outputs...")
      .Output("outputs", "T", "The parts, each of the rank of the input.", kVariadic)
      .Attr("axis", Int(0))
      .Types("T", types::kTensors, "Numbers, complex numbers, booleans or strings.");
  op.Since(11)
      .Attr("axis", Int(0),
            "Dimension to cut along, from `-r` to `r - 1` for an input of rank `r`; negative "
            "numbers count from the last.")
      .Attr(
          "split", NoDefault(AttributeType::INTS),
          "Length of each part along `axis`, 0 or more; their sum is the size of that dimension.");
  op.Since(13)  // The lengths move from an attribute to an input.
      .Input("input", "T", nullptr, kDifferentiable)
      .Input(
          "split", "tensor(int64)",
          "Length of each part along `axis`, 0 or more; their sum is the size of that dimension.",
          kOptional | kNonDifferentiable)
      .Output("outputs", "T", nullptr, kVariadic | kDifferentiable)
      .DropAttr("split")
      .Types("T", types::kTensorsIr4);
  op.Since(18)  // The size need not be a multiple of the number of parts.
      .Doc(
          "Cuts a tensor into parts along one dimension, in order. Either `split` gives their "
          "lengths or `num_outputs` their number; then all have the length `ceil(size / "
          "num_outputs)` but the last, which takes what is left.")
      .Attr("num_outputs", NoDefault(AttributeType::INT), "Number of parts; not beside `split`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

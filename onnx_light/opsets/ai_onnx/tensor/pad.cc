// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Pad(History& op) {
  op.Since(1)
      .Doc("Adds elements at the beginning and the end of each dimension.")
      .Input("data", "T", "Tensor to pad.")
      .Output("output", "T", "Padded tensor; each size grows by the two numbers for its dimension.")
      .Attr("mode", Str("constant"),
            "What is added: `constant` the value `value`, `reflect` the elements mirrored at the "
            "outermost one, `edge` copies of the outermost one.")
      .Attr("paddings", Required(AttributeType::INTS),
            "Numbers of elements to add: first those for the beginning of each dimension, then "
            "those for the end of each.")
      .Attr("value", Float(0.0F), "Added value of the mode `constant`.")
      .Types("T", types::kFloat16To64, "Floating-point tensors.");
  op.Since(2)  // A new name for the paddings, and cutting.
      .Doc(
          "Adds elements at the beginning and the end of each dimension, or removes them where the "
          "number to add is negative.")
      .DropAttr("paddings")
      .Attr("pads", Required(AttributeType::INTS),
            "Numbers of elements to add: first those for the beginning of each dimension, then "
            "those for the end of each. Negative numbers remove elements.");
  op.Since(11)  // The numbers and the value move from attributes to inputs.
      .Input("pads", "tensor(int64)",
             "Numbers of elements to add, of shape `[2 * rank]`: first those for the beginning of "
             "each dimension, then those for the end of each. Negative numbers remove elements.")
      .Input("constant_value", "T", "Added value of the mode `constant`, a scalar; by default 0.",
             kOptional)
      .DropAttr("pads")
      .DropAttr("value")
      .Attr("mode", Str("constant"),
            "What is added: `constant` the value `constant_value`, `reflect` the elements mirrored "
            "at the outermost one, `edge` copies of the outermost one.")
      .Types("T", types::kNumeric, "Numeric tensors.");
  op.Since(13)
      .Input("data", "T", nullptr, kDifferentiable)
      .Input("pads", "tensor(int64)", nullptr, kNonDifferentiable)
      .Input(
          "constant_value", "T",
          "Added value of the mode `constant`, a scalar; by default 0, false or the empty string.",
          kOptional | kNonDifferentiable)
      .Output("output", "T", nullptr, kDifferentiable)
      .Types("T", types::kTensorsIr4, "Numbers, complex numbers, booleans or strings.");
  op.Since(18)
      .Input("pads", "tensor(int64)",
             "Numbers of elements to add, two for each of `axes`: first those for the beginning of "
             "each dimension, then those for the end of each. Negative numbers remove elements.",
             kNonDifferentiable)
      .Input("axes", "Tind",
             "Dimensions that `pads` speaks about, each at most once; negative numbers count from "
             "the last. By default all in order.",
             kOptional | kNonDifferentiable)
      .Types("Tind", types::kIndices, "Integers for the dimensions.");
  op.Since(19).Attr("mode", Str("constant"),
                    "What is added: `constant` the value `constant_value`, `reflect` the elements "
                    "mirrored at the outermost one, `edge` copies of the outermost one, `wrap` the "
                    "elements from the other end.");
  op.Since(21).Types("T", types::kTensorsIr10);
  op.Since(23).Types("T", types::kTensorsIr11);
  op.Since(24).Types("T", types::kTensorsIr12);
  op.Since(25).Types("T", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// What an optional may hold.
constexpr types::TypeSet kContent = types::kTensors | types::kSequences;
constexpr types::TypeSet kContentIr14 = types::kTensorsIr14 | Sequences(types::kTensorsIr14);

}  // namespace

void Optional(History& op) {
  op.Since(15)
      .Doc(
          "Wraps a value in an optional, or makes an optional that holds nothing. With an input "
          "the "
          "result holds that input; without one it is empty and `type` says what it could hold.")
      .Input("input", "V", "Value to wrap; an empty optional is made where it is left out.",
             kOptional)
      .Output("output", "O", "The optional.")
      .Attr("type", NoDefault(AttributeType::TYPE_PROTO),
            "Type of the content; needed without an input, which otherwise gives the type.")
      .Types("V", kContent, "Tensors and sequences of tensors.")
      .Types("O", types::kOptionals, "Optionals of what V allows.");
  op.Since(28).Types("V", kContentIr14).Types("O", Optionals(kContentIr14));
}

void OptionalGetElement(History& op) {
  op.Since(15)
      .Doc(
          "Unwraps an optional. The optional must hold something: what happens with an empty one "
          "is "
          "not defined, so a graph asks OptionalHasElement first.")
      .Input("input", "O", "Optional to unwrap.")
      .Output("output", "V", "The value it holds.")
      .Types("O", types::kOptionals, "Optional tensors and optional sequences of tensors.")
      .Types("V", kContent, "Tensors and sequences of tensors, as the optional holds them.");
  op.Since(18)
      .Doc(
          "Unwraps an optional; a tensor or a sequence is returned as it is. An optional must hold "
          "something: what happens with an empty one is not defined, so a graph asks "
          "OptionalHasElement first.")
      .Input("input", "O", "Optional to unwrap, or a plain value.")
      .Output("output", "V", "The value it holds, or the plain value.")
      .Types("O", kContent | types::kOptionals,
             "Tensors, sequences of tensors, and optionals of either.");
  op.Since(28).Types("O", kContentIr14 | Optionals(kContentIr14)).Types("V", kContentIr14);
}

void OptionalHasElement(History& op) {
  op.Since(15)
      .Doc("Tells whether an optional holds a value.")
      .Input("input", "O", "Optional to ask.")
      .Output("output", "B", "A scalar: true where there is a value, false where it is empty.")
      .Types("O", types::kOptionals, "Optional tensors and optional sequences of tensors.")
      .Types("B", types::kBool, "The type of the answer.");
  op.Since(18)
      .Doc(
          "Tells whether a value is present. True for an optional that holds something, and for "
          "every tensor or sequence; false for an empty optional and for an input left out.")
      .Input("input", "O", "Optional or plain value to ask about.", kOptional)
      .Types("O", kContent | types::kOptionals,
             "Tensors, sequences of tensors, and optionals of either.");
  op.Since(28).Types("O", kContentIr14 | Optionals(kContentIr14));
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

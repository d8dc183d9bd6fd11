// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {
namespace {

// Lets both sides have any of the types but the complex ones, which are not converted.
History& Castable(History& op, types::TypeSet tensors) {
  return op.Types("T1", tensors - types::kComplex).Types("T2", tensors - types::kComplex);
}

// What Cast and CastLike have in common: 8-bit floats and all that came after.
void NarrowFloats(History& op) {
  Castable(op.Since(19), types::kTensorsIr9)
      .Attr("saturate", Int(1),
            "Decides about values beyond the range of the 8-bit floats: 1 turns them into the "
            "largest finite ones, 0 into infinity or, in formats without it, NaN.");
  Castable(op.Since(21), types::kTensorsIr10);
  Castable(op.Since(23), types::kTensorsIr11);
  Castable(op.Since(24), types::kTensorsIr12)
      .Attr(
          "saturate", Int(1),
          "Decides about values beyond the range of the 8-bit floats, float8e8m0 included: 1 turns "
          "them into the closest finite ones, 0 into infinity or, in formats without it, NaN.")
      .Attr("round_mode", Str("up"),
            "How float8e8m0, which holds powers of two, rounds: `up` away from zero, `down` "
            "towards zero, `nearest` to the closest with ties upwards.");
  Castable(op.Since(25), types::kTensorsIr13);
}

}  // namespace

void Cast(History& op) {
  op.Since(1)
      .Doc(
          "Converts every element to the type `to`. Numbers and booleans convert into each other, "
          "with a loss where the new type has less range or precision.")
      .Input("input", "T1", "Tensor to convert.")
      .Output("output", "T2", "Converted tensor, same shape as the input.")
      .Attr("to", Required(AttributeType::STRING),
            "Name of the new element type, one of those in `TensorProto.DataType`.")
      .Types("T1", types::kNumeric | types::kBool, "Numbers or booleans.")
      .Types("T2", types::kNumeric | types::kBool, "Numbers or booleans.");
  op.Since(6).Attr("to", Required(AttributeType::INT),
                   "New element type as a number of `TensorProto.DataType`.");
  Castable(op.Since(9), types::kTensors)
      .Doc(
          "Converts every element to the type `to`. Numbers and booleans convert into each other, "
          "with a loss where the new type has less range or precision. Strings are read as numbers "
          "in plain or scientific notation and, in any case of letters, as `INF`, `+INF`, `-INF` "
          "or `NaN`; other texts and fractions read as an integer are not defined. Numbers become "
          "strings in plain notation.")
      .Types("T1", types::kTensors - types::kComplex, "Numbers, booleans or strings.")
      .Types("T2", types::kTensors - types::kComplex, "Numbers, booleans or strings.");
  Castable(op.Since(13), types::kTensorsIr4)
      .Doc(
          "Converts every element to the type `to`. To a floating-point type: numbers beyond its "
          "range become infinite if it has infinities. To an integer type: a floating-point number "
          "beyond its range is not defined, an integer keeps its lowest bits in two's complement. "
          "To bool: zero of either sign is false, all else true. From bool: true is 1, false is 0. "
          "Strings are read as numbers in plain or scientific notation and, in any case of "
          "letters, as `INF`, `+INF`, `-INF` or `NaN`; other texts and fractions read as an "
          "integer are not defined. Numbers become strings in plain notation.")
      .Input("input", "T1", nullptr, kDifferentiable)
      .Output("output", "T2", nullptr, kDifferentiable);
  NarrowFloats(op);
  Castable(op.Since(28), types::kTensorsIr14);
}

void CastLike(History& op) {
  op.Since(15)
      .Doc(
          "Converts every element of the first input to the element type of the second, by the "
          "rules of Cast.")
      .Input("input", "T1", "Tensor to convert.", kDifferentiable)
      .Input("target_type", "T2",
             "Tensor that lends its element type; its shape and values are not read.",
             kNonDifferentiable)
      .Output("output", "T2", "Converted tensor, same shape as the first input.", kDifferentiable)
      .Types("T1", types::kTensorsIr4 - types::kComplex, "Numbers, booleans or strings.")
      .Types("T2", types::kTensorsIr4 - types::kComplex, "Numbers, booleans or strings.")
      .Function();
  NarrowFloats(op);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

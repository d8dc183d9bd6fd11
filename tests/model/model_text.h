// SPDX-License-Identifier: Apache-2.0
//
// Writes a model of a few nodes as a text, so that a test shows the model it is about.
//
//   ModelProto model = ModelFromText(R"(
//     ir 8  import ai.onnx 17
//     graph (x: float[N,3], c: bool) -> (y: float[N,3]) {
//       init w: float[3]
//       'scale': s = Mul(x, w)
//       y = If(c) { then_branch = graph () -> (t) { t = Relu(s) },
//                   else_branch = graph () -> (e) { e = acme::Soft(s, ) { alpha = 0.5 } } }
//     })");
//
// model    = { "ir" INT | "import" DOMAIN INT | function | graph }
// graph    = "graph" "(" [ values ] ")" "->" "(" [ values ] ")" "{" { statement } "}"
// function = "function" DOMAIN "::" NAME [ ":" OVERLOAD ] "(" [ names ] ")" "->" "(" [ names ] ")"
//            [ "<" attribute or NAME, ... ">" ] { "import" DOMAIN INT } "{" { statement } "}"
// statement= "init" NAME ":" tensor type | "info" value
//          | [ "'" NODE_NAME "'" ":" ] [ names ] "=" [ DOMAIN "::" ] NAME [ ":" OVERLOAD ]
//            "(" [ names ] ")" [ "{" attribute, ... "}" ]
// value    = NAME [ ":" type ]         A type without a shape: "float?"
// attribute= NAME "=" ( INT | FLOAT | '"' TEXT '"' | "[" INT, ... "]" | "@" REFERENCE ":" kind
//          | "tensor" type | graph )
// A name may be left out in a list: "(a, , b)". Initializers and tensors hold zeros of one byte an
// element size. An error of the text throws std::invalid_argument.
#pragma once

#include <string_view>

#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {

/// Returns the model of a text; graphs are named "g".
ModelProto ModelFromText(std::string_view text);

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

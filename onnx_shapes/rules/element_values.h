// SPDX-License-Identifier: Apache-2.0
//
// Follows the elements of small tensors through elementwise operators, with broadcasting.
//
//   ctx.SetShape(0, ...);
//   MapElements(ctx, [](ElementMath& math, ElementSpan e) { return math.Add(e[0], e[1]); });
//
// Nothing is kept between calls.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/rules/element_math.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns whether something is known of the elements of a value.
bool HasElements(const Value& value);

/// Returns the elements of a value in row-major order, bound symbols replaced; empty where
/// HasElements() is false.
std::vector<Element> ElementsOf(const Value& value, const SymbolTable& symbols);

/// Gives a value of known type its elements.
void SetElements(absl::Span<const Element> elements, Value* value);

/// Returns the number of elements of a shape, nullopt where it is not known or above kMaxElements.
std::optional<size_t> SmallCount(const SymShape& shape);

/// Makes one element of the elements at one position of the inputs.
using ElementFunction = std::function<Element(ElementMath&, ElementSpan)>;

/// Which inputs have to have known elements before any element is computed.
enum class Known { kAll, kSome };

/// Gives the first output the elements that `function` makes of those of the listed inputs, which
/// broadcast to its shape. That shape and its type have to be stated before. The arithmetic is that
/// of the last input's type. Does nothing for an output with more than kMaxElements elements, or
/// when no element is known.
void MapElements(Context& ctx, absl::Span<const size_t> inputs, const ElementFunction& function,
                 Known known = Known::kAll);
/// The same for all inputs of the node.
void MapElements(Context& ctx, const ElementFunction& function, Known known = Known::kAll);

/// Operations of one and of two operands.
using UnaryFunction = Element (ElementMath::*)(const Element&);
using BinaryFunction = Element (ElementMath::*)(const Element&, const Element&);

/// Gives the first output the shape of the first input, and its elements by `function`.
void Unary(Context& ctx, UnaryFunction function);
/// Gives the first output the shape that the inputs have after broadcasting, and its elements by
/// `function`.
void Binary(Context& ctx, BinaryFunction function);
/// The same where the second input is stretched as the attributes of versions 1 to 6 say.
void LegacyBinary(Context& ctx, BinaryFunction function);

/// Elements of Where: those of the second or the third input by the first, each as far as known.
void MapWhere(Context& ctx);
/// Elements of Cast: those of the first input in the type that the first output has.
void MapCast(Context& ctx);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

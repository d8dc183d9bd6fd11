// SPDX-License-Identifier: Apache-2.0
//
// What the rules of operators with bodies share.
//
//   const AttributeView* body = BodyOf(ctx, "loop_c1", "body", inputs, outputs);
//   std::optional<SymShape> either = Union(ctx, then_shape, else_shape);
//
// Nothing is kept between calls.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns the GRAPH attribute when its body has as many inputs and outputs as needed; null after a
/// fault, and when there is no such attribute. `max_outputs` bounds those of the body.
const AttributeView* BodyOf(Context& ctx, const char* label, std::string_view attribute,
                            size_t inputs, size_t min_outputs, size_t max_outputs);

/// Returns whether a value may have a single element, whatever its rank is.
bool MayBeSingle(const Value& value);

/// Requires an input, if its shape is known, to have a single element.
void RequireSingle(Context& ctx, const char* label, size_t input);

/// Returns what holds of a shape that is one of two: sizes in which they differ are new ones.
std::optional<SymShape> Union(Context& ctx, const std::optional<SymShape>& a,
                              const std::optional<SymShape>& b);

/// Puts a new size in place of each that was made up after the mark, in one run of a body of many,
/// and of each that is not known.
void Renew(Context& ctx, int64_t mark, SymShape* shape);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

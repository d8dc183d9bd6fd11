// SPDX-License-Identifier: Apache-2.0
//
// Lists that a node has as attributes: labels, categories, the parameters of a model.
//
//   const auto labels = ListLength(ctx, "classlabels_strings");
//   RequireExactlyOne(ctx, "onehotencoder_c1", {"cats_int64s", "cats_strings"});
//
// An attribute that refers to one of the enclosing function is there, though its value is not
// known. Nothing is kept between calls.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// Returns whether the node has an attribute of that name, whatever is known of its value.
bool HasAttr(const Context& ctx, std::string_view name);

/// Returns how many entries a list has, or a tensor of one dimension; nullopt where that is not
/// known.
std::optional<int64_t> ListLength(Context& ctx, std::string_view name);

/// Returns the length of the list, if it is known and not 0.
std::optional<int64_t> NonemptyLength(Context& ctx, std::string_view name);

/// Returns the attribute of the list that the node has, empty after a fault: it needs one, and not
/// more. A list of no entries counts as none.
std::string_view RequireExactlyOne(Context& ctx, const char* label,
                                   std::initializer_list<std::string_view> names);

/// Requires the lists that the node has, and whose lengths are known, to have the same; returns
/// false after a fault. A list of no entries counts as none.
bool RequireSameLength(Context& ctx, const char* label,
                       std::initializer_list<std::string_view> names);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
//
// Lists of integers that a node has as an attribute or as an input: axes, pads, sizes.
//
//   const auto list = InputList(ctx, 1);                  // {0, N, ?} as far as known
//   const auto axes = RequireAxes(ctx, "squeeze_c1", *list, rank);
//
// The entries are values. Nothing is kept between calls.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/types/span.h"
#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

/// The entries of a list; one that is not known is an unknown size.
using SymList = std::vector<SymDim>;

/// Returns the list that an input gives, its entries unknown where only their number is known and
/// where they are not integers. A scalar counts as a list of one. Nullopt for an input that is left
/// out, for a number of entries that is not known or above kMaxElements, and after a fault for one
/// of two dimensions or more (list_c1).
std::optional<SymList> InputList(Context& ctx, size_t input);

/// Returns the same for an input of any rank, in row-major order.
std::optional<SymList> InputEntries(Context& ctx, size_t input);

/// Returns the only element of an input of any rank; unknown where there is not exactly one.
SymDim InputScalar(Context& ctx, size_t input);

/// Returns an INTS attribute; nullopt when the node has none.
std::optional<SymList> AttrList(Context& ctx, std::string_view name);

/// Returns the entries as numbers; nullopt where one of them is none.
std::optional<std::vector<int64_t>> NumbersOf(const SymList& list);

/// Returns the axes counted from 0. Nullopt when one is not known, and after a fault for the first
/// one outside of [-rank, rank - 1]; `attribute` is where the list stands, empty for an input.
std::optional<std::vector<int>> RequireAxes(Context& ctx, const char* label, const SymList& list,
                                            int rank, std::string_view attribute = "");

/// Requires no axis, counted from 0 and below `rank`, to occur twice; returns false after a fault.
bool RequireDistinct(Context& ctx, const char* label, absl::Span<const int> axes, int rank,
                     std::string_view attribute = "");

/// Returns all axes of a rank in order.
std::vector<int> AllAxes(int rank);

/// Returns a shape of new sizes.
SymShape FreshShape(Context& ctx, int rank);

/// Returns the size, or a new one for a size that is not known; negative numbers count as such.
SymDim KnownOrFresh(Context& ctx, const SymDim& size);

/// Returns the number of elements: 0 if one of the sizes is, whatever the others are; unknown if
/// one is unknown or negative.
SymDim ElementCount(Context& ctx, absl::Span<const SymDim> sizes);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

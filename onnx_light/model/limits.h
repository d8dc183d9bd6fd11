// SPDX-License-Identifier: Apache-2.0
//
// Bounds that keep the cost of a hostile model in proportion to its size. Constants only.
//
//   if (depth > kMaxDepth) return;
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Graphs and expanded calls inside each other. A parsed file has at most 33 graphs inside each
/// other, since protobuf reads 100 messages deep.
inline constexpr int kMaxDepth = 200;

/// Bytes of an operator or an attribute in the path of a subgraph.
inline constexpr size_t kMaxStepName = 64;

/// Names that are searched for one that is spelt alike, and how often that is done.
inline constexpr int kMaxCandidates = 2000;
inline constexpr int kMaxSuggestions = 50;

/// Faults of a function's body that are kept for one kind of call, and for all of them together.
inline constexpr size_t kMaxFaultsOfCall = 100;
inline constexpr int64_t kMaxFaultsOfCalls = 20000;

/// Work on expanding calls: a base, and how often the bodies may be walked over in all.
inline constexpr int64_t kExpansionBase = 100000;
inline constexpr int64_t kExpansionFactor = 64;

}  // namespace ONNX_LIGHT_NAMESPACE::model

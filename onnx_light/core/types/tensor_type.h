// SPDX-License-Identifier: Apache-2.0
//
// The value types of ONNX (tensor_type_enum.h) with their strings both ways.
//
//   ToTypeString(TensorType::kSeqInt64)              -> "seq(tensor(int64))"
//   TensorTypeFromString("tensor(float8e4m3fn)")     -> TensorType::kFloat8e4m3fn
//
// Plain values; every function is a pure function and safe from any thread.
#pragma once

#include <optional>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/types/tensor_type_enum.h"

namespace ONNX_LIGHT_NAMESPACE::onnx_proto {

/// Returns the type that an ONNX type string names, or nullopt. White space is not significant.
std::optional<TensorType> TensorTypeFromString(std::string_view text);

}  // namespace ONNX_LIGHT_NAMESPACE::onnx_proto

// SPDX-License-Identifier: Apache-2.0
//
// How much data a tensor carries, field by field, whether protobuf holds it or the loader skipped it.
#pragma once

#include <cstdint>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE {
class TensorProto;
}

namespace ONNX_LIGHT_NAMESPACE::model {

/// Sizes of a tensor's storage fields: bytes of raw_data, entries of the others.
struct PayloadExtent {
  bool has_raw_data = false;
  int64_t raw_data = 0;
  int64_t float_data = 0;
  int64_t int32_data = 0;
  int64_t string_data = 0;
  int64_t int64_data = 0;
  int64_t double_data = 0;
  int64_t uint64_data = 0;
  /// Whether some of it was skipped by the loader, so that the values cannot be read.
  bool skipped = false;
};

/// Returns the extent of a tensor's payload. Only tensors of a LoadedModel may have skipped parts.
PayloadExtent ExtentOf(const TensorProto& tensor);

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
//
// How much data a tensor carries, field by field, whether protobuf holds it or the loader skipped
// it.
//
//   const PayloadExtent extent = ExtentOf(tensor);
//   if (!extent.skipped && extent.int64_data == 3) Use(tensor.int64_data());
//
// What the loader skips reads as absent (as empty for raw_data), and its measure is one more field
// of the TensorProto, of a number that the format does not use, which protobuf keeps among the
// unknown fields. Files may hold a field of that number too, and VerifyModel takes models that
// never went through the loader, so the field starts with a key: 64 random bits, chosen once a
// process. Nobody outside can write it, so a measure counts exactly when the loader wrote it, no
// caller has to say where a message is from, and nothing of a file has to be removed. Protobuf
// joins singular messages that occur twice; markers are joined with them and add up as the data
// would.
//
// Pure functions, safe from any thread.
#pragma once

#include <cstdint>
#include <string>

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

/// Appends to a serialized TensorProto the measure of what was left out of it. With has_raw_data,
/// raw_data is the size of the last raw_data field, which stands empty in the message.
void AppendSkippedExtent(const PayloadExtent& skipped, std::string* message);

}  // namespace ONNX_LIGHT_NAMESPACE::model

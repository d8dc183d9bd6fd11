// SPDX-License-Identifier: Apache-2.0
//
// Copies a serialized ModelProto without the large payloads of its tensors.
//
//   WireReader reader(fd, size);
//   ModelProto model;
//   model.ParseFromString(CompactModel(reader));
//
// Only messages that can hold tensors are gone through; all other fields are copied as they are,
// for protobuf to judge. So a model is accepted exactly when protobuf would accept the whole of it.
// What is left out is measured and told to ExtentOf (payload.h). Functions without state.
#pragma once

#include <cstdint>
#include <string>

#include "onnx_light/core/namespace.h"
#include "onnx_light/model/wire_reader.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Bytes of payload fields that are kept, for constants from which shapes are computed.
struct CompactLimits {
  int64_t tensor = 16 << 10;  ///< In one tensor; 1,024 numbers of an int64 tensor at least.
  int64_t model = 8 << 20;  ///< In all tensors together, before the next limit replaces the first.
  int64_t small = 1 << 10;  ///< In one tensor of a model with too many of them.
};

/// Returns the model, read from the start, without what the limits exclude. Throws WireError.
std::string CompactModel(WireReader& reader, const CompactLimits& limits = {});

/// Goes through every message of a model that protobuf refuses, not only those that hold tensors,
/// and throws WireError at the first malformed field. Returns when there is none to be found.
void LocateFault(WireReader& reader);

}  // namespace ONNX_LIGHT_NAMESPACE::model

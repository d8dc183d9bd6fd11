// SPDX-License-Identifier: Apache-2.0
//
// Reads the structure of a model and leaves the weights where they are.
//
//   LoadedModel loaded = LoadModel(std::filesystem::path("model.onnx"));
//   if (loaded.error) std::cerr << ToString(*loaded.error);
//
// Payloads of tensors (raw_data, float_data, int32_data, string_data, int64_data, double_data,
// uint64_data) above 16 KiB, and above 1 KiB once 8 MiB have been kept, are measured and skipped
// before protobuf sees them; ExtentOf (payload.h) gives their measure. A file is read with bounded
// preads, never mapped, so that a file that shrinks meanwhile is an error and not a signal. Memory
// follows the graph and not the weights. Calls are independent of each other and may run on several
// threads at once.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// A model without its large payloads, or the reason why there is none.
struct LoadedModel {
  ModelProto model;
  /// Set when the file or the bytes are not a readable model (code `unreadable`); `model` is then
  /// empty.
  std::optional<core::diagnostics::Diagnostic> error;
  /// Whether `error` says that the file could not be read (no such path, no permission, not a
  /// regular file, an I/O error), and not that its content is no model.
  bool io_error = false;
};

/// Reads a file of any size.
LoadedModel LoadModel(const std::filesystem::path& path);

/// Reads a serialized model; the bytes are not kept.
LoadedModel LoadModel(std::string_view bytes);

}  // namespace ONNX_LIGHT_NAMESPACE::model

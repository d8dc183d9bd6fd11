// SPDX-License-Identifier: Apache-2.0
//
// Checks how a model is spread over several devices: the configurations of the model, and what its
// nodes say of them.
//
//   DeviceConfigurations devices(model, &findings);
//   devices.CheckNode(node, [&] { return place; }, &findings);
//
// Borrows from the model. Safe to read from many threads.
#pragma once

#include <string_view>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/findings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// The device configurations of a model.
class DeviceConfigurations {
 public:
  /// Reads the configurations and reports those without a name, of one name, without devices, or
  /// with fewer or more device names than devices.
  DeviceConfigurations(const ModelProto& model, Findings* findings);

  /// Checks what a node says: its configurations exist, the tensors it shards are its inputs and
  /// outputs, the devices are there, and each axis is split into at least one part. `place` makes
  /// the place of the node and is called for a finding only.
  void CheckNode(const NodeProto& node, absl::FunctionRef<Location()> place,
                 Findings* findings) const;

 private:
  absl::flat_hash_map<std::string_view, int32_t, core::StringHash> devices_;  // Number by name.
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
//
// Checks the metadata that hangs on models, graphs, nodes and values.
//
//   CheckMetadata(model.metadata_props(), [&] { return place; }, &findings);
//
// A pure function of its arguments.
#pragma once

#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/model/findings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Warns of keys that occur twice. `place` makes the place of the owner and is called for a finding
/// only.
void CheckMetadata(const google::protobuf::RepeatedPtrField<StringStringEntryProto>& entries,
                   absl::FunctionRef<Location()> place, Findings* findings);

}  // namespace ONNX_LIGHT_NAMESPACE::model

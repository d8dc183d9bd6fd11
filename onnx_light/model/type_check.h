// SPDX-License-Identifier: Apache-2.0
//
// Checks that a TypeProto says something that can be: element types exist, sizes are not negative.
//
//   CheckType(value_info.type(), [&] { return place; }, &findings);
//
// A pure function of its arguments.
#pragma once

#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/model/findings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Reports element types that do not exist, and remarks on negative sizes, by which some writers
/// mean an unknown one. `place` makes the place of the owner and is called for a finding only.
void CheckType(const TypeProto& type, absl::FunctionRef<Location()> place, Findings* findings);

/// Reports what the inputs and outputs of a model must state and this type does not: an element
/// type, and for tensors a shape. The place's value is the name of the input or output.
void CheckTypeIsComplete(const TypeProto& type, absl::FunctionRef<Location()> place,
                         Findings* findings);

}  // namespace ONNX_LIGHT_NAMESPACE::model

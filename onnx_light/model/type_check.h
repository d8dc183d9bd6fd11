// SPDX-License-Identifier: Apache-2.0
//
// Checks that a TypeProto says something that can be: element types exist, sequences, optionals and
// maps have contents, sizes are not negative.
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

/// Reports element types that do not exist or are no keys of a map, and sequences, optionals and
/// maps that leave the type of their content open; remarks on negative sizes, by which some writers
/// mean an unknown one. `place` makes the place of the owner, whose value is its name, and is
/// called for a finding only.
void CheckType(const TypeProto& type, absl::FunctionRef<Location()> place, Findings* findings);

/// Reports what the inputs and outputs of a model must state beyond what CheckType demands, and
/// this type does not: a type, and for tensors an element type and a shape.
void CheckTypeIsComplete(const TypeProto& type, absl::FunctionRef<Location()> place,
                         Findings* findings);

}  // namespace ONNX_LIGHT_NAMESPACE::model

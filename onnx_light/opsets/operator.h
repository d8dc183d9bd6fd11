// SPDX-License-Identifier: Apache-2.0
//
// What an operator file needs: the history it fills and the names it is written with. Kept light,
// since every operator file includes it.
#pragma once

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/history.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {

namespace types = core::types;

using core::schema::AttributeType;
using core::schema::History;

using core::schema::Float;
using core::schema::Floats;
using core::schema::Int;
using core::schema::Ints;
using core::schema::NoDefault;
using core::schema::Required;
using core::schema::Str;
using core::schema::Strs;
using core::schema::Text;

using core::schema::kDifferentiable;
using core::schema::kHeterogeneous;
using core::schema::kNonDifferentiable;
using core::schema::kOptional;
using core::schema::kVariadic;
using core::schema::kVariadicOrNone;

using core::types::Optionals;
using core::types::Sequences;

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

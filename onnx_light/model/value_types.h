// SPDX-License-Identifier: Apache-2.0
//
// Reads TypeProto messages as the types that the checks compare.
//
//   ValueTypes types;
//   ValueType y = types.Of(value_info.type());       // y.Text() == "tensor(float)"
//
// A type that TensorType cannot name becomes a canonical expression, whose text lives as long as
// the ValueTypes that made it; each distinct text is kept once. One thread at a time.
#pragma once

#include <google/protobuf/arena.h>

#include <string>
#include <string_view>

#include "absl/container/node_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/type_expression.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::schema::ValueType;
using onnx_proto::TensorType;

/// Types deeper than this many levels are unknown; the parser stops at 100 messages as well.
using core::types::kMaxTypeDepth;

/// Returns the dense tensor type of a TensorProto.DataType number; kUndefined for 0 and for numbers
/// that name no element type.
inline TensorType TensorTypeOf(int32_t element) {
  return element > 0 && element <= onnx_proto::kElementTypeCount ? static_cast<TensorType>(element)
                                                                 : TensorType::kUndefined;
}

/// Returns the type where TensorType can name it without a look at its text: tensors, sparse
/// tensors, sequences and optionals of them; kUndefined for every other one.
TensorType TensorTypeOf(const TypeProto& type);

/// Reads types and keeps the texts of those that TensorType cannot name, and other texts beside.
class ValueTypes {
 public:
  /// Returns the type; unknown where the message leaves a part of it open.
  ValueType Of(const TypeProto& type);

  /// Returns a copy of a text that lives as long as this.
  std::string_view Keep(std::string_view text);

 private:
  google::protobuf::Arena texts_;
  absl::node_hash_map<std::string, ValueType, core::StringHash, std::equal_to<>> expressions_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

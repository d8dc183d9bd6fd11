// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/attribute_kinds.h"

#include <iterator>

#include "absl/algorithm/container.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::schema::AttributeType;

struct Kind {
  const char* name;
  AttributeType type;
};

constexpr Kind kKinds[] = {
    {"int", AttributeType::INT},
    {"ints", AttributeType::INTS},
    {"float", AttributeType::FLOAT},
    {"floats", AttributeType::FLOATS},
    {"string", AttributeType::STRING},
    {"strings", AttributeType::STRINGS},
    {"tensor", AttributeType::TENSOR},
    {"tensors", AttributeType::TENSORS},
    {"sparse_tensor", AttributeType::SPARSE_TENSOR},
    {"sparse_tensors", AttributeType::SPARSE_TENSORS},
    {"graph", AttributeType::GRAPH},
    {"graphs", AttributeType::GRAPHS},
    {"type", AttributeType::TYPE_PROTO},
    {"types", AttributeType::TYPE_PROTOS},
};

}  // namespace

const char* AttributeKindName(AttributeType type) {
  const auto* it = absl::c_find_if(kKinds, [&](const Kind& kind) { return kind.type == type; });
  return it == std::end(kKinds) ? nullptr : it->name;
}

AttributeType AttributeKindFromName(std::string_view name) {
  const auto* it = absl::c_find_if(kKinds, [&](const Kind& kind) { return kind.name == name; });
  return it == std::end(kKinds) ? AttributeType::UNDEFINED : it->type;
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension

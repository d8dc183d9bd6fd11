// SPDX-License-Identifier: Apache-2.0
//
// Remembers look-ups in the default domain: models use a few operators again and again.
//
//   const LightOpSchema* relu = cache.Find(registry, "Relu", 17);
//
// A table of fixed size that a new look-up writes over an old one. Borrows the names, which must
// outlive it. One thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Look-ups of one registry.
class SchemaCache {
 public:
  /// Returns what registry.Find("", op_type, version) does.
  const core::schema::LightOpSchema* Find(const core::schema::SchemaRegistry& registry,
                                          std::string_view op_type, int version) {
    if (op_type.empty()) return nullptr;
    Entry& entry = entries_[Place(op_type)];
    if (entry.version != version || entry.op_type != op_type) {
      entry = {op_type, version, registry.Find("", op_type, version)};
    }
    return entry.schema;
  }

 private:
  struct Entry {
    std::string_view op_type = {};
    int version = -1;
    const core::schema::LightOpSchema* schema = nullptr;
  };
  static constexpr size_t kEntries = 64;

  static size_t Place(std::string_view op_type) {
    const auto letter = [&](size_t i) -> size_t { return static_cast<unsigned char>(op_type[i]); };
    const size_t last = op_type.size() - 1;
    return (op_type.size() * 7 + letter(0) + letter(last) * 3 + letter(last / 2) * 5) % kEntries;
  }

  std::array<Entry, kEntries> entries_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

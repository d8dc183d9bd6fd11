// SPDX-License-Identifier: Apache-2.0
//
// The registry of a Python program, which its records keep alive.
//
//   const SharedSchemas schemas(registry);         // null: the built-in ones
//   schemas->Find("", "Clip", 13);
//
// Look-ups go on side by side; an import waits for them, and they for it. To wait for either, the
// lock of the interpreter must be released.
#pragma once

#include <nanobind/nanobind.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <shared_mutex>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::python {

/// The built-in operators and those that a program imports.
struct Registry {
  std::shared_ptr<core::schema::SchemaRegistry> schemas =
      std::make_shared<core::schema::SchemaRegistry>(&opsets::BuiltInRegistry());
  std::unique_ptr<std::shared_mutex> mutex = std::make_unique<std::shared_mutex>();
};

/// The schemas of a registry for look-ups, which no import changes meanwhile.
class SharedSchemas {
 public:
  explicit SharedSchemas(const Registry* registry)
      : schemas_(registry == nullptr ? opsets::BuiltInRegistry() : *registry->schemas) {
    if (registry != nullptr) lock_ = std::shared_lock(*registry->mutex);
  }
  const core::schema::SchemaRegistry* operator->() const { return &schemas_; }
  const core::schema::SchemaRegistry& operator*() const { return schemas_; }

 private:
  const core::schema::SchemaRegistry& schemas_;
  std::shared_lock<std::shared_mutex> lock_;
};

/// Returns the path that a str or os.PathLike names; nullopt for other objects.
std::optional<std::filesystem::path> PathOf(nanobind::handle object);

}  // namespace ONNX_LIGHT_NAMESPACE::python

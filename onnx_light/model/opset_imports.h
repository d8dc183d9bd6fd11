// SPDX-License-Identifier: Apache-2.0
//
// The versions of the domains that a model or a function imports.
//
//   OpsetImports imports(model.opset_import(), registry, &findings, place);
//   std::optional<int> version = imports.VersionOf("");   // of "ai.onnx"
//
// Borrows the names of the domains from the message. Safe to read from many threads.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/findings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Imported domains, "" and "ai.onnx" being one, each with the version that counts.
class OpsetImports {
 public:
  using Messages = google::protobuf::RepeatedPtrField<OperatorSetIdProto>;

  OpsetImports() = default;
  OpsetImports(OpsetImports&&) = default;
  OpsetImports& operator=(OpsetImports&&) = default;

  /// Reads imports and reports those that are incomplete, below 1, newer than the registry knows,
  /// or repeated; `place` is where they stand. Of two for one domain the higher counts, and of one
  /// too new the newest known.
  OpsetImports(const Messages& imports, const core::schema::SchemaRegistry& registry,
               const Location& place, Findings* findings);

  /// Adds version 1 of the default domain, which models before IR version 3 mean.
  void ImplyDefaultDomain() { default_version_ = 1; }

  bool empty() const { return !default_version_ && versions_.empty(); }

  /// Returns the version to hold a node of the domain against; nullopt if it is not imported.
  std::optional<int> VersionOf(std::string_view domain) const {
    if (domain.empty() || domain == core::schema::kOnnxDomain) return default_version_;
    const auto it = versions_.find(domain);
    return it == versions_.end() ? std::nullopt : std::optional<int>(it->second);
  }

  /// Returns the versions as the file states them, "ai.onnx" for the default domain.
  const std::map<std::string, int64_t>& stated() const { return stated_; }

 private:
  std::optional<int> default_version_;
  absl::flat_hash_map<std::string_view, int, core::StringHash> versions_;
  std::map<std::string, int64_t> stated_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

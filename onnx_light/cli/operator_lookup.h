// SPDX-License-Identifier: Apache-2.0
//
// Finds the operator that an argument of the command line names.
//
//   FindOperator(registry, "Clip-12", "")               the newest version not above 12
//   FindOperator(registry, "ai.onnx.ml::Scaler", "")    as diagnostics write it
//   FindOperator(registry, "Attention", "com.microsoft")
//   FindOperator(registry, "acme::Scale:fast", "")      an overload
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// An operator and the version of it that was asked for.
struct FoundOperator {
  const std::vector<core::schema::LightOpSchema>* history;  ///< All versions, oldest first.
  const core::schema::LightOpSchema* schema;
  std::string_view overload;  ///< Borrows from the argument or the registry.
};

/// Finds the operator of an argument "[DOMAIN::]OP[:OVERLOAD][-VERSION]"; without a version the
/// newest, without an overload the operator that has none or its only one.
/// Without a domain here and in the argument, the standard domain goes before the others, of which
/// only one may have the operator. Throws UsageError with what the registry has to say.
FoundOperator FindOperator(const core::schema::SchemaRegistry& registry, std::string_view argument,
                           const std::string& domain);

/// Returns the version of an operator that is in force at `version` of its domain. Throws
/// UsageError when there is none, or no such version of the domain.
const core::schema::LightOpSchema& VersionAt(const core::schema::SchemaRegistry& registry,
                                             std::string_view domain, std::string_view op_type,
                                             int version, std::string_view overload = "");

/// Throws UsageError unless the domain has that version; kNewestVersion is one that each has.
void RequireVersion(const core::schema::SchemaRegistry& registry, std::string_view domain,
                    int version);

/// Throws UsageError, with the nearest name, unless the domain is known.
void RequireDomain(const core::schema::SchemaRegistry& registry, std::string_view domain);

}  // namespace ONNX_LIGHT_NAMESPACE::cli

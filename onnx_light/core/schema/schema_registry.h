// SPDX-License-Identifier: Apache-2.0
//
// Finds the schema that answers for an operator at a version of its domain.
//
//   const LightOpSchema* clip = BuiltInRegistry().Find("", "Clip", 12);   // Clip-12
//   if (clip == nullptr) std::cerr << ToString(BuiltInRegistry().Explain("", "Clip", 12));
//
// A registry is made of domains, each a map of builders that runs one when its operator is first
// asked for, of schemas registered one by one, and of operators imported from extension documents.
// It may stand on another registry, which it then extends; the other one must outlive it. Schemas
// live as long as the registry that built them. Look-ups are safe from many threads and do not
// allocate once an operator has been built; AddDomain, Register and the imports are for the time
// before a registry is shared. Import and ImportDocument are defined in onnx_light/extension, and
// programs that do not call them need not link it.
#pragma once

#include <filesystem>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/import_result.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// A domain whose operators are built on demand.
struct DomainBuilders {
  std::string_view domain;  ///< Must outlive the registry.
  int max_version;          ///< Newest version of the domain.
  /// Whether the domain is defined in full here, so that a name it lacks is an error.
  bool complete;
  const std::map<std::string, SchemaBuilder>& (*builders)();
};

/// Stands for the newest version of a domain, whichever that is.
inline constexpr int kNewestVersion = std::numeric_limits<int>::max();

/// Schemas by domain, operator, overload and version. "" and "ai.onnx" are one domain.
class SchemaRegistry {
 public:
  explicit SchemaRegistry(const SchemaRegistry* base = nullptr);
  ~SchemaRegistry();
  SchemaRegistry(const SchemaRegistry&) = delete;
  SchemaRegistry& operator=(const SchemaRegistry&) = delete;

  /// Adds a domain; no builder runs. Throws SchemaError when the domain is there already.
  void AddDomain(const DomainBuilders& domain);

  /// Adds one version of an operator; an equal one again changes nothing. Throws SchemaError that
  /// shows both when another schema has the same domain, operator, overload and version, or when
  /// the schema's min_output() exceeds its max_output().
  void Register(LightOpSchema schema, std::string_view overload = "");

  /// Adds an operator that `builder` builds when it is first asked for. Its domain gains no version
  /// by it. Throws SchemaError when the operator is there already.
  void AddOperator(std::string_view domain, std::string_view op_type, std::string_view overload,
                   SchemaBuilder builder);

  /// Imports the operator-extension document of a file, or those of all *.json files below a folder
  /// but the ones that a document names as its tests. Nothing is imported unless all of them are
  /// valid and in accord with each other and with what the registry knows. An imported operator
  /// answers for every version of its domain; the same document again changes nothing.
  ImportResult Import(const std::filesystem::path& path);

  /// Imports a document that is not in a file.
  ImportResult ImportDocument(std::string document);

  /// Returns the newest version of an operator not above `version` of its domain, or null.
  const LightOpSchema* Find(std::string_view domain, std::string_view op_type, int version,
                            std::string_view overload = "") const;

  /// Returns the newest version of an operator, or null.
  const LightOpSchema* Newest(std::string_view domain, std::string_view op_type,
                              std::string_view overload = "") const;

  /// Returns all versions of an operator, oldest first; null when there is none.
  const std::vector<LightOpSchema>* History(std::string_view domain, std::string_view op_type,
                                            std::string_view overload = "") const;

  /// Says why Find gave null: a version too old, a misspelt name, another domain. Its code is
  /// unknown-operator, operator-newer-than-opset or, for a domain that is not complete,
  /// unverified-node.
  Diagnostic Explain(std::string_view domain, std::string_view op_type, int version,
                     std::string_view overload = "") const;

  /// Returns whether any operator of the domain, or an empty domain of that name, is known.
  bool HasDomain(std::string_view domain) const;
  /// Returns the newest version of a domain; 0 for an unknown one or one without versions of its
  /// own.
  int MaxVersion(std::string_view domain) const;
  /// Returns the names of the domains, sorted.
  std::vector<std::string_view> Domains() const;
  /// Returns the names of a domain's operators, sorted; each once, whatever its overloads.
  std::vector<std::string_view> Operators(std::string_view domain) const;
  /// Returns every version of every operator, sorted by domain, name, version and overload. Builds
  /// them all.
  std::vector<const LightOpSchema*> AllVersions() const;
  /// Returns the overloads of an operator, sorted; "" is the operator without one.
  std::vector<std::string_view> Overloads(std::string_view domain, std::string_view op_type) const;

 private:
  struct Entry;
  struct Domain;

  Domain* FindDomain(std::string_view domain) const;
  Domain* FindOrAddDomain(std::string_view domain);
  const Entry* FindEntry(std::string_view domain, std::string_view op_type,
                         std::string_view overload) const;

  const SchemaRegistry* base_;
  std::vector<std::unique_ptr<Domain>> domains_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/importer.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/spec_reader.h"
#include "onnx_light/json/canonical_json.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::extension {
namespace {

using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::Quote;
using core::schema::CanonicalDomain;
using core::schema::ExtensionSpec;
using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;

// An operator, as a registry tells them apart.
using Key = std::tuple<std::string, std::string, std::string>;

Key KeyOf(const ExtensionSpec& spec) {
  return {std::string(CanonicalDomain(spec.domain)), spec.op_type, spec.overload};
}

std::string SourceText(const ExtensionSpec& spec) {
  return spec.source.empty() ? StrCat("the document ", Quote(spec.name)) : Quote(spec.source);
}

std::string OperatorText(const ExtensionSpec& spec) {
  return StrCat(CanonicalDomain(spec.domain), "::", spec.op_type, spec.overload.empty() ? "" : ":",
                spec.overload);
}

// White space, the order of members and the way a number is written make no difference.
bool SameDocument(const std::string& a, const std::string& b) {
  if (a == b) return true;
  std::vector<Diagnostic> none;
  json::JsonFindings findings(&none);
  const auto canonical = [&](const std::string& text) {
    const auto document = json::JsonDocument::Parse(text, {Code::kSpecSyntax}, &findings);
    return document == nullptr ? text : json::CanonicalJson(document->Root());
  };
  return canonical(a) == canonical(b);
}

// Gives a document that defines what something else defines too a finding.
void Conflict(std::string found, std::string hint, SpecReading* reading) {
  reading->diagnostics.push_back({Code::kSpecConflict, reading->operator_place, std::move(found),
                                  "one definition of each domain, operator and overload",
                                  std::move(hint)});
  reading->spec = nullptr;
}

void Compare(const ExtensionSpec& other, SpecReading* reading) {
  if (SameDocument(other.document, reading->spec->document)) return;
  Conflict(StrCat("a definition of ", OperatorText(*reading->spec), " in ",
                  SourceText(*reading->spec), " that differs from the one in ", SourceText(other)),
           "", reading);
}

}  // namespace

void FindConflicts(const SchemaRegistry& registry, std::vector<SpecReading>* readings) {
  std::map<Key, std::shared_ptr<const ExtensionSpec>> defined;
  for (SpecReading& reading : *readings) {
    if (!reading.valid()) continue;
    const Key key = KeyOf(*reading.spec);
    const auto& [domain, op_type, overload] = key;
    if (const auto* known = registry.History(domain, op_type, overload)) {
      if (const auto& other = known->back().extension()) {
        Compare(*other, &reading);
      } else {
        Conflict(StrCat("a definition of the built-in operator ", domain,
                        "::", SignatureOf(known->back())),
                 "give operator.op_type a name, or operator.domain a domain, of its own", &reading);
      }
    } else if (const auto [it, is_new] = defined.emplace(key, reading.spec); !is_new) {
      Compare(*it->second, &reading);
    }
  }
}

size_t AddSpecs(const std::vector<SpecReading>& readings, SchemaRegistry* registry) {
  size_t added = 0;
  for (const SpecReading& reading : readings) {
    if (!reading.valid()) continue;
    const auto [domain, op_type, overload] = KeyOf(*reading.spec);
    if (registry->History(domain, op_type, overload) != nullptr) continue;
    registry->AddOperator(domain, op_type, overload,
                          [spec = reading.spec] { return std::vector{SchemaOf(spec)}; });
    ++added;
  }
  return added;
}

LightOpSchema SchemaOf(const std::shared_ptr<const ExtensionSpec>& spec) {
  std::vector<core::schema::AttributeParam> attributes;
  attributes.reserve(spec->attributes.size());
  for (const auto& attribute : spec->attributes) attributes.push_back(attribute.parameter);
  LightOpSchema schema(spec->op_type, spec->domain, 1, spec->numerical_behavior, spec->inputs,
                       spec->outputs, spec->type_parameters, std::move(attributes));
  schema.set_extension(spec);
  return schema;
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension

namespace ONNX_LIGHT_NAMESPACE::core::schema {

namespace {

// All of the documents or none.
ImportResult ImportAll(std::vector<extension::SpecReading> readings, SchemaRegistry* registry) {
  extension::FindConflicts(*registry, &readings);
  ImportResult result;
  result.files.reserve(readings.size());
  for (extension::SpecReading& reading : readings) {
    result.files.push_back({reading.path, std::move(reading.diagnostics), reading.io_error});
  }
  if (result.ok()) result.imported = extension::AddSpecs(readings, registry);
  return result;
}

}  // namespace

ImportResult SchemaRegistry::Import(const std::filesystem::path& path) {
  return ImportAll(extension::ReadSpecFiles({path.string()}), this);
}

ImportResult SchemaRegistry::ImportDocument(std::string document) {
  std::vector<extension::SpecReading> readings;
  readings.push_back(extension::ReadSpec(std::move(document)));
  return ImportAll(std::move(readings), this);
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

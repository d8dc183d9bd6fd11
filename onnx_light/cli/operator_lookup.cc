// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/operator_lookup.h"

#include <algorithm>
#include <charconv>

#include "onnx_light/cli/command.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Quote;
using core::schema::kNewestVersion;
using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;

struct OperatorName {
  std::string_view domain;  // "" for any.
  std::string_view op_type;
  std::string_view overload = {};
  int version = kNewestVersion;
};

bool Knows(const SchemaRegistry& registry, const OperatorName& name) {
  const auto in = [&](std::string_view domain) {
    return name.overload.empty() ? !registry.Overloads(domain, name.op_type).empty()
                                 : registry.History(domain, name.op_type, name.overload) != nullptr;
  };
  if (!name.domain.empty()) return in(name.domain);
  const auto domains = registry.Domains();
  return std::any_of(domains.begin(), domains.end(), in);
}

// Adds what "OP[:OVERLOAD][-VERSION]" may mean; names and overloads may hold dashes and colons of
// their own. The last one is what it means where nothing is known of any.
void AddReadings(std::string_view domain, std::string_view text,
                 std::vector<OperatorName>* readings) {
  std::vector<OperatorName> whole = {{domain, text}};
  const size_t dash = text.rfind('-');
  if (dash != std::string_view::npos) {
    const char* end = text.data() + text.size();
    int version = 0;
    const auto parsed = std::from_chars(text.data() + dash + 1, end, version);
    if (parsed.ec == std::errc() && parsed.ptr == end && version > 0) {
      whole.push_back({domain, text.substr(0, dash), {}, version});
    }
  }
  for (const OperatorName& name : whole) {
    readings->push_back(name);
    for (size_t colon = name.op_type.rfind(':'); colon != std::string_view::npos;
         colon = colon == 0 ? std::string_view::npos : name.op_type.rfind(':', colon - 1)) {
      readings->push_back(
          {domain, name.op_type.substr(0, colon), name.op_type.substr(colon + 1), name.version});
    }
  }
}

// The first meaning of an argument that the registry knows; where it knows none, the usual one.
OperatorName Split(const SchemaRegistry& registry, std::string_view argument,
                   std::string_view domain) {
  std::vector<OperatorName> readings;
  AddReadings(domain, argument, &readings);
  for (size_t colons = argument.find("::"); colons != std::string_view::npos;
       colons = argument.find("::", colons + 1)) {
    AddReadings(core::schema::CanonicalDomain(argument.substr(0, colons)),
                argument.substr(colons + 2), &readings);
  }
  const auto known = std::find_if(readings.begin(), readings.end(),
                                  [&](const OperatorName& name) { return Knows(registry, name); });
  return known == readings.end() ? readings.back() : *known;
}

// Chooses the overload of an operator that exists with overloads only.
void ChooseOverload(const SchemaRegistry& registry, OperatorName* name) {
  if (!name->overload.empty() || registry.History(name->domain, name->op_type) != nullptr) return;
  const std::vector<std::string_view> overloads = registry.Overloads(name->domain, name->op_type);
  if (overloads.size() > 1) {
    throw UsageError(StrCat("found operator ", Quote(name->op_type), " with the overloads ",
                            StrJoin(overloads, " and "), ", expected one of them as in ",
                            name->op_type, ":", overloads.front()));
  }
  if (!overloads.empty()) name->overload = overloads.front();
}

// The domain of an operator that was named without one; "" when no domain has it.
std::string_view DomainOf(const SchemaRegistry& registry, std::string_view op_type) {
  std::vector<std::string_view> found;
  for (const std::string_view domain : registry.Domains()) {
    if (registry.Overloads(domain, op_type).empty()) continue;
    if (domain == core::schema::kOnnxDomain) return domain;
    found.push_back(domain);
  }
  if (found.size() > 1) {
    throw UsageError(StrCat("found operator ", Quote(op_type), " in the domains ",
                            StrJoin(found, " and "), ", expected --domain to name one of them"));
  }
  return found.empty() ? std::string_view() : found.front();
}

// The domain that has the likeliest meaning of a misspelt name.
std::string_view LikelyDomain(const SchemaRegistry& registry, std::string_view op_type) {
  const auto has_near = [&](std::string_view domain) {
    return !core::diagnostics::NearestName(op_type, registry.Operators(domain)).empty();
  };
  if (has_near(core::schema::kOnnxDomain)) return core::schema::kOnnxDomain;
  for (const std::string_view domain : registry.Domains()) {
    if (has_near(domain)) return domain;
  }
  return core::schema::kOnnxDomain;
}

}  // namespace

void RequireDomain(const SchemaRegistry& registry, std::string_view domain) {
  if (registry.HasDomain(domain)) return;
  const auto domains = registry.Domains();
  const std::string hint = core::diagnostics::DidYouMean(domain, domains);
  throw UsageError(StrCat("found domain ", Quote(domain), ", expected one of ",
                          StrJoin(domains, ", "), hint.empty() ? "" : "\n  hint: ", hint));
}

void RequireVersion(const SchemaRegistry& registry, std::string_view domain, int version) {
  // A domain of imported operators alone has no versions of its own.
  const int newest = registry.MaxVersion(domain);
  if (newest > 0 && version > newest && version != kNewestVersion) {
    throw UsageError(StrCat("found version ", version, ", expected at most ", newest,
                            ", the newest of ", domain));
  }
}

FoundOperator FindOperator(const SchemaRegistry& registry, std::string_view argument,
                           const std::string& domain) {
  OperatorName name = Split(registry, argument, domain);
  if (!name.domain.empty()) {
    RequireDomain(registry, name.domain);
  } else {
    name.domain = DomainOf(registry, name.op_type);
    if (name.domain.empty()) name.domain = LikelyDomain(registry, name.op_type);
  }
  ChooseOverload(registry, &name);
  const LightOpSchema& schema =
      VersionAt(registry, name.domain, name.op_type, name.version, name.overload);
  return {registry.History(name.domain, name.op_type, name.overload), &schema, name.overload};
}

const LightOpSchema& VersionAt(const SchemaRegistry& registry, std::string_view domain,
                               std::string_view op_type, int version, std::string_view overload) {
  RequireVersion(registry, domain, version);
  if (const auto* schema = registry.Find(domain, op_type, version, overload)) return *schema;
  const auto finding = registry.Explain(domain, op_type, version, overload);
  throw UsageError(
      StrCat(finding.Message(), finding.hint.empty() ? "" : "\n  hint: ", finding.hint));
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

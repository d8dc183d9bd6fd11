// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/operator_lookup.h"

#include <charconv>
#include <limits>

#include "onnx_light/cli/command.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Quote;
using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;

constexpr int kNewest = std::numeric_limits<int>::max();

struct OperatorName {
  std::string_view domain;
  std::string_view op_type;
  std::string_view overload = {};
  int version = kNewest;
};

bool Knows(const SchemaRegistry& registry, const OperatorName& name) {
  return registry.History(name.domain, name.op_type, name.overload) != nullptr;
}

// Splits "NAME:OVERLOAD" where that names an operator, or where no operator is called so.
void SplitOverload(const SchemaRegistry& registry, bool required, OperatorName* name) {
  const size_t colon = name->op_type.find(':');
  if (colon == std::string_view::npos || Knows(registry, *name)) return;
  OperatorName split = *name;
  split.op_type = name->op_type.substr(0, colon);
  split.overload = name->op_type.substr(colon + 1);
  if (required || Knows(registry, split)) *name = split;
}

// A name may hold a dash of its own: only what an operator's name cannot be is a version.
OperatorName Split(const SchemaRegistry& registry, std::string_view argument,
                   std::string_view domain) {
  OperatorName name{domain, argument};
  if (const size_t colons = argument.rfind("::"); colons != std::string_view::npos) {
    name.domain = core::schema::CanonicalDomain(argument.substr(0, colons));
    name.op_type = argument.substr(colons + 2);
  }
  SplitOverload(registry, false, &name);
  const size_t dash = name.op_type.rfind('-');
  if (name.overload.empty() && dash != std::string_view::npos) {
    const char* end = argument.data() + argument.size();
    int version = 0;
    const auto parsed = std::from_chars(name.op_type.data() + dash + 1, end, version);
    if (parsed.ec == std::errc() && parsed.ptr == end && version > 0 && !Knows(registry, name)) {
      name.version = version;
      name.op_type = name.op_type.substr(0, dash);
    }
  }
  SplitOverload(registry, true, &name);
  return name;
}

// Chooses the overload of an operator that exists with overloads only.
void ChooseOverload(const SchemaRegistry& registry, OperatorName* name) {
  if (!name->overload.empty() || Knows(registry, *name)) return;
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
  if (newest > 0 && version > newest) {
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
  const LightOpSchema* newest = registry.Newest(name.domain, name.op_type, name.overload);
  const LightOpSchema& schema =
      newest != nullptr && name.version == kNewest
          ? *newest
          : VersionAt(registry, name.domain, name.op_type,
                      name.version == kNewest ? registry.MaxVersion(name.domain) : name.version,
                      name.overload);
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

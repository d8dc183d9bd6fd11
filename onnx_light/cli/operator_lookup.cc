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
  int version = kNewest;
};

// A name may hold a dash of its own: only what an operator's name cannot be is a version.
OperatorName Split(const SchemaRegistry& registry, std::string_view argument,
                   std::string_view domain) {
  OperatorName name{domain, argument};
  if (const size_t colons = argument.rfind("::"); colons != std::string_view::npos) {
    name.domain = core::schema::CanonicalDomain(argument.substr(0, colons));
    name.op_type = argument.substr(colons + 2);
  }
  const size_t dash = name.op_type.rfind('-');
  if (dash == std::string_view::npos) return name;
  const char* end = argument.data() + argument.size();
  int version = 0;
  const auto parsed = std::from_chars(name.op_type.data() + dash + 1, end, version);
  if (parsed.ec == std::errc() && parsed.ptr == end && version > 0 &&
      registry.History(name.domain, name.op_type) == nullptr) {
    name.version = version;
    name.op_type = name.op_type.substr(0, dash);
  }
  return name;
}

// The domain of an operator that was named without one; "" when no domain has it.
std::string_view DomainOf(const SchemaRegistry& registry, std::string_view op_type) {
  std::vector<std::string_view> found;
  for (const std::string_view domain : registry.Domains()) {
    if (registry.History(domain, op_type) == nullptr) continue;
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
  if (const int newest = registry.MaxVersion(domain); version > newest) {
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
  const LightOpSchema& schema =
      VersionAt(registry, name.domain, name.op_type,
                name.version == kNewest ? registry.MaxVersion(name.domain) : name.version);
  return {registry.History(name.domain, name.op_type), &schema};
}

const LightOpSchema& VersionAt(const SchemaRegistry& registry, std::string_view domain,
                               std::string_view op_type, int version) {
  RequireVersion(registry, domain, version);
  if (const LightOpSchema* schema = registry.Find(domain, op_type, version)) return *schema;
  const auto finding = registry.Explain(domain, op_type, version);
  throw UsageError(
      StrCat(finding.Message(), finding.hint.empty() ? "" : "\n  hint: ", finding.hint));
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

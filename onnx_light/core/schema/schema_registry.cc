// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/schema_registry.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

using diagnostics::Quote;

// One operator. `versions` is built by the first look-up and never changes after that.
struct SchemaRegistry::Entry {
  Entry() = default;
  explicit Entry(const SchemaBuilder* builds) : builder(builds) {}
  explicit Entry(SchemaBuilder builds) : own_builder(std::move(builds)), builder(&own_builder) {}

  const std::vector<LightOpSchema>& Versions() const {
    if (const auto* done = published.load(std::memory_order_acquire)) return *done;
    const std::lock_guard<std::mutex> lock(mutex);
    if (published.load(std::memory_order_relaxed) == nullptr) {
      if (builder != nullptr) versions = (*builder)();
      published.store(&versions, std::memory_order_release);
    }
    return versions;
  }

  const SchemaBuilder own_builder = nullptr;  // Of an operator that was added alone.
  const SchemaBuilder* const builder = nullptr;
  mutable std::mutex mutex;
  mutable std::vector<LightOpSchema> versions;
  mutable std::atomic<const std::vector<LightOpSchema>*> published{nullptr};
};

struct SchemaRegistry::Domain {
  std::string name;
  int max_version = 0;
  bool complete = false;
  const std::map<std::string, SchemaBuilder>& (*builders)() = nullptr;

  // Operators without an overload are the rule and found by their name alone.
  using Index =
      absl::flat_hash_map<std::string, std::unique_ptr<Entry>, StringHash, std::equal_to<>>;
  mutable std::atomic<bool> indexed{false};
  mutable std::mutex mutex;
  mutable Index index;
  std::map<std::pair<std::string, std::string>, std::unique_ptr<Entry>, std::less<>> overloads;

  Index& Operators() const {
    if (!indexed.load(std::memory_order_acquire)) MakeIndex();
    return index;
  }

  void MakeIndex() const {
    const std::lock_guard<std::mutex> lock(mutex);
    if (indexed.load(std::memory_order_relaxed)) return;
    if (builders != nullptr) {
      const auto& map = builders();
      index.reserve(map.size());
      for (const auto& [op_type, builder] : map) {
        index.emplace(op_type, std::make_unique<Entry>(&builder));
      }
    }
    indexed.store(true, std::memory_order_release);
  }

  const Entry* Find(std::string_view op_type, std::string_view overload) const {
    if (overload.empty()) {
      const auto& operators = Operators();
      const auto it = operators.find(op_type);
      return it == operators.end() ? nullptr : it->second.get();
    }
    // Overloads are few; no look-up of a built-in operator comes here.
    for (const auto& [key, entry] : overloads) {
      if (key.first == op_type && key.second == overload) return entry.get();
    }
    return nullptr;
  }
};

SchemaRegistry::SchemaRegistry(const SchemaRegistry* base) : base_(base) {}
SchemaRegistry::~SchemaRegistry() = default;

void SchemaRegistry::AddDomain(const DomainBuilders& domain) {
  if (FindDomain(domain.domain) != nullptr) {
    throw SchemaError(StrCat("registry: found domain ", Quote(domain.domain),
                             " a second time, expected each domain once"));
  }
  auto added = std::make_unique<Domain>();
  added->name = domain.domain;
  added->max_version = domain.max_version;
  added->complete = domain.complete;
  added->builders = domain.builders;
  domains_.push_back(std::move(added));
}

void SchemaRegistry::Register(LightOpSchema schema, std::string_view overload) {
  if (schema.min_output() > schema.max_output()) {
    throw SchemaError(StrCat("schema ", schema.domain(), "::", schema.name(), "-",
                             schema.since_version(), ": found at least ", schema.min_output(),
                             " and at most ", schema.max_output(),
                             " outputs, expected a minimum not above the maximum"));
  }
  if (const auto* known = History(schema.domain(), schema.name(), overload)) {
    for (const LightOpSchema& other : *known) {
      if (other.since_version() != schema.since_version()) continue;
      if (other == schema) return;
      throw SchemaError(StrCat("registry: found ", schema.domain(), "::", SignatureOf(schema),
                               ", expected the registered ", other.domain(),
                               "::", SignatureOf(other), " or another version"));
    }
  }
  Domain* domain = FindOrAddDomain(schema.domain());
  domain->max_version = std::max(domain->max_version, schema.since_version());
  auto& entry = overload.empty() ? domain->Operators()[schema.name()]
                                 : domain->overloads[{schema.name(), std::string(overload)}];
  if (entry == nullptr) {
    entry = std::make_unique<Entry>();
    // Older versions of the registry below stay visible beside the new one.
    const Entry* below =
        base_ == nullptr ? nullptr : base_->FindEntry(schema.domain(), schema.name(), overload);
    if (below != nullptr) entry->versions = below->Versions();
  }
  entry->Versions();
  auto& versions = entry->versions;
  const auto at =
      std::upper_bound(versions.begin(), versions.end(), schema.since_version(),
                       [](int v, const LightOpSchema& s) { return v < s.since_version(); });
  versions.insert(at, std::move(schema));
}

void SchemaRegistry::AddOperator(std::string_view domain, std::string_view op_type,
                                 std::string_view overload, SchemaBuilder builder) {
  domain = CanonicalDomain(domain);
  if (FindEntry(domain, op_type, overload) != nullptr) {
    throw SchemaError(StrCat("registry: found operator ", Quote(op_type), " of ", Quote(domain),
                             " a second time, expected each operator once"));
  }
  Domain* own = FindOrAddDomain(domain);
  auto entry = std::make_unique<Entry>(std::move(builder));
  if (overload.empty()) {
    own->Operators()[std::string(op_type)] = std::move(entry);
  } else {
    own->overloads[{std::string(op_type), std::string(overload)}] = std::move(entry);
  }
}

SchemaRegistry::Domain* SchemaRegistry::FindOrAddDomain(std::string_view domain) {
  if (Domain* found = FindDomain(domain)) return found;
  domains_.push_back(std::make_unique<Domain>());
  domains_.back()->name = domain;
  return domains_.back().get();
}

SchemaRegistry::Domain* SchemaRegistry::FindDomain(std::string_view domain) const {
  domain = CanonicalDomain(domain);
  for (const auto& candidate : domains_) {
    if (candidate->name == domain) return candidate.get();
  }
  return nullptr;
}

const SchemaRegistry::Entry* SchemaRegistry::FindEntry(std::string_view domain,
                                                       std::string_view op_type,
                                                       std::string_view overload) const {
  for (const SchemaRegistry* registry = this; registry != nullptr; registry = registry->base_) {
    const Domain* found = registry->FindDomain(domain);
    if (found == nullptr) continue;
    if (const Entry* entry = found->Find(op_type, overload)) return entry;
  }
  return nullptr;
}

const LightOpSchema* SchemaRegistry::Find(std::string_view domain, std::string_view op_type,
                                          int version, std::string_view overload) const {
  const Entry* entry = FindEntry(domain, op_type, overload);
  if (entry == nullptr) return nullptr;
  const auto& versions = entry->Versions();
  for (auto it = versions.rbegin(); it != versions.rend(); ++it) {
    if (it->since_version() <= version) return &*it;
  }
  return nullptr;
}

const LightOpSchema* SchemaRegistry::Newest(std::string_view domain, std::string_view op_type,
                                            std::string_view overload) const {
  const auto* history = History(domain, op_type, overload);
  return history == nullptr ? nullptr : &history->back();
}

const std::vector<LightOpSchema>* SchemaRegistry::History(std::string_view domain,
                                                          std::string_view op_type,
                                                          std::string_view overload) const {
  const Entry* entry = FindEntry(domain, op_type, overload);
  return entry == nullptr ? nullptr : &entry->Versions();
}

Diagnostic SchemaRegistry::Explain(std::string_view domain, std::string_view op_type, int version,
                                   std::string_view overload) const {
  domain = CanonicalDomain(domain);
  diagnostics::Location location;
  location.op_type = op_type;
  location.domain = domain;
  const std::string found =
      StrCat("operator ", Quote(op_type),
             overload.empty() ? "" : StrCat(" with overload ", Quote(overload)), " in domain ",
             Quote(domain), version == kNewestVersion ? "" : StrCat(" at version ", version));

  if (const auto* history = History(domain, op_type, overload)) {
    const int since = history->front().since_version();
    return {Code::kOperatorNewerThanOpset, std::move(location), found,
            StrCat("version ", since, " of ", domain, " or later, since ", op_type,
                   " exists since ", since),
            StrCat("import ", domain, " at version ", since,
                   " or later (newest known: ", MaxVersion(domain), ")")};
  }

  std::string hint;
  if (const auto known = Overloads(domain, op_type); !known.empty()) {
    hint = StrCat(op_type, " is known with the overload ",
                  StrJoin(known, " or ", [](std::string* out, std::string_view name) {
                    *out += name.empty() ? "'' (none)" : Quote(name);
                  }));
  }
  for (std::string_view other : Domains()) {
    if (!hint.empty()) break;
    if (other != domain && History(other, op_type) != nullptr) {
      hint = StrCat(op_type, " lives in domain ", Quote(other));
    }
  }
  if (hint.empty()) hint = diagnostics::DidYouMean(op_type, Operators(domain));
  bool complete = false;
  for (const auto* r = this; r != nullptr; r = r->base_) {
    const Domain* own = r->FindDomain(domain);
    complete = complete || (own != nullptr && own->complete);
  }
  if (!complete) {
    return {Code::kUnverifiedNode, std::move(location), found, "an operator with a known schema",
            hint.empty() ? "import an extension spec that describes it" : hint};
  }
  if (hint.empty()) {
    hint = StrCat("a custom operator needs a domain of its own; ", Quote(domain),
                  " holds the standard ones only");
  }
  return {Code::kUnknownOperator, std::move(location), found,
          StrCat("one of the operators of ", domain), std::move(hint)};
}

bool SchemaRegistry::HasDomain(std::string_view domain) const {
  return FindDomain(domain) != nullptr || (base_ != nullptr && base_->HasDomain(domain));
}

int SchemaRegistry::MaxVersion(std::string_view domain) const {
  const Domain* own = FindDomain(domain);
  const int below = base_ == nullptr ? 0 : base_->MaxVersion(domain);
  return own == nullptr ? below : std::max(own->max_version, below);
}

std::vector<std::string_view> SchemaRegistry::Domains() const {
  std::vector<std::string_view> names;
  for (const SchemaRegistry* registry = this; registry != nullptr; registry = registry->base_) {
    for (const auto& domain : registry->domains_) names.push_back(domain->name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::vector<std::string_view> SchemaRegistry::Operators(std::string_view domain) const {
  std::vector<std::string_view> names;
  for (const SchemaRegistry* registry = this; registry != nullptr; registry = registry->base_) {
    const Domain* found = registry->FindDomain(domain);
    if (found == nullptr) continue;
    for (const auto& [name, entry] : found->Operators()) names.push_back(name);
    for (const auto& [key, entry] : found->overloads) names.push_back(key.first);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::vector<std::string_view> SchemaRegistry::Overloads(std::string_view domain,
                                                        std::string_view op_type) const {
  std::vector<std::string_view> names;
  for (const SchemaRegistry* registry = this; registry != nullptr; registry = registry->base_) {
    const Domain* found = registry->FindDomain(domain);
    if (found == nullptr) continue;
    if (found->Find(op_type, "") != nullptr) names.emplace_back();
    for (const auto& [key, entry] : found->overloads) {
      if (key.first == op_type) names.push_back(key.second);
    }
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::vector<const LightOpSchema*> SchemaRegistry::AllVersions() const {
  std::vector<const LightOpSchema*> all;
  for (const std::string_view domain : Domains()) {
    for (const std::string_view op_type : Operators(domain)) {
      const auto first = static_cast<std::ptrdiff_t>(all.size());
      for (const std::string_view overload : Overloads(domain, op_type)) {
        for (const LightOpSchema& schema : *History(domain, op_type, overload)) {
          all.push_back(&schema);
        }
      }
      std::stable_sort(all.begin() + first, all.end(),
                       [](const LightOpSchema* a, const LightOpSchema* b) {
                         return a->since_version() < b->since_version();
                       });
    }
  }
  return all;
}

bool ImportResult::ok() const {
  return std::none_of(files.begin(), files.end(), [](const File& file) {
    return file.io_error ||
           std::any_of(file.diagnostics.begin(), file.diagnostics.end(), [](const Diagnostic& d) {
             return d.severity == diagnostics::Severity::kError;
           });
  });
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

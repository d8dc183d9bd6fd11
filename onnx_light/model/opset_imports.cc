// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/opset_imports.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

// Reports a version that no node can be held against.
void ReportVersion(const OperatorSetIdProto& import, const Location& place, Findings* findings) {
  const bool stated = import.has_version();
  findings->Add({stated ? Code::kInvalidField : Code::kMissingField, place,
                 stated ? StrCat("version ", import.version(), " in an entry of opset_import")
                        : std::string("an entry of opset_import without a version"),
                 StrCat("a version of ", Quote(place.domain), " from 1 on")});
}

}  // namespace

OpsetImports::OpsetImports(const Messages& imports, const core::schema::SchemaRegistry& registry,
                           const Location& place, Findings* findings) {
  for (const OperatorSetIdProto& import : imports) {
    const std::string_view domain = core::schema::CanonicalDomain(import.domain());
    Location here = place;
    here.domain = domain;
    if (import.version() < 1) ReportVersion(import, here, findings);

    const auto [it, added] = stated_.try_emplace(std::string(domain), import.version());
    if (!added) {
      const int64_t higher = std::max(it->second, import.version());
      findings->Add({Code::kConflictingOpsetImports, here,
                     StrCat("domain ", Quote(domain), " imported at versions ", it->second, " and ",
                            import.version()),
                     "each domain once", StrCat("version ", higher, " counts")});
      it->second = higher;
    }
  }

  for (const auto& [domain, version] : stated_) {
    const int newest = registry.MaxVersion(domain);
    if (newest > 0 && version > newest) {
      Location here = place;
      here.domain = domain;
      findings->Add({Code::kOpsetTooNew, std::move(here),
                     StrCat("version ", version, " of ", Quote(domain), " imported"),
                     StrCat("at most ", newest, ", the newest version known"),
                     StrCat("nodes are verified against version ", newest)});
    }
    const int64_t known =
        std::min<int64_t>(version, newest > 0 ? newest : std::numeric_limits<int>::max());
    // A version below 1 was reported; what nodes of the domain need is not known then.
    const int counts = static_cast<int>(std::max<int64_t>(known, 0));
    if (domain == core::schema::kOnnxDomain) {
      default_version_ = counts;
    } else {
      versions_.emplace(domain, counts);
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

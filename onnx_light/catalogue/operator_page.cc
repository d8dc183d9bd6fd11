// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/operator_page.h"

#include "absl/algorithm/container.h"
#include "onnx_light/core/schema/schema_diff.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::schema::LightOpSchema;
using core::schema::ListDiff;

template <typename T>
std::vector<MarkedEntry<T>> MarkEntries(const std::vector<T>& entries, const ListDiff<T>& diff) {
  std::vector<MarkedEntry<T>> marked;
  marked.reserve(entries.size() + diff.removed.size());
  for (const T& entry : entries) {
    const auto change =
        absl::c_find_if(diff.changed, [&](const auto& c) { return c.after == &entry; });
    if (change != diff.changed.end()) {
      marked.push_back({Mark::kChanged, &entry, change->before});
    } else {
      const bool added = absl::c_linear_search(diff.added, &entry);
      marked.push_back({added ? Mark::kAdded : Mark::kSame, &entry, nullptr});
    }
  }
  for (const T* entry : diff.removed) marked.push_back({Mark::kRemoved, entry, nullptr});
  return marked;
}

VersionPage PageOf(const LightOpSchema& schema, const LightOpSchema& before) {
  // The first version is compared with itself: nothing about it is news.
  const auto diff = core::schema::DiffSchemas(before, schema);
  return {&schema,
          &before == &schema ? nullptr : &before,
          MarkEntries(schema.inputs(), diff.inputs),
          MarkEntries(schema.outputs(), diff.outputs),
          MarkEntries(schema.attributes(), diff.attributes),
          MarkEntries(schema.type_constraints(), diff.type_constraints),
          core::schema::DescribeDiff(diff)};
}

}  // namespace

std::vector<VersionPage> PagesOf(const std::vector<LightOpSchema>& history) {
  std::vector<VersionPage> pages;
  pages.reserve(history.size());
  for (size_t i = history.size(); i-- > 0;) {
    pages.push_back(PageOf(history[i], history[i > 0 ? i - 1 : 0]));
  }
  return pages;
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

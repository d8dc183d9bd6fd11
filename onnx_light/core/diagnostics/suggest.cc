// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/diagnostics/suggest.h"

#include <algorithm>
#include <array>

#include "onnx_light/core/diagnostics/diagnostic.h"

namespace ONNX_LIGHT_NAMESPACE::core::diagnostics {
namespace {

constexpr size_t kMaxLength = 64;
// Pairs of letters that are compared for one name. A file may have very many names and faults.
constexpr size_t kMaxPairs = size_t{1} << 16;
constexpr int kEdit = 2;      // One wrong letter.
constexpr int kHalfEdit = 1;  // A letter in the other case, or an underscore too many or too few.

char Lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

int InsertCost(char c) { return c == '_' ? kHalfEdit : kEdit; }

int ReplaceCost(char a, char b) { return a == b ? 0 : Lower(a) == Lower(b) ? kHalfEdit : kEdit; }

// Edit distance with swaps of neighbours.
int Distance(std::string_view a, std::string_view b) {
  std::array<std::array<int, kMaxLength + 1>, 3> rows{};
  for (size_t j = 1; j <= b.size(); ++j) rows[0][j] = rows[0][j - 1] + InsertCost(b[j - 1]);
  for (size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i - 1) % 3];
    row[0] = above[0] + InsertCost(a[i - 1]);
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j - 1] + ReplaceCost(a[i - 1], b[j - 1]),
                         above[j] + InsertCost(a[i - 1]), row[j - 1] + InsertCost(b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], rows[(i - 2) % 3][j - 2] + kEdit);
      }
    }
  }
  return rows[a.size() % 3][b.size()];
}

}  // namespace

std::string_view NearestName(std::string_view name,
                             const std::vector<std::string_view>& candidates) {
  if (name.empty() || name.size() > kMaxLength) return {};
  // A third of the letters may be wrong, at least one.
  const int limit = std::max<int>(kEdit, kEdit * static_cast<int>(name.size()) / 3);
  int best = limit + 1;
  size_t pairs = 0;
  std::string_view nearest;
  for (std::string_view candidate : candidates) {
    if (candidate.empty() || candidate.size() > kMaxLength || candidate == name) continue;
    const auto longer = static_cast<int>(std::max(name.size(), candidate.size()));
    const auto shorter = static_cast<int>(std::min(name.size(), candidate.size()));
    if (kHalfEdit * (longer - shorter) > limit) continue;
    pairs += name.size() * candidate.size();
    if (pairs > kMaxPairs) break;
    const int distance = Distance(name, candidate);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

std::string DidYouMean(std::string_view name, const std::vector<std::string_view>& candidates) {
  const std::string_view nearest = NearestName(name, candidates);
  return nearest.empty() ? std::string() : "did you mean " + Quote(nearest) + "?";
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::diagnostics

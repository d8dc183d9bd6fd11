// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/scope.h"

namespace ONNX_LIGHT_NAMESPACE::model {

void Scope::Enter(size_t expected) {
  ++depth_;
  marks_.push_back(opened_.size());
  if (depth_ == 1) values_.reserve(expected);
}

void Scope::Leave() {
  const size_t mark = marks_.back();
  marks_.pop_back();
  --depth_;
  if (depth_ == 0) {
    values_.clear();
    return;
  }
  while (opened_.size() > mark) {
    const Opened last = opened_.back();
    opened_.pop_back();
    if (last.hides) {
      values_.find(last.name)->second = hidden_.back();
      hidden_.pop_back();
    } else {
      values_.erase(last.name);
    }
  }
}

std::vector<std::string_view> Scope::MadeNames(size_t limit) const {
  std::vector<std::string_view> names;
  for (const auto& [name, value] : values_) {
    if (names.size() == limit) break;
    if (value.made) names.push_back(name);
  }
  return names;
}

void Scope::Remember(std::string_view name, const Value* outer) {
  opened_.push_back({name, outer != nullptr});
  if (outer != nullptr) hidden_.push_back(*outer);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/scope.h"

#include <algorithm>
#include <tuple>

namespace ONNX_LIGHT_NAMESPACE::model {

shapes::Value* InferredValues::Add() {
  constexpr size_t kPerBlock = std::tuple_size_v<Block>;
  if (size_ == blocks_.size() * kPerBlock) blocks_.push_back(std::make_unique<Block>());
  shapes::Value* value = &(*blocks_[size_ / kPerBlock])[size_ % kPerBlock];
  if (size_ < used_) *value = {};
  used_ = std::max(used_, ++size_);
  return value;
}

void Scope::Enter(size_t expected) {
  ++depth_;
  marks_.push_back({opened_.size(), inferred_.size()});
  if (depth_ == 1) values_.reserve(expected);
}

void Scope::Leave() {
  const Mark mark = marks_.back();
  marks_.pop_back();
  inferred_.Truncate(mark.inferred);
  --depth_;
  if (depth_ == 0) {
    values_.clear();
    return;
  }
  while (opened_.size() > mark.opened) {
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

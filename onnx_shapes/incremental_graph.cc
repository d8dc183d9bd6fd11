// SPDX-License-Identifier: Apache-2.0
//
// The nodes of an IncrementalInference in their order, and who makes and who reads each name.
#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "onnx_shapes/incremental_inference.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

constexpr uint64_t kGap = uint64_t{1} << 32;

template <typename T>
void Remove(std::vector<T>* items, const T& item) {
  items->erase(std::remove(items->begin(), items->end(), item), items->end());
}

}  // namespace

void IncrementalInference::Define(std::string_view name, Value known) {
  Slot& slot = SlotOf(name);
  if (slot.defined && slot.value == known) return;
  slot.defined = true;
  slot.value = std::move(known);
  if (slot.value.shape && onnx_proto::IsTensor(slot.value.type.type)) {
    symbols_.NameUnknown(&*slot.value.shape);
  }
  for (const Node* maker : slot.makers) pending_.insert(maker->position);
  MarkReaders(slot, 0);
}

void IncrementalInference::Append(NodeId id) {
  Insert(nodes_.empty() ? kGap : nodes_.rbegin()->first + kGap, id);
}

void IncrementalInference::InsertBefore(NodeId next, NodeId id) {
  const auto place = [&] {
    const auto it = nodes_.find(NodeOf(next)->position);
    return std::pair(it == nodes_.begin() ? 0 : std::prev(it)->first, it->first);
  };
  auto [before, after] = place();
  if (after - before < 2) {
    Renumber();
    std::tie(before, after) = place();
  }
  Insert(before + (after - before) / 2, id);
}

void IncrementalInference::Erase(NodeId id) {
  Node* node = NodeOf(id);
  if (!node->bound.empty()) all_from_ = std::min(all_from_, node->position);
  UnlinkReads(node);
  UnlinkWrites(node);
  pending_.erase(node->position);
  binds_.erase(node->position);
  by_id_.erase(id);
  nodes_.erase(node->position);
}

void IncrementalInference::Changed(NodeId id) {
  Node* node = NodeOf(id);
  node->relink = true;
  pending_.insert(node->position);
}

IncrementalInference::Node* IncrementalInference::NodeOf(NodeId id) const {
  const auto it = by_id_.find(id);
  if (it == by_id_.end()) throw std::out_of_range(StrCat("node ", id, " is not in the graph"));
  return it->second;
}

void IncrementalInference::Insert(Position position, NodeId id) {
  const auto [it, added] = by_id_.try_emplace(id, nullptr);
  if (!added) throw std::invalid_argument(StrCat("node ", id, " is in the graph already"));
  std::unique_ptr<Node>& node = nodes_[position];
  node = std::make_unique<Node>();
  node->id = id;
  node->position = position;
  it->second = node.get();
  pending_.insert(position);
}

// Spreads the nodes evenly, which the many insertions between two of them that made it necessary
// have paid for.
void IncrementalInference::Renumber() {
  const auto first_of_all = nodes_.lower_bound(all_from_);
  const Node* all_from = first_of_all == nodes_.end() ? nullptr : first_of_all->second.get();
  std::map<Position, std::unique_ptr<Node>> nodes;
  std::set<Position> pending;
  std::map<Position, Node*> binds;
  Position position = 0;
  for (auto& [old, node] : nodes_) {
    position += kGap;
    if (pending_.count(old) != 0) pending.insert(position);
    if (binds_.count(old) != 0) binds[position] = node.get();
    node->position = position;
    nodes[position] = std::move(node);
  }
  nodes_ = std::move(nodes);
  pending_ = std::move(pending);
  binds_ = std::move(binds);
  if (all_from_ != kNowhere) all_from_ = all_from == nullptr ? position + 1 : all_from->position;
}

// --- Names.

IncrementalInference::Slot& IncrementalInference::SlotOf(std::string_view name) {
  auto it = slots_.find(name);
  if (it == slots_.end()) it = slots_.emplace(name, std::make_unique<Slot>()).first;
  return *it->second;
}

void IncrementalInference::MarkReaders(const Slot& slot, Position from) {
  for (const Node* reader : slot.readers) {
    if (reader->position >= from) pending_.insert(reader->position);
  }
}

void IncrementalInference::UnlinkReads(Node* node) {
  for (const std::string& name : node->reads) Remove(&SlotOf(name).readers, node);
  node->reads.clear();
}

// What stands in the slot is kept, so that a new maker of the same can leave the readers alone.
void IncrementalInference::UnlinkWrites(Node* node) {
  for (const std::string& name : node->writes) {
    Slot& slot = SlotOf(name);
    if (slot.makers.size() > 1 || slot.defined) MarkAll(slot);
    Remove(&slot.makers, node);
    unmade_.insert(name);
  }
  node->writes.clear();
}

void IncrementalInference::MarkAll(const Slot& slot) {
  for (const Node* maker : slot.makers) pending_.insert(maker->position);
  MarkReaders(slot, 0);
}

void IncrementalInference::Link(Node* node) {
  node->relink = false;
  const NodeView view = source_->View(node->id);
  std::vector<std::string> reads;
  for (const std::string_view name : view.inputs) {
    if (!name.empty()) reads.emplace_back(name);
  }
  std::vector<std::string> writes;
  for (const std::string_view name : view.outputs) {
    if (!name.empty()) writes.emplace_back(name);
  }
  for (std::string& name : source_->CapturedBy(node->id)) reads.push_back(std::move(name));
  std::sort(reads.begin(), reads.end());
  reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
  if (reads != node->reads) {
    UnlinkReads(node);
    node->reads = std::move(reads);
    for (const std::string& name : node->reads) SlotOf(name).readers.push_back(node);
  }
  if (writes == node->writes) return;
  UnlinkWrites(node);
  node->writes = std::move(writes);
  for (const std::string& name : node->writes) {
    Slot& slot = SlotOf(name);
    slot.makers.push_back(node);
    if (slot.makers.size() > 1 || slot.defined) MarkAll(slot);
    // Readers before it miss it now, and those that missed it may find it.
    for (const Node* reader : slot.readers) {
      if (reader->position <= node->position || !reader->findings.empty()) {
        pending_.insert(reader->position);
      }
    }
  }
}

void IncrementalInference::LinkPending() {
  std::vector<Node*> changed;
  for (const Position position : pending_) {
    Node* node = nodes_.at(position).get();
    if (node->relink) changed.push_back(node);
  }
  for (Node* node : changed) Link(node);
  for (const std::string& name : unmade_) {
    const auto it = slots_.find(name);
    if (it == slots_.end() || !it->second->makers.empty() || it->second->defined) continue;
    it->second->value = {};
    MarkReaders(*it->second, 0);
    if (it->second->readers.empty()) slots_.erase(it);
  }
  unmade_.clear();
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/constraint_table.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "onnx_light/core/schema/history.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_shapes/rule_table.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::schema::Text;

// A constraint, or the operators that share one or all of a topic.
struct Row {
  std::string_view name;
  Text text;
  const char* operators;  // Null for a constraint.
};

#define CONSTRAINT(label, text) {#label, text, nullptr},
#define SHARED(name, operators) {#name, nullptr, operators},
constexpr Row kAiOnnxRows[] = {
#include "onnx_shapes/ai_onnx/constraints.def"
};
constexpr Row kAiOnnxMlRows[] = {
#include "onnx_shapes/ai_onnx_ml/constraints.def"
};
constexpr Row kPreviewRows[] = {
#include "onnx_shapes/ai_onnx_preview/constraints.def"
};
constexpr Row kTrainingRows[] = {
#include "onnx_shapes/ai_onnx_preview_training/constraints.def"
};
constexpr Row kComMicrosoftRows[] = {
#include "onnx_shapes/com_microsoft/constraints.def"
};
#undef CONSTRAINT
#undef SHARED

struct DomainRows {
  std::string_view domain;
  absl::Span<const Row> rows;
};

constexpr DomainRows kDomains[] = {
    {core::schema::kOnnxDomain, kAiOnnxRows}, {"ai.onnx.ml", kAiOnnxMlRows},
    {"ai.onnx.preview", kPreviewRows},        {"ai.onnx.preview.training", kTrainingRows},
    {"com.microsoft", kComMicrosoftRows},
};

// "window" of "window_c1".
std::string_view TopicOf(std::string_view label) { return label.substr(0, label.rfind("_c")); }

class ConstraintTable {
 public:
  ConstraintTable() {
    for (const DomainRows& domain : kDomains) AddOperatorsOf(domain);
  }

  absl::Span<const Constraint> Find(std::string_view domain, std::string_view op_type) const {
    const auto found = constraints_.find({domain, op_type});
    if (found == constraints_.end()) return {};
    return found->second;
  }

 private:
  // Operators with one blank between them, by label or topic.
  using Operators = std::map<std::string, std::string_view, std::less<>>;

  // Null where there is neither the label nor its topic.
  static const std::string_view* Look(const Operators& operators, std::string_view label) {
    auto found = operators.find(label);
    if (found == operators.end()) found = operators.find(TopicOf(label));
    return found == operators.end() ? nullptr : &found->second;
  }

  void AddOperatorsOf(const DomainRows& of) {
    Operators named;
    for (const RuleRow& rule : RulesOf(of.domain)) {
      std::string name(rule.op_type);
      absl::AsciiStrToLower(&name);
      named.emplace(std::move(name), rule.op_type);
    }
    Operators sharing;
    for (const Row& row : of.rows) {
      if (row.operators != nullptr) sharing.emplace(row.name, row.operators);
    }
    for (const DomainRows& from : kDomains) {
      for (const Row& row : from.rows) {
        if (row.operators != nullptr) continue;
        const std::string_view* operators = Look(sharing, row.name);
        // A label of another domain means no operator of this one, though it may be its name.
        if (operators == nullptr && &from == &of) operators = Look(named, row.name);
        if (operators != nullptr) Add(of.domain, *operators, row);
      }
    }
  }

  void Add(std::string_view domain, std::string_view operators, const Row& row) {
    const char* text = row.text.get();
    const absl::string_view list(operators.data(), operators.size());
    for (const absl::string_view op_type : absl::StrSplit(list, ' ', absl::SkipEmpty())) {
      constraints_[{domain, {op_type.data(), op_type.size()}}].push_back(
          {row.name, text == nullptr ? "" : text});
    }
  }

  std::map<std::pair<std::string_view, std::string_view>, std::vector<Constraint>> constraints_;
};

}  // namespace

absl::Span<const Constraint> ConstraintsOf(std::string_view domain, std::string_view op_type) {
  static const auto* const kTable = new ConstraintTable;
  return kTable->Find(domain, op_type);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

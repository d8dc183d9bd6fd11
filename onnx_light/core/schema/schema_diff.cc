// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/schema_diff.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>
#include <type_traits>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/type_set_names.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

using Sentences = std::vector<std::string>;

types::TypeSet TypesOf(const TypeConstraintParam& constraint) {
  types::TypeSet set;
  for (const TensorType type : constraint.allowed_type_strs) set = set | type;
  return set;
}

// --- Comparison ----------------------------------------------------------------------------------

const std::string& NameOf(const TypeConstraintParam& c) { return c.type_param_str; }
template <typename T>
const std::string& NameOf(const T& entry) {
  return entry.name;
}

const FormalParameter* FindNamed(const std::vector<FormalParameter>& parameters,
                                 const std::string& name) {
  const auto it = std::find_if(parameters.begin(), parameters.end(),
                               [&](const FormalParameter& p) { return p.name == name; });
  return it == parameters.end() ? nullptr : &*it;
}

bool SameFacts(const FormalParameter& a, const FormalParameter& b) {
  const auto facts = [](const FormalParameter& p) {
    return std::tie(p.name, p.type, p.option, p.homogeneous, p.min_arity, p.differentiation,
                    p.description);
  };
  return facts(a) == facts(b);
}

bool SameFacts(const AttributeParam& a, const AttributeParam& b) {
  const auto facts = [](const AttributeParam& p) {
    return std::tie(p.type, p.required, p.default_value, p.description);
  };
  return facts(a) == facts(b);
}

bool SameFacts(const TypeConstraintParam& a, const TypeConstraintParam& b) {
  return a.type_param_str == b.type_param_str && TypesOf(a) == TypesOf(b) &&
         a.allowed_expressions == b.allowed_expressions && a.description == b.description;
}

const FormalParameter* SameNameOrPlace(const FormalParameter& entry,
                                       const std::vector<FormalParameter>& own,
                                       const std::vector<FormalParameter>& others) {
  if (const FormalParameter* same_name = FindNamed(others, entry.name)) return same_name;
  const auto place = static_cast<size_t>(&entry - own.data());
  const bool free = place < others.size() && FindNamed(own, others[place].name) == nullptr;
  return free ? &others[place] : nullptr;
}

// The type parameter that `other` uses where `own` first uses one that only `own` names.
const TypeConstraintParam* SameUse(const TypeConstraintParam& constraint, const LightOpSchema& own,
                                   const LightOpSchema& other) {
  for (const auto list : {&LightOpSchema::inputs, &LightOpSchema::outputs}) {
    for (const FormalParameter& p : (own.*list)()) {
      if (p.type != constraint.type_param_str) continue;
      const FormalParameter* same = SameNameOrPlace(p, (own.*list)(), (other.*list)());
      if (same == nullptr) continue;
      return own.FindTypeConstraint(same->type) == nullptr ? other.FindTypeConstraint(same->type)
                                                           : nullptr;
    }
  }
  return nullptr;
}

const TypeConstraintParam* SameNameOrUse(const TypeConstraintParam& constraint,
                                         const LightOpSchema& own, const LightOpSchema& other) {
  if (const auto* same_name = other.FindTypeConstraint(constraint.type_param_str)) return same_name;
  // Two parameters may come from one; the first of them is called its successor.
  const TypeConstraintParam* same = SameUse(constraint, own, other);
  return same != nullptr && SameUse(*same, other, own) == &constraint ? same : nullptr;
}

// Places of attributes and type constraints have no meaning, those of inputs and outputs have.
template <typename T>
bool SamePlace(const std::vector<T>& before, const T* old, const std::vector<T>& after,
               const T* now) {
  return !std::is_same_v<T, FormalParameter> || old - before.data() == now - after.data();
}

// `before_of` and `after_of` find what the other version has in place of an entry, or null.
template <typename T, typename BeforeOf, typename AfterOf>
ListDiff<T> DiffLists(const std::vector<T>& before, const std::vector<T>& after, BeforeOf before_of,
                      AfterOf after_of) {
  ListDiff<T> diff;
  for (const T& entry : after) {
    const T* old = before_of(entry);
    if (old == nullptr) {
      diff.added.push_back(&entry);
    } else if (!SameFacts(*old, entry) || !SamePlace(before, old, after, &entry)) {
      diff.changed.push_back({old, &entry});
    }
  }
  for (const T& entry : before) {
    if (after_of(entry) == nullptr) diff.removed.push_back(&entry);
  }
  return diff;
}

ListDiff<FormalParameter> DiffParameters(const std::vector<FormalParameter>& before,
                                         const std::vector<FormalParameter>& after) {
  return DiffLists(
      before, after, [&](const auto& p) { return SameNameOrPlace(p, after, before); },
      [&](const auto& p) { return SameNameOrPlace(p, before, after); });
}

// --- Words ---------------------------------------------------------------------------------------

std::string TypesWords(types::TypeSet set, const Sentences& expressions) {
  std::string words = types::DescribeTypes(set);
  for (const std::string& expression : expressions) {
    StrAppend(&words, words.empty() ? "" : ", ", expression);
  }
  return words;
}

Sentences Beyond(const Sentences& expressions, const Sentences& others) {
  Sentences beyond;
  for (const std::string& e : expressions) {
    if (std::find(others.begin(), others.end(), e) == others.end()) beyond.push_back(e);
  }
  return beyond;
}

// Joins what two descriptions of one entry differ in: "T1 instead of T, optional instead of ...".
class Differences {
 public:
  void Add(const char* label, const std::string& before, const std::string& after) {
    if (before != after) {
      StrAppend(&text_, text_.empty() ? "" : ", ", label, after, " instead of ", before);
    }
  }
  void Report(const std::string& subject, Sentences* out) const {
    if (!text_.empty()) out->push_back(StrCat(subject, ": ", text_, "."));
  }

 private:
  std::string text_;
};

struct ParameterList {
  const char* noun;  // With a capital: sentences start with it.
  const std::vector<FormalParameter>& before;
  const std::vector<FormalParameter>& after;
  const ListDiff<FormalParameter>& diff;
};

size_t Number(const std::vector<FormalParameter>& list, const FormalParameter* p) {
  return static_cast<size_t>(p - list.data()) + 1;
}

bool Renamed(const SchemaDiff& diff, const std::string& before, const std::string& after) {
  return std::any_of(diff.type_constraints.changed.begin(), diff.type_constraints.changed.end(),
                     [&](const EntryChange<TypeConstraintParam>& change) {
                       return change.before->type_param_str == before &&
                              change.after->type_param_str == after;
                     });
}

void DescribeParameters(const ParameterList& list, const SchemaDiff& diff, Sentences* out) {
  for (const FormalParameter* p : list.diff.added) {
    const bool was_attribute = diff.before->FindAttribute(p->name) != nullptr &&
                               diff.after->FindAttribute(p->name) == nullptr;
    out->push_back(StrCat(list.noun, " ", Number(list.after, p), " is new: '", p->name, "' (",
                          p->type, ", ", DescribeOption(*p), ")",
                          was_attribute ? ", which was an attribute." : "."));
  }
  for (const FormalParameter* p : list.diff.removed) {
    out->push_back(StrCat(list.noun, " '", p->name, "' is gone."));
  }
  for (const auto& [before, after] : list.diff.changed) {
    Differences differences;
    differences.Add("named ", StrCat("'", before->name, "'"), StrCat("'", after->name, "'"));
    differences.Add("in place ", StrCat(Number(list.before, before)),
                    StrCat(Number(list.after, after)));
    if (!Renamed(diff, before->type, after->type)) {
      differences.Add("type ", before->type, after->type);
    }
    differences.Add("", DescribeOption(*before), DescribeOption(*after));
    differences.Report(StrCat(list.noun, " '", before->name, "'"), out);
  }
}

std::string DefaultWords(const AttributeParam& attribute) {
  const bool none = std::holds_alternative<std::monostate>(attribute.default_value);
  return none ? "no default" : DescribeDefault(attribute);
}

void DescribeAttributes(const SchemaDiff& diff, Sentences* out) {
  for (const AttributeParam* a : diff.attributes.added) {
    out->push_back(StrCat("Attribute '", a->name, "' is new (", AttributeType_Name(a->type), ", ",
                          DescribeDefault(*a), ")."));
  }
  for (const AttributeParam* a : diff.attributes.removed) {
    const bool became_input = FindNamed(diff.after->inputs(), a->name) != nullptr &&
                              FindNamed(diff.before->inputs(), a->name) == nullptr;
    if (!became_input) out->push_back(StrCat("Attribute '", a->name, "' is gone."));
  }
  for (const auto& [before, after] : diff.attributes.changed) {
    Differences differences;
    differences.Add("", AttributeType_Name(before->type), AttributeType_Name(after->type));
    if (before->required != after->required) {
      differences.Add("", DescribeDefault(*before), DescribeDefault(*after));
    } else {
      differences.Add("", DefaultWords(*before), DefaultWords(*after));
    }
    differences.Report(StrCat("Attribute '", after->name, "'"), out);
  }
}

void DescribeTypeConstraints(const SchemaDiff& diff, Sentences* out) {
  for (const TypeConstraintParam* c : diff.type_constraints.added) {
    out->push_back(
        StrCat("Type parameter ", c->type_param_str, " is new: ", DescribeAllowed(*c), "."));
  }
  for (const TypeConstraintParam* c : diff.type_constraints.removed) {
    out->push_back(StrCat("Type parameter ", c->type_param_str, " is gone."));
  }
  for (const auto& [before, after] : diff.type_constraints.changed) {
    if (before->type_param_str != after->type_param_str) {
      out->push_back(StrCat("Type parameter ", before->type_param_str, " is named ",
                            after->type_param_str, " now."));
    }
    const std::string more =
        TypesWords(TypesOf(*after) - TypesOf(*before),
                   Beyond(after->allowed_expressions, before->allowed_expressions));
    const std::string fewer =
        TypesWords(TypesOf(*before) - TypesOf(*after),
                   Beyond(before->allowed_expressions, after->allowed_expressions));
    if (!more.empty()) out->push_back(StrCat(after->type_param_str, " also allows ", more, "."));
    if (!fewer.empty()) {
      out->push_back(StrCat(after->type_param_str, " no longer allows ", fewer, "."));
    }
  }
}

// Many operators gained these statements in one version; one sentence holds them all.
void DescribeDifferentiation(const SchemaDiff& diff, Sentences* out) {
  constexpr struct {
    Differentiation value;
    const char* words;
  } kGroups[] = {{Differentiation::kDifferentiable, "Stated as differentiable: "},
                 {Differentiation::kNonDifferentiable, "Stated as not differentiable: "},
                 {Differentiation::kUnknown, "No longer stated whether differentiable: "}};
  for (const auto& group : kGroups) {
    std::string names;
    for (const auto* list : {&diff.inputs, &diff.outputs}) {
      for (const auto& [before, after] : list->changed) {
        if (before->differentiation == after->differentiation) continue;
        if (after->differentiation != group.value) continue;
        StrAppend(&names, names.empty() ? "" : ", ", after->name);
      }
    }
    if (!names.empty()) out->push_back(StrCat(group.words, names, "."));
  }
}

std::string CountWords(int min, int max) {
  if (max == std::numeric_limits<int>::max()) return StrCat(min, " or more outputs");
  return min == max ? StrCat(min, " outputs") : StrCat(min, " to ", max, " outputs");
}

void DescribeOperator(const SchemaDiff& diff, Sentences* out) {
  const LightOpSchema& before = *diff.before;
  const LightOpSchema& after = *diff.after;
  if (before.deprecated() != after.deprecated()) {
    out->emplace_back(after.deprecated() ? "Deprecated." : "No longer deprecated.");
  }
  // Counts that follow from the outputs are told with them.
  const auto own_count = [](const LightOpSchema& s) {
    const Arity arity = ArityOf(s.outputs());
    return arity.min != s.min_output() || arity.max != s.max_output();
  };
  Differences differences;
  if (own_count(before) || own_count(after)) {
    differences.Add("", CountWords(before.min_output(), before.max_output()),
                    CountWords(after.min_output(), after.max_output()));
  }
  constexpr const char* kDeterminism[] = {"unstated determinism", "not deterministic",
                                          "deterministic"};
  differences.Add("", kDeterminism[static_cast<int>(before.node_determinism())],
                  kDeterminism[static_cast<int>(after.node_determinism())]);
  constexpr const char* kSupport[] = {"common", "experimental"};
  differences.Add("", kSupport[static_cast<int>(before.support_level())],
                  kSupport[static_cast<int>(after.support_level())]);
  differences.Report("Operator", out);
  if (before.has_function_implementation() != after.has_function_implementation()) {
    out->emplace_back(after.has_function_implementation()
                          ? "Now also defined as a function of other operators."
                          : "No longer defined as a function of other operators.");
  }
}

void DescribeTexts(const SchemaDiff& diff, Sentences* out) {
  std::string names;
  const auto add = [&](const char* noun, const std::string& name) {
    StrAppend(&names, names.empty() ? "" : ", ", noun, name);
  };
  const auto add_changed = [&](const auto& list, const char* noun) {
    for (const auto& [before, after] : list.changed) {
      if (before->description != after->description) add(noun, NameOf(*after));
    }
  };
  if (diff.before->doc() != diff.after->doc()) add("the operator", "");
  add_changed(diff.inputs, "input ");
  add_changed(diff.outputs, "output ");
  add_changed(diff.attributes, "attribute ");
  add_changed(diff.type_constraints, "type parameter ");
  if (!names.empty()) out->push_back(StrCat("Described anew: ", names, "."));
}

}  // namespace

std::string DescribeOption(const FormalParameter& parameter) {
  switch (parameter.option) {
    case ParameterOption::kSingle:
      return "required";
    case ParameterOption::kOptional:
      return "optional";
    case ParameterOption::kVariadic:
      break;
  }
  return StrCat(parameter.min_arity, " or more", parameter.homogeneous ? "" : " of any types");
}

std::string DescribeDefault(const AttributeParam& attribute) {
  if (attribute.required) return "required";
  if (std::holds_alternative<std::monostate>(attribute.default_value)) return "optional";
  return StrCat("default ", DescribeValue(attribute.default_value));
}

std::string DescribeAllowedValues(const AttributeParam& attribute) {
  if (attribute.allowed_values.empty()) return "";
  return StrCat("one of ", StrJoin(attribute.allowed_values, ", ",
                                   [](std::string* out, const AttributeDefault& value) {
                                     *out += DescribeValue(value);
                                   }));
}

std::string DescribeAllowed(const TypeConstraintParam& constraint) {
  return TypesWords(TypesOf(constraint), constraint.allowed_expressions);
}

std::vector<std::string> TypeStringsOf(const TypeConstraintParam& constraint) {
  Sentences types = constraint.allowed_expressions;
  for (const TensorType type : constraint.allowed_type_strs) types.emplace_back(ToTypeString(type));
  std::sort(types.begin(), types.end());
  return types;
}

std::vector<std::string> TypesBeyond(const TypeConstraintParam& constraint,
                                     const TypeConstraintParam& other) {
  const Sentences types = TypeStringsOf(constraint);
  const Sentences others = TypeStringsOf(other);
  Sentences beyond;
  std::set_difference(types.begin(), types.end(), others.begin(), others.end(),
                      std::back_inserter(beyond));
  return beyond;
}

SchemaDiff DiffSchemas(const LightOpSchema& before, const LightOpSchema& after) {
  if (&before == &after) return {&before, &after, {}, {}, {}, {}};
  return {&before,
          &after,
          DiffParameters(before.inputs(), after.inputs()),
          DiffParameters(before.outputs(), after.outputs()),
          DiffLists(
              before.attributes(), after.attributes(),
              [&](const auto& a) { return before.FindAttribute(a.name); },
              [&](const auto& a) { return after.FindAttribute(a.name); }),
          DiffLists(
              before.type_constraints(), after.type_constraints(),
              [&](const auto& c) { return SameNameOrUse(c, after, before); },
              [&](const auto& c) { return SameNameOrUse(c, before, after); })};
}

std::vector<std::string> DescribeDiff(const SchemaDiff& diff) {
  Sentences sentences;
  DescribeOperator(diff, &sentences);
  DescribeParameters({"Input", diff.before->inputs(), diff.after->inputs(), diff.inputs}, diff,
                     &sentences);
  DescribeParameters({"Output", diff.before->outputs(), diff.after->outputs(), diff.outputs}, diff,
                     &sentences);
  DescribeAttributes(diff, &sentences);
  DescribeTypeConstraints(diff, &sentences);
  DescribeDifferentiation(diff, &sentences);
  DescribeTexts(diff, &sentences);
  return sentences;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

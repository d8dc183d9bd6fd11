// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/history.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "onnx_light/core/schema/history_builder.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

// One version under construction.
struct Version {
  int since = 0;
  const char* doc = "";
  std::vector<FormalParameter> inputs;
  std::vector<FormalParameter> outputs;
  std::vector<AttributeParam> attributes;
  std::vector<TypeConstraintParam> constraints;
  bool deprecated = false;
  bool function = false;
  LightOpSchema::NodeDeterminism determinism = LightOpSchema::NodeDeterminism::Deterministic;
  LightOpSchema::SupportLevel level = LightOpSchema::SupportLevel::kCommon;
};

struct History::State {
  std::string_view domain;
  std::string_view name;
  std::vector<LightOpSchema> done;
  Version version;
  const char* before = nullptr;

  [[noreturn]] void Fail(const std::string& message) const {
    throw SchemaError(StrCat("history of ", domain, "::", name, "-", version.since, ": ", message));
  }

  // Turns the version under construction into a record.
  void Finish() {
    if (version.since == 0) return;
    if (before != nullptr) Fail(StrCat("found Before('", before, "') without a parameter"));
    for (const auto* list : {&version.inputs, &version.outputs}) {
      for (const FormalParameter& p : *list) RequireType(p);
    }
    LightOpSchema schema(std::string(name), std::string(domain), version.since, version.doc,
                         version.inputs, version.outputs, version.constraints, version.attributes,
                         version.function);
    schema.set_deprecated(version.deprecated)
        .set_node_determinism(version.determinism)
        .set_support_level(version.level);
    done.push_back(std::move(schema));
  }

  // A parameter's type is a type parameter of this version or an ONNX type string.
  void RequireType(const FormalParameter& p) const {
    const bool known =
        std::any_of(version.constraints.begin(), version.constraints.end(),
                    [&](const TypeConstraintParam& c) { return c.type_param_str == p.type; });
    if (!known && !onnx_proto::TensorTypeFromString(p.type)) {
      Fail(StrCat("found parameter '", p.name, "' of type '", p.type,
                  "', expected a type parameter of this version or an ONNX type"));
    }
  }
};

namespace {

template <typename T, typename Name>
auto Find(std::vector<T>& entries, Name T::*name, std::string_view key) {
  return std::find_if(entries.begin(), entries.end(), [&](const T& e) { return e.*name == key; });
}

AttributeDefault DefaultOf(const AttributeSpec& spec) {
  if (!spec.has_default) return {};
  switch (spec.type) {
    case AttributeType::INT:
      return spec.int_value;
    case AttributeType::FLOAT:
      return spec.float_value;
    case AttributeType::STRING:
      return std::string(spec.string_value);
    case AttributeType::INTS: {
      const auto* first = static_cast<const int64_t*>(spec.list);
      return std::vector<int64_t>(first, first + spec.list_size);
    }
    case AttributeType::FLOATS: {
      const auto* first = static_cast<const float*>(spec.list);
      return std::vector<double>(first, first + spec.list_size);
    }
    case AttributeType::STRINGS: {
      const auto* first = static_cast<const char* const*>(spec.list);
      return std::vector<std::string>(first, first + spec.list_size);
    }
    default:
      return {};
  }
}

}  // namespace

std::vector<LightOpSchema> BuildHistory(std::string_view domain, std::string_view name,
                                        HistoryFunction write,
                                        LightOpSchema::NodeDeterminism determinism) {
  History::State state;
  state.domain = domain;
  state.name = name;
  state.version.determinism = determinism;
  History history(state);
  write(history);
  state.Finish();
  if (state.done.empty()) state.Fail("found no version, expected at least one");
  return std::move(state.done);
}

History& History::Since(int version) {
  state_.Finish();
  if (version <= state_.version.since) {
    state_.Fail(StrCat("found version ", version, " next, expected versions that ascend"));
  }
  state_.version.since = version;
  return *this;
}

History& History::Doc(Text text) {
  if (text.get() != nullptr) state_.version.doc = text.get();
  return *this;
}

History& History::Input(const char* name, const char* type, Text text, ParameterFlags flags) {
  return SetParameter(true, name, type, text, flags);
}

History& History::Output(const char* name, const char* type, Text text, ParameterFlags flags) {
  return SetParameter(false, name, type, text, flags);
}

History& History::SetParameter(bool is_input, const char* name, const char* type, Text text,
                               ParameterFlags flags) {
  auto& list = is_input ? state_.version.inputs : state_.version.outputs;
  auto it = Find(list, &FormalParameter::name, name);
  if (it == list.end()) {
    if (state_.before != nullptr) {
      it = Find(list, &FormalParameter::name, state_.before);
      if (it == list.end()) {
        state_.Fail(StrCat("found Before('", state_.before, "') ahead of '", name,
                           "', expected the name of a parameter"));
      }
      state_.before = nullptr;
    }
    it = list.insert(it, FormalParameter());
    it->name = name;
  }
  it->type = type;
  if (text.get() != nullptr) it->description = text.get();
  it->option = (flags & kVariadic) != 0   ? ParameterOption::kVariadic
               : (flags & kOptional) != 0 ? ParameterOption::kOptional
                                          : ParameterOption::kSingle;
  it->min_arity = (flags & kVariadicOrNone) == kVariadicOrNone ? 0 : 1;
  it->homogeneous = (flags & kHeterogeneous) == 0;
  it->differentiation = (flags & kDifferentiable) != 0      ? Differentiation::kDifferentiable
                        : (flags & kNonDifferentiable) != 0 ? Differentiation::kNonDifferentiable
                                                            : Differentiation::kUnknown;
  return *this;
}

History& History::Attr(const char* name, const AttributeSpec& spec, Text text) {
  auto& list = state_.version.attributes;
  auto it = Find(list, &AttributeParam::name, name);
  if (it == list.end()) {
    // Kept sorted by name: the order of attributes has no meaning, and every listing sorts them.
    it = std::find_if(list.begin(), list.end(),
                      [&](const AttributeParam& a) { return a.name > name; });
    it = list.insert(it, AttributeParam());
    it->name = name;
  }
  it->type = spec.type;
  it->required = spec.required;
  it->default_value = DefaultOf(spec);
  if (text.get() != nullptr) it->description = text.get();
  return *this;
}

History& History::Types(const char* name, types::TypeSet set, Text text) {
  auto& list = state_.version.constraints;
  auto it = Find(list, &TypeConstraintParam::type_param_str, name);
  if (it == list.end()) {
    it = list.insert(it, TypeConstraintParam());
    it->type_param_str = name;
  }
  it->allowed_type_strs.clear();
  it->allowed_type_strs.reserve(static_cast<size_t>(set.size()));
  types::ForEachType(set, [&](TensorType type) { it->allowed_type_strs.push_back(type); });
  if (text.get() != nullptr) it->description = text.get();
  return *this;
}

History& History::Before(const char* name) {
  state_.before = name;
  return *this;
}

namespace {

template <typename T, typename State>
void Drop(std::vector<T>& entries, std::string T::*name, const char* key, const State& state) {
  const auto it = Find(entries, name, key);
  if (it == entries.end()) {
    state.Fail(StrCat("found a drop of '", key, "', expected a name the version before has"));
  }
  entries.erase(it);
}

}  // namespace

History& History::DropInput(const char* name) {
  Drop(state_.version.inputs, &FormalParameter::name, name, state_);
  return *this;
}
History& History::DropOutput(const char* name) {
  Drop(state_.version.outputs, &FormalParameter::name, name, state_);
  return *this;
}
History& History::DropAttr(const char* name) {
  Drop(state_.version.attributes, &AttributeParam::name, name, state_);
  return *this;
}
History& History::DropTypes(const char* name) {
  Drop(state_.version.constraints, &TypeConstraintParam::type_param_str, name, state_);
  return *this;
}

History& History::Deprecated(bool deprecated) {
  state_.version.deprecated = deprecated;
  return *this;
}
History& History::NonDeterministic() {
  state_.version.determinism = LightOpSchema::NodeDeterminism::NonDeterministic;
  return *this;
}
History& History::UnknownDeterminism() {
  state_.version.determinism = LightOpSchema::NodeDeterminism::Unknown;
  return *this;
}
History& History::Function(bool has_function) {
  state_.version.function = has_function;
  return *this;
}
History& History::Experimental(bool experimental) {
  state_.version.level = experimental ? LightOpSchema::SupportLevel::kExperimental
                                      : LightOpSchema::SupportLevel::kCommon;
  return *this;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

// SPDX-License-Identifier: Apache-2.0
#include "node_generator.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <random>
#include <string_view>
#include <utility>

#include "absl/types/span.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/opsets/operator_sets.h"
#include "onnx_shapes/inference_context.h"

namespace onnx_light_tests {
namespace {

using onnx_light::core::diagnostics::Severity;
using onnx_light::core::schema::AttributeParam;
using onnx_light::core::schema::AttributeType;
using onnx_light::core::schema::AttributeView;
using onnx_light::core::schema::Diagnostic;
using onnx_light::core::schema::FormalParameter;
using onnx_light::core::schema::LightOpSchema;
using onnx_light::core::schema::NodeCheck;
using onnx_light::core::schema::NodeView;
using onnx_light::core::schema::ParameterOption;
using onnx_light::core::schema::ValueType;
using onnx_light::core::symbolic::SymDim;
using onnx_light::core::symbolic::SymShape;
using onnx_light::onnx_proto::kElementTypeCount;
using onnx_light::onnx_proto::kTensorTypeCount;
using onnx_light::onnx_proto::TensorType;
using onnx_light::shapes::Fraction;
using onnx_light::shapes::Host;
using onnx_light::shapes::kMaxElements;
using onnx_light::shapes::kMaxRank;
using onnx_light::shapes::SymbolTable;
using onnx_light::shapes::Value;

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kMin = std::numeric_limits<int64_t>::min();

// Every version of every operator.
const std::vector<const LightOpSchema*>& AllSchemas() {
  static const auto* const kAll =
      new std::vector<const LightOpSchema*>(onnx_light::opsets::BuiltInRegistry().AllVersions());
  return *kAll;
}

// Values of strings that some attribute knows, and others.
constexpr const char* kStrings[] = {
    "",          "NONE",        "NOTSET",    "SAME_UPPER", "SAME_LOWER",    "VALID",  "constant",
    "reflect",   "edge",        "wrap",      "bilinear",   "nearest",       "linear", "cubic",
    "CRD",       "DCR",         "forward",   "reverse",    "bidirectional", "mean",   "sum",
    "none",      "ij,jk->ik",   "...ij,ij",  "ii->i",      "i->ijk",        "->",     ",,,",
    "a...b->ab", "FLOAT",       "TO_FLOAT",  "SPARSE",     "DENSE",         "avg",    "max",
    "align",     "round_floor", "half_even", "asymmetric", "not_larger",    "RGB",    "standard",
    "Relu",      "Tanh",        "LeakyRelu", "swiglu",     "LEAF",          "left",   "\xff\xfe"};

// What the views of an attribute point to.
struct AttributeStore {
  std::string name;
  std::vector<int64_t> ints;
  std::vector<float> floats;
  std::deque<std::string> strings;
  std::vector<const std::string*> string_pointers;
  Value value;
  size_t graph_inputs = 0;
  std::vector<Value> graph_outputs;
};

// Makes the parts of a node. Sizes come from a few that the node draws at its start, so that they
// often agree.
class Maker {
 public:
  explicit Maker(uint64_t seed) : random_(seed) {
    for (SymDim& size : sizes_) size = AnySize();
    rank_ = Below(6);
  }

  int Below(int end) { return static_cast<int>(random_() % static_cast<uint64_t>(end)); }
  bool Chance(int percent) { return Below(100) < percent; }
  template <typename List>
  const auto& Pick(const List& list) {
    return *(std::begin(list) + Below(static_cast<int>(std::size(list))));
  }

  int64_t AnyInt() {
    constexpr int64_t kEdges[] = {kMin,      kMin + 1,  -(1LL << 62), -(1LL << 31), 1LL << 31,
                                  1LL << 32, 1LL << 62, kMax - 1,     kMax,         1LL << 40};
    return Chance(80) ? Below(9) - 2 : Chance(50) ? Below(40) : Pick(kEdges);
  }

  SymDim AnySize() {
    constexpr int64_t kSizes[] = {0,  1,  1,    2,    2,         3,  4,  5,         8,    16,  24,
                                  32, 64, 1024, 4096, 1LL << 31, -1, -7, 1LL << 62, kMax, kMin};
    const int kind = Below(10);
    if (kind < 6) return Pick(kSizes);
    if (kind == 6) return SymDim();
    return AnySymbol();
  }

  SymDim AnySymbol() {
    constexpr const char* kSymbols[] = {"N", "M", "B", "a long name", "?3"};
    const SymDim symbol((std::string_view(Pick(kSymbols))));
    const SymDim other((std::string_view(Pick(kSymbols))));
    const int64_t number = Below(5) - 1;
    std::optional<SymDim> made = symbol;
    switch (Below(9)) {
      case 0:
        made = onnx_light::core::symbolic::Add(symbol, number);
        break;
      case 1:
        made = onnx_light::core::symbolic::Mul(symbol, number);
        break;
      case 2:
        made = onnx_light::core::symbolic::Mul(symbol, other);
        break;
      case 3:
        made = onnx_light::core::symbolic::FloorDiv(symbol, 2);
        break;
      case 4:
        made = onnx_light::core::symbolic::Max(symbol, other);
        break;
      case 5:
        made = onnx_light::core::symbolic::Sub(symbol, other);
        break;
      default:
        break;
    }
    return made.value_or(SymDim());
  }

  SymShape AnyShape() {
    const int rank = Chance(60) ? rank_ : Chance(98) ? Below(10) : Below(200);
    SymShape shape;
    for (int axis = 0; axis < rank; ++axis) {
      shape.PushBack(Chance(80) ? Pick(sizes_) : AnySize());
    }
    return shape;
  }

  TensorType AnyType() { return static_cast<TensorType>(Below(kTensorTypeCount)); }

  // A value of that type with whatever may be known of it.
  Value AnyValue(TensorType type) {
    Value value = Value::Tensor(type);
    if (Chance(90)) value.shape = AnyShape();
    if (Chance(50)) AddElements(&value);
    return value;
  }

  AttributeView AnyAttribute(const AttributeParam& parameter, AttributeStore* store);

 private:
  // Elements as many as the shape says, where it says so and they are few; any number where there
  // is no shape.
  void AddElements(Value* value) {
    int64_t count = value->shape ? 1 : Below(12);
    if (value->shape) {
      if (value->Rank() == 1 && Chance(60)) (*value->shape)[0] = Below(7);
      for (const SymDim& size : value->shape->Dims()) {
        if (!size.IsInt() || size.AsInt() < 0 || size.AsInt() > 2000) return;
        count = std::min<int64_t>(count * size.AsInt(), 5000);
      }
    }
    if (count > static_cast<int64_t>(kMaxElements)) return;
    std::vector<SymDim> integers;
    std::vector<double> floats;
    std::vector<Fraction> fractions;
    constexpr double kFloats[] = {0.0, 1.0, -1.0, 0.5, 2.0, 1e19, -1e19, INFINITY, NAN, 1e-30};
    for (int64_t i = 0; i < count; ++i) {
      integers.push_back(Chance(85) ? SymDim(AnyInt()) : Chance(50) ? AnySymbol() : SymDim());
      floats.push_back(Chance(50) ? Below(5) : Pick(kFloats));
      fractions.push_back({AnySymbol(), 1 + Below(4)});
    }
    const TensorType element = value->ElementType();
    const bool floating = element == TensorType::kFloat || element == TensorType::kDouble ||
                          element == TensorType::kFloat16 || element == TensorType::kBfloat16;
    if (floating && Chance(60)) {
      value->floats = std::make_shared<const std::vector<double>>(std::move(floats));
    } else if (floating && Chance(50)) {
      value->fractions = std::make_shared<const std::vector<Fraction>>(std::move(fractions));
    } else {
      value->integers = std::make_shared<const std::vector<SymDim>>(std::move(integers));
    }
  }

  size_t AnyLength() {
    if (Chance(60)) return static_cast<size_t>(rank_) * (Chance(50) ? 1 : 2);
    return static_cast<size_t>(Chance(97) ? Below(7) : Below(3000));
  }

  std::mt19937_64 random_;
  SymDim sizes_[3];
  int rank_ = 0;
};

AttributeView Maker::AnyAttribute(const AttributeParam& parameter, AttributeStore* store) {
  store->name = parameter.name;
  AttributeType type = parameter.type;
  if (Chance(3)) type = static_cast<AttributeType>(Below(15));
  const auto any_string = [this, &parameter]() -> std::string {
    const auto* own = std::get_if<std::string>(&parameter.default_value);
    return own != nullptr && Chance(40) ? *own : std::string(Pick(kStrings));
  };
  constexpr float kFloats[] = {0.0F, 1.0F, -1.0F, 0.5F, 1e38F, INFINITY, NAN};
  switch (type) {
    case AttributeType::INT: {
      const auto* own = std::get_if<int64_t>(&parameter.default_value);
      return AttributeView::Int(store->name, own != nullptr && Chance(20) ? *own : AnyInt());
    }
    case AttributeType::FLOAT:
      return AttributeView::Float(store->name, Pick(kFloats));
    case AttributeType::STRING:
      store->strings.push_back(any_string());
      return AttributeView::String(store->name, store->strings.back());
    case AttributeType::INTS:
      for (size_t n = AnyLength(); n > 0; --n) store->ints.push_back(AnyInt());
      return AttributeView::Ints(store->name, store->ints);
    case AttributeType::FLOATS:
      for (size_t n = AnyLength(); n > 0; --n) store->floats.push_back(Pick(kFloats));
      return AttributeView::Floats(store->name, store->floats);
    case AttributeType::STRINGS:
      for (size_t n = AnyLength(); n > 0; --n) store->strings.push_back(any_string());
      for (const std::string& s : store->strings) store->string_pointers.push_back(&s);
      return AttributeView::Strings(store->name, store->string_pointers);
    case AttributeType::GRAPH:
      store->graph_inputs = static_cast<size_t>(Below(5));
      for (int n = Below(5); n > 0; --n) store->graph_outputs.push_back(AnyValue(AnyType()));
      return AttributeView::Object(store->name, type, store);
    default:
      store->value =
          AnyValue(Chance(90) ? static_cast<TensorType>(1 + Below(kElementTypeCount)) : AnyType());
      return AttributeView::Object(store->name, type, store);
  }
}

class GeneratorHost : public Host {
 public:
  Value TensorValue(const AttributeView& attribute) override { return StoreOf(attribute).value; }
  Value TypeValue(const AttributeView& attribute) override { return StoreOf(attribute).value; }
  std::vector<Value> InferGraph(const AttributeView& attribute, absl::Span<const Value>) override {
    return StoreOf(attribute).graph_outputs;
  }
  std::optional<std::vector<Value>> TryGraph(const AttributeView& attribute,
                                             absl::Span<const Value>) override {
    return StoreOf(attribute).graph_outputs;
  }
  std::pair<size_t, size_t> GraphArity(const AttributeView& attribute) override {
    return {StoreOf(attribute).graph_inputs, StoreOf(attribute).graph_outputs.size()};
  }
  void Report(Diagnostic diagnostic) override { findings.push_back(std::move(diagnostic)); }

  std::vector<Diagnostic> findings;

 private:
  static const AttributeStore& StoreOf(const AttributeView& attribute) {
    return *static_cast<const AttributeStore*>(attribute.object);
  }
};

bool HasNegativeSize(const Value& value) {
  if (!value.shape) return false;
  const auto dims = value.shape->Dims();
  return std::any_of(dims.begin(), dims.end(),
                     [](const SymDim& size) { return size.IsInt() && size.AsInt() < 0; });
}

}  // namespace

struct GeneratedNode::State {
  explicit State(uint64_t seed) : maker(seed), schema(AllSchemas()[seed % AllSchemas().size()]) {}

  void MakeInputs();
  void MakeAttributes();
  void MakeOutputs();
  TensorType TypeOf(const FormalParameter& parameter);

  Maker maker;
  const LightOpSchema* schema;
  std::deque<Value> values;
  std::vector<std::string_view> inputs;
  std::vector<std::string_view> outputs;
  std::deque<AttributeStore> stores;
  std::vector<AttributeView> attributes;
  std::map<std::string, TensorType> bound;
};

// A type that the parameter allows, mostly the same one for each type parameter.
TensorType GeneratedNode::State::TypeOf(const FormalParameter& parameter) {
  if (maker.Chance(3)) return maker.AnyType();
  const auto* constraint = schema->FindTypeConstraint(parameter.type);
  if (constraint == nullptr || constraint->allowed_type_strs.empty()) {
    return onnx_light::onnx_proto::TensorTypeFromString(parameter.type)
        .value_or(TensorType::kUndefined);
  }
  const TensorType any = maker.Pick(constraint->allowed_type_strs);
  return maker.Chance(95) ? bound.emplace(parameter.type, any).first->second : any;
}

void GeneratedNode::State::MakeInputs() {
  const int most = std::min(schema->max_input(), static_cast<int>(schema->inputs().size()) + 5);
  int count = schema->min_input() + maker.Below(most - std::min(most, schema->min_input()) + 1);
  if (maker.Chance(3)) count = maker.Below(12);
  for (int i = 0; i < count; ++i) {
    const auto* parameter =
        onnx_light::core::schema::ParameterAt(schema->inputs(), static_cast<size_t>(i));
    const bool may_lack = parameter != nullptr && parameter->option == ParameterOption::kOptional;
    const bool absent = maker.Chance(may_lack ? 40 : 3);
    inputs.push_back(absent ? "" : "x");
    values.emplace_back();
    if (absent) continue;
    const TensorType type = parameter == nullptr ? maker.AnyType() : TypeOf(*parameter);
    values.back() = maker.AnyValue(maker.Chance(95) ? type : TensorType::kUndefined);
  }
}

void GeneratedNode::State::MakeAttributes() {
  for (const AttributeParam& parameter : schema->attributes()) {
    if (!maker.Chance(parameter.required ? 97 : 50)) continue;
    stores.emplace_back();
    attributes.push_back(maker.AnyAttribute(parameter, &stores.back()));
    if (maker.Chance(2)) attributes.back().ref_attr_name = "outer";
    if (maker.Chance(1)) attributes.push_back(attributes.back());
  }
}

void GeneratedNode::State::MakeOutputs() {
  const int most = std::min(schema->max_output(), static_cast<int>(schema->outputs().size()) + 4);
  int count = schema->min_output() + maker.Below(most - std::min(most, schema->min_output()) + 1);
  if (maker.Chance(2)) count = maker.Below(9);
  for (int i = 0; i < count; ++i) outputs.push_back(maker.Chance(5) ? "" : "y");
}

GeneratedNode::GeneratedNode(uint64_t seed) : state_(std::make_unique<State>(seed)) {
  state_->MakeInputs();
  state_->MakeAttributes();
  state_->MakeOutputs();
}

GeneratedNode::~GeneratedNode() = default;

const LightOpSchema& GeneratedNode::Schema() const { return *state_->schema; }

std::string GeneratedNode::Name() const {
  const LightOpSchema& schema = Schema();
  return schema.domain() + "::" + schema.name() + "-" + std::to_string(schema.since_version());
}

std::string GeneratedNode::ToString() const {
  std::string text = Name() + " {";
  for (const AttributeView& attribute : state_->attributes) {
    text += std::string(attribute.name) + ":" + AttributeType_Name(attribute.type) + "=" +
            std::to_string(attribute.i) + std::string(attribute.s) + "[";
    for (size_t i = 0; i < attribute.ints.size() && i < 12; ++i) {
      text += (i == 0 ? "" : ",") + std::to_string(attribute.ints[i]);
    }
    text += "] ";
  }
  text += "} (";
  for (size_t i = 0; i < state_->inputs.size(); ++i) {
    const Value& value = state_->values[i];
    text += i == 0 ? "" : ", ";
    text += state_->inputs[i].empty() ? "_" : value.ToString();
    if (value.integers == nullptr) continue;
    text += "={";
    for (size_t k = 0; k < value.integers->size() && k < 12; ++k) {
      text += (k == 0 ? "" : ",") + (*value.integers)[k].ToString();
    }
    text += "}";
  }
  return text + ") -> " + std::to_string(state_->outputs.size());
}

NodeOutcome GeneratedNode::Infer() {
  const State& s = *state_;
  const NodeView node{"n",      s.schema->name(), s.schema->domain(), "",
                      s.inputs, s.outputs,        s.attributes};
  std::vector<ValueType> types;
  std::vector<const Value*> pointers;
  for (const Value& value : s.values) {
    types.push_back(value.type);
    pointers.push_back(&value);
  }
  GeneratorHost host;
  NodeCheck check(*s.schema, node, types, &host.findings);
  check.Run();
  std::vector<Value> made(s.outputs.size());
  for (size_t i = 0; i < made.size(); ++i) made[i].type = check.OutputType(i);
  SymbolTable symbols;
  InferNode(onnx_light::shapes::FindRule(*s.schema), *s.schema, node, pointers,
            absl::MakeSpan(made), symbols, host);

  NodeOutcome outcome;
  for (const Diagnostic& finding : host.findings) {
    if (*finding.label != 0) outcome.labels.emplace_back(finding.label);
  }
  const auto fault = [&outcome](size_t output, const std::string& what) {
    outcome.faults.push_back("output " + std::to_string(output) + " " + what);
  };
  const bool was_right =
      std::none_of(host.findings.begin(), host.findings.end(),
                   [](const Diagnostic& finding) { return finding.severity == Severity::kError; });
  const bool has_negative =
      std::any_of(s.values.begin(), s.values.end(), HasNegativeSize) ||
      std::any_of(s.stores.begin(), s.stores.end(), [](const AttributeStore& store) {
        return HasNegativeSize(store.value) ||
               std::any_of(store.graph_outputs.begin(), store.graph_outputs.end(), HasNegativeSize);
      });
  for (size_t i = 0; i < made.size(); ++i) {
    const Value& value = made[i];
    if (value.Rank() > kMaxRank) fault(i, "has too many dimensions");
    if (was_right && !has_negative && HasNegativeSize(value)) {
      fault(i, "has a negative size: " + value.ToString());
    }
    for (const size_t count :
         {value.integers ? value.integers->size() : 0, value.floats ? value.floats->size() : 0,
          value.fractions ? value.fractions->size() : 0}) {
      if (count > kMaxElements) fault(i, "has too many elements");
    }
  }
  return outcome;
}

}  // namespace onnx_light_tests

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/optest/case_check.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "absl/algorithm/container.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/optest/tensor_data.h"
#include "onnx_shapes/inference_context.h"

namespace ONNX_LIGHT_NAMESPACE::optest {
namespace {

using core::StrCat;
using core::diagnostics::Quote;
using core::schema::FormalParameter;
using core::schema::NodeCheck;
using core::schema::TypeConstraintParam;
using core::schema::ValueType;
using json::Code;
using json::JsonKind;
using onnx_proto::ToTypeString;
using shapes::SymShape;
using shapes::Value;

}  // namespace

// Attributes of op-tests are numbers and texts: nothing stands behind AttributeView::object.
class CaseCheck::Host : public shapes::Host {
 public:
  explicit Host(CaseCheck* check) : check_(*check) {}

  Value TensorValue(const AttributeView& /*attribute*/) override { return {}; }
  Value TypeValue(const AttributeView& /*attribute*/) override { return {}; }
  std::vector<Value> InferGraph(const AttributeView& /*attribute*/,
                                absl::Span<const Value> /*inputs*/) override {
    return {};
  }
  std::optional<std::vector<Value>> TryGraph(const AttributeView& /*attribute*/,
                                             absl::Span<const Value> /*inputs*/) override {
    return std::nullopt;
  }
  std::pair<size_t, size_t> GraphArity(const AttributeView& /*attribute*/) override {
    return {0, 0};
  }
  void Report(Diagnostic diagnostic) override { check_.ReportNode(std::move(diagnostic)); }

 private:
  CaseCheck& check_;
};

CaseCheck::CaseCheck(const TestNode& test, JsonValue json,
                     const core::schema::LightOpSchema* schema, JsonFindings* findings)
    : test_(test), json_(json), schema_(schema), findings_(findings) {
  Read("inputs", &inputs_);
  Read("outputs", &outputs_);
  node_ = {TextOf(json, "name"), test.op_type,        test.domain, "",
           inputs_.name_views,   outputs_.name_views, test.views};
}

void CaseCheck::Read(std::string_view member, Side* side) {
  const auto list = ArrayOf(json_, member);
  if (!list) return;
  for (const JsonValue tensor : list->Children()) {
    side->names.push_back(IsLeftOut(tensor) ? "" : StrCat(member, "[", side->tensors.size(), "]"));
    side->tensors.push_back(ReadTensor(tensor));
  }
  side->name_views.assign(side->names.begin(), side->names.end());
  side->faulty.assign(side->tensors.size(), false);
}

void CaseCheck::Run() {
  CheckSide(&inputs_);
  CheckSide(&outputs_);
  if (test_.definitions) CheckDefinitions();
  // Without one of its lists, a case is no node.
  if (schema_ != nullptr && ArrayOf(json_, "inputs") && ArrayOf(json_, "outputs")) CheckNode();
}

void CaseCheck::CheckSide(Side* side) {
  for (size_t i = 0; i < side->tensors.size(); ++i) {
    if (side->names[i].empty()) continue;
    for (DataFault& fault : CheckData(side->tensors[i])) {
      side->faulty[i] = true;
      findings_->Add(Code::kOptestData, TensorPlace(*side, i, fault.place), std::move(fault.found),
                     std::move(fault.expected));
    }
  }
}

// Shapes with names are held against the sizes of the data, which are those that inference goes by:
// what is right for all values of a name is right for these.
void CaseCheck::CheckDefinitions() {
  const JsonValue definitions = *test_.definitions;
  const size_t count = inputs_.tensors.size();
  if (const size_t stated = definitions.size(); stated != count) {
    findings_->Add(Code::kOptestData, PlaceOf(json_),
                   StrCat(count, count == 1 ? " input" : " inputs"),
                   StrCat(stated, ", one for each shape of inputShapeDefinitions"));
    return;
  }
  size_t input = 0;
  for (const JsonValue definition : definitions.Children()) {
    if (definition.IsArray() && inputs_.tensors[input].dims) CheckDefinition(definition, input);
    ++input;
  }
}

void CaseCheck::CheckDefinition(JsonValue definition, size_t input) {
  const std::vector<int64_t>& dims = *inputs_.tensors[input].dims;
  const auto report = [&](Code code, std::string found, std::string expected) {
    findings_->Add(code, TensorPlace(inputs_, input, inputs_.tensors[input].json), std::move(found),
                   std::move(expected));
  };
  if (definition.size() != dims.size()) {
    return report(Code::kShapeMismatch, StrCat(dims.size(), " dims: ", DimsText(dims)),
                  StrCat(definition.size(), ", as inputShapeDefinitions says"));
  }
  size_t axis = 0;
  for (const JsonValue dim : definition.Children()) {
    const int64_t size = dims[axis++];
    const auto stated = IntegerOf(dim);
    if ((stated || dim.kind() == JsonKind::kInteger) && stated != size) {
      return report(Code::kShapeMismatch, StrCat(size, " for dimension ", axis - 1),
                    StrCat(dim.NumberText().substr(0, 20), ", as inputShapeDefinitions says"));
    }
    if (!dim.IsString()) continue;
    const auto& [value, first] =
        sizes_.try_emplace(dim.AsString(), Bound<int64_t>{size, input}).first->second;
    if (value != size) {
      return report(Code::kSymbolConflict, StrCat(size, " for the size ", Quote(dim.AsString())),
                    StrCat(value, ", as input ", first, " has it"));
    }
  }
}

void CaseCheck::CheckNode() {
  std::vector<ValueType> types;
  for (const Tensor& tensor : inputs_.tensors) types.push_back({tensor.type});
  std::vector<Diagnostic> found;
  NodeCheck check(*schema_, node_, types, &found);
  check.Run();
  const auto is_unread = [&](const Diagnostic& d) {
    // It may be one that could not be read.
    return d.code == Code::kMissingAttribute && !test_.complete;
  };
  found.erase(std::remove_if(found.begin(), found.end(), is_unread), found.end());

  std::vector<Value> outputs(outputs_.tensors.size());
  for (size_t i = 0; i < outputs.size(); ++i) outputs[i].type = check.OutputType(i);
  node_fits_ = found.empty();
  const bool known = node_fits_ && test_.complete && !absl::c_linear_search(inputs_.faulty, true);
  for (Diagnostic& finding : found) ReportNode(std::move(finding));
  if (known) Infer(&outputs);
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs_.names[i].empty()) CheckOutput(i, outputs[i]);
  }
}

void CaseCheck::Infer(std::vector<Value>* outputs) {
  std::vector<Value> values;
  std::vector<const Value*> inputs;
  values.reserve(inputs_.tensors.size());
  for (size_t i = 0; i < inputs_.tensors.size(); ++i) {
    values.push_back(inputs_.names[i].empty() ? Value() : ValueOf(inputs_.tensors[i], true));
    inputs.push_back(&values.back());
  }
  shapes::SymbolTable symbols;
  Host host(this);
  shapes::InferNode(shapes::FindRule(*schema_), *schema_, node_, inputs, absl::MakeSpan(*outputs),
                    symbols, host);
  for (Value& output : *outputs) {
    if (output.shape) symbols.Resolve(&*output.shape);
  }
}

void CaseCheck::CheckOutput(size_t index, const Value& inferred) {
  const Tensor& tensor = outputs_.tensors[index];
  if (tensor.type != TensorType::kUndefined) CheckOutputType(index, inferred.type);
  if (inferred.shape && tensor.dims && !outputs_.faulty[index]) {
    CheckOutputDims(index, *inferred.shape);
  }
}

void CaseCheck::CheckOutputType(size_t index, ValueType expected) {
  const Tensor& tensor = outputs_.tensors[index];
  const FormalParameter* parameter = ParameterOf(outputs_, index);
  if (parameter == nullptr) return;
  if (expected.Known()) {
    if (expected == ValueType{tensor.type}) return;
    findings_->Add(Code::kTypeMismatch, TensorPlace(outputs_, index, tensor.json),
                   ToTypeString(tensor.type), StrCat(expected.Text(), ", which the node gives"));
    return;
  }
  // An input of a type that is not allowed leaves its outputs without one that is.
  const TypeConstraintParam* constraint = schema_->FindTypeConstraint(parameter->type);
  if (constraint == nullptr || !node_fits_) return;
  if (!absl::c_linear_search(constraint->allowed_type_strs, tensor.type)) {
    findings_->Add(Code::kTypeNotAllowed, TensorPlace(outputs_, index, tensor.json),
                   ToTypeString(tensor.type),
                   StrCat("a type that ", constraint->type_param_str, " of ", schema_->name(), "-",
                          schema_->since_version(), " allows"));
  } else if (parameter->homogeneous) {
    CheckOutputBinding(index, *constraint);
  }
}

void CaseCheck::CheckOutputBinding(size_t index, const TypeConstraintParam& constraint) {
  const auto type = outputs_.tensors[index].type;
  const auto& [first_type, first] =
      types_.try_emplace(constraint.type_param_str, Bound<TensorType>{type, index}).first->second;
  if (first_type == type) return;
  findings_->Add(Code::kTypeBinding, TensorPlace(outputs_, index, outputs_.tensors[index].json),
                 ToTypeString(type),
                 StrCat(ToTypeString(first_type), ", to which ", constraint.type_param_str,
                        " is bound by output ", first));
}

void CaseCheck::CheckOutputDims(size_t index, const SymShape& expected) {
  const std::vector<int64_t>& dims = *outputs_.tensors[index].dims;
  bool same = static_cast<size_t>(expected.Rank()) == dims.size();
  for (int axis = 0; same && axis < expected.Rank(); ++axis) {
    same = !expected[axis].IsInt() || expected[axis].AsInt() == dims[static_cast<size_t>(axis)];
  }
  if (same) return;
  findings_->Add(Code::kShapeMismatch, TensorPlace(outputs_, index, outputs_.tensors[index].json),
                 StrCat("dims ", DimsText(dims)),
                 StrCat(expected.ToString(), ", which the node gives"));
}

const FormalParameter* CaseCheck::ParameterOf(const Side& side, size_t index) const {
  if (schema_ == nullptr) return nullptr;
  return ParameterAt(&side == &inputs_ ? schema_->inputs() : schema_->outputs(), index);
}

core::diagnostics::Location CaseCheck::PlaceOf(JsonValue json) const {
  Location place = json.Place();
  place.op_type = test_.op_type.substr(0, kMaxName);
  place.domain = test_.domain.substr(0, kMaxName);
  if (schema_ != nullptr) place.since_version = schema_->since_version();
  return place;
}

core::diagnostics::Location CaseCheck::TensorPlace(const Side& side, size_t index,
                                                   JsonValue json) const {
  Location place = PlaceOf(json);
  const FormalParameter* parameter = ParameterOf(side, index);
  if (parameter != nullptr) (&side == &inputs_ ? place.input : place.output) = parameter->name;
  return place;
}

JsonValue CaseCheck::MemberOfTest(std::string_view name) const {
  return test_.json.Find(name).value_or(test_.json);
}

// The part of the file that a finding about the node is about.
JsonValue CaseCheck::SubjectOf(const Diagnostic& finding) const {
  const core::diagnostics::Location& place = finding.location;
  if (finding.code == Code::kDeprecatedOperator) return MemberOfTest("operator");
  if (!place.attribute.empty()) {
    const bool again = finding.code == Code::kDuplicateAttribute;
    return test_.attributes.Find(place.attribute, again).value_or(MemberOfTest("attributes"));
  }
  return TensorNamed(place.value).value_or(json_);
}

// The tensor that is called "inputs[1]" or "outputs[0]".
std::optional<JsonValue> CaseCheck::TensorNamed(std::string_view name) const {
  for (const auto& [side, start] : {std::pair(&inputs_, std::string_view("inputs[")),
                                    std::pair(&outputs_, std::string_view("outputs["))}) {
    if (name.substr(0, start.size()) != start) continue;
    size_t index = 0;
    std::from_chars(name.data() + start.size(), name.data() + name.size(), index);
    if (index < side->tensors.size()) return side->tensors[index].json;
  }
  return std::nullopt;
}

// A node has an empty name where the file has null for the data of a tensor.
void CaseCheck::NameLeftOut(Diagnostic* finding) const {
  const bool input = finding->code == Code::kMissingInput;
  if (!input && finding->code != Code::kMissingOutput) return;
  const auto& parameters = input ? schema_->inputs() : schema_->outputs();
  const std::string& name = input ? finding->location.input : finding->location.output;
  const auto parameter =
      absl::c_find_if(parameters, [&](const FormalParameter& p) { return p.name == name; });
  const auto index = parameter - parameters.begin();
  finding->found = StrCat("null for ", input ? "input " : "output ", index, " ", Quote(name));
  finding->expected = StrCat("data, since this ", input ? "input" : "output", " is required");
  finding->location.value = StrCat(input ? "inputs[" : "outputs[", index, "]");
}

// Findings about the node name its parts; this adds where they are in the file.
void CaseCheck::ReportNode(Diagnostic finding) {
  NameLeftOut(&finding);
  Location place = SubjectOf(finding).Place();
  finding.location.attribute.resize(std::min(finding.location.attribute.size(), kMaxName));
  finding.location.pointer = std::move(place.pointer);
  finding.location.line = place.line;
  finding.location.column = place.column;
  findings_->Add(std::move(finding));
}

}  // namespace ONNX_LIGHT_NAMESPACE::optest

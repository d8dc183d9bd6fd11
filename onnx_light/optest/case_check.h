// SPDX-License-Identifier: Apache-2.0
//
// Checks one case of an op-test: its data, and its node against a schema and a shape rule.
//
//   CaseCheck(test, json, schema, &findings).Run();
//
// A check borrows everything it is given and lives for one case. One thread at a time.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/optest/op_test.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

/// What the cases of one test share.
struct TestNode {
  JsonValue json;
  std::string_view op_type;
  std::string_view domain;  ///< "ai.onnx" for the default one.
  const Attributes& attributes;
  std::vector<AttributeView> views;  ///< The attributes that a node gets.
  bool complete;                     ///< Whether these are all that the test has.
  /// The shapes of `inputShapeDefinitions`, where it is a list.
  std::optional<JsonValue> definitions;
};

/// One case in work.
class CaseCheck {
 public:
  /// `schema` is null for an operator that is not known; the data is checked all the same.
  CaseCheck(const TestNode& test, JsonValue json, const core::schema::LightOpSchema* schema,
            JsonFindings* findings);
  CaseCheck(const CaseCheck&) = delete;
  CaseCheck& operator=(const CaseCheck&) = delete;

  /// Adds everything that is wrong with the case to the findings. What is wrong with a part of the
  /// test has its place there.
  void Run();

 private:
  using Location = core::diagnostics::Location;
  using Diagnostic = core::diagnostics::Diagnostic;
  class Host;
  struct Side {
    std::vector<Tensor> tensors;
    std::vector<std::string> names;  // "inputs[0]", "" for a tensor that is left out.
    std::vector<std::string_view> name_views;
    std::vector<bool> faulty;  // Sizes or data are in doubt.
  };

  void Read(std::string_view member, Side* side);
  void CheckSide(Side* side);
  void CheckDefinitions();
  void CheckDefinition(JsonValue definition, size_t input);
  void CheckNode();
  void Infer(std::vector<shapes::Value>* outputs);
  void CheckOutput(size_t index, const shapes::Value& inferred);
  void CheckOutputType(size_t index, core::schema::ValueType expected);
  void CheckOutputBinding(size_t index, const core::schema::TypeConstraintParam& constraint);
  void CheckOutputDims(size_t index, const shapes::SymShape& expected);

  const core::schema::FormalParameter* ParameterOf(const Side& side, size_t index) const;
  Location PlaceOf(JsonValue json) const;
  Location TensorPlace(const Side& side, size_t index, JsonValue json) const;
  JsonValue MemberOfTest(std::string_view name) const;
  JsonValue SubjectOf(const Diagnostic& finding) const;
  std::optional<JsonValue> TensorNamed(std::string_view name) const;
  void NameLeftOut(Diagnostic* finding) const;
  void ReportNode(Diagnostic finding);

  const TestNode& test_;
  const JsonValue json_;
  const core::schema::LightOpSchema* schema_;
  JsonFindings* findings_;
  Side inputs_;
  Side outputs_;
  core::schema::NodeView node_;
  bool node_fits_ = false;  // The schema takes it.
  // What a name stands for, and the index of the tensor that said so first.
  template <typename T>
  struct Bound {
    T value;
    size_t index;
  };
  template <typename T>
  using Bindings = absl::flat_hash_map<std::string_view, Bound<T>, core::StringHash>;
  Bindings<int64_t> sizes_;     // By the names in `definitions`.
  Bindings<TensorType> types_;  // By the type parameters that no input binds.
};

}  // namespace ONNX_LIGHT_NAMESPACE::optest

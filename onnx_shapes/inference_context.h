// SPDX-License-Identifier: Apache-2.0
//
// What a shape rule sees and does: one node, what is known of its inputs, and its outputs to fill.
//
//   // The first output has the shape of the first input.
//   void SameAsInput0(Context& ctx) { ctx.CopyShape(0, 0); }
//
// A rule is a plain function. The node's arity, attribute kinds and types have been checked before,
// but a rule may not assume that they were right: an input may be absent, of unknown type or of
// unknown rank, and then the rule states what still holds. The types of outputs that the schema
// determines are set already. Everything a rule is given lives as long as the call.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/types/span.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_shapes/symbol_table.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::schema::AttributeView;
using core::schema::LightOpSchema;
using core::schema::NodeView;

/// The representation that the nodes come from: what stands behind AttributeView::object, and where
/// findings go. Implemented by onnx_light/model for protobuf and by an optimizer for its own IR.
class Host {
 public:
  /// Who hands values to a body.
  enum class Giver { kNode, kEarlierRun };

  virtual ~Host() = default;

  /// Returns type, shape and, up to kMaxElements, elements of a TENSOR or SPARSE_TENSOR attribute.
  virtual Value TensorValue(const AttributeView& attribute) = 0;
  /// Returns the type and shape that a TYPE_PROTO attribute states.
  virtual Value TypeValue(const AttributeView& attribute) = 0;
  /// Returns whether the body of a GRAPH attribute takes such values for its inputs, and reports
  /// the types and shapes that it declares of them and that the values do not have: as warnings
  /// where an earlier run gives them, since there may be one alone. A representation whose bodies
  /// declare nothing leaves it as it is.
  virtual bool AcceptsInputs([[maybe_unused]] const AttributeView& attribute,
                             [[maybe_unused]] absl::Span<const Value> inputs,
                             [[maybe_unused]] Giver giver) {
    return true;
  }
  /// Infers the body of a GRAPH attribute with the given values for its inputs and returns the
  /// values of its outputs. Values beyond the body's inputs are ignored; missing ones are unknown.
  /// Called once for each body that may run, since it reports what is wrong inside.
  virtual std::vector<Value> InferGraph(const AttributeView& attribute,
                                        absl::Span<const Value> inputs) = 0;
  /// Does the same without reporting anything, as often as a rule needs to find out what the body
  /// makes of its inputs. Nullopt within another trial, so that loops in each other stay linear.
  virtual std::optional<std::vector<Value>> TryGraph(const AttributeView& attribute,
                                                     absl::Span<const Value> inputs) = 0;
  /// Returns the number of inputs and of outputs of a GRAPH attribute's body.
  virtual std::pair<size_t, size_t> GraphArity(const AttributeView& attribute) = 0;
  /// Takes a finding of the node in work.
  virtual void Report(Diagnostic diagnostic) = 0;
};

/// One node in work.
class Context {
 public:
  Context(const LightOpSchema& schema, const NodeView& node, absl::Span<const Value* const> inputs,
          absl::Span<Value> outputs, SymbolTable& symbols, Host& host);

  const NodeView& node() const { return node_; }
  const LightOpSchema& schema() const { return schema_; }
  Host& host() { return host_; }
  SymbolTable& symbols() { return symbols_; }

  // --- Inputs. An index beyond the node's inputs is an absent input.

  size_t NumInputs() const { return node_.inputs.size(); }
  /// Returns whether the input is given, known or not.
  bool HasInput(size_t i) const { return i < node_.inputs.size() && !node_.inputs[i].empty(); }
  /// Returns what is known of an input; an empty Value for an absent one.
  const Value& Input(size_t i) const { return i < inputs_.size() ? *inputs_[i] : Absent(); }
  /// Returns an input's shape, null when it is absent, of unknown rank or of more than kMaxRank.
  const SymShape* Shape(size_t i) const {
    const Value& value = Input(i);
    return value.Rank() >= 0 && value.Rank() <= kMaxRank ? &*value.shape : nullptr;
  }
  /// Returns one size of an input, unknown where it is not known; a negative axis counts from the
  /// end.
  SymDim Size(size_t i, int axis) const;
  TensorType ElementType(size_t i) const { return Input(i).ElementType(); }
  /// Returns the integer elements of an input, null when they are not known.
  const std::vector<SymDim>* Integers(size_t i) const { return Input(i).integers.get(); }
  /// Returns the elements of an input as numbers, where all of them are numbers.
  std::optional<std::vector<double>> Numbers(size_t i) const;
  /// Returns the elements of an integer input where all of them are numbers.
  std::optional<std::vector<int64_t>> Ints(size_t i) const;
  /// Returns the only element of an integer input; unknown when there is not exactly one.
  SymDim Scalar(size_t i) const;

  // --- Attributes, with the schema's default where the node has none.

  /// Returns the node's own attribute, null when it has none of that name and kind, or refers to an
  /// attribute of the enclosing function that has no value here.
  const AttributeView* Attr(std::string_view name, core::schema::AttributeType type) const;
  int64_t IntAttr(std::string_view name, int64_t fallback = 0) const;
  std::optional<int64_t> OptionalIntAttr(std::string_view name) const;
  float FloatAttr(std::string_view name, float fallback = 0) const;
  std::string_view StringAttr(std::string_view name, std::string_view fallback = "") const;
  /// Returns an INTS attribute; nullopt when the node has none (defaults of lists are not looked
  /// up).
  std::optional<absl::Span<const int64_t>> IntsAttr(std::string_view name) const;
  std::optional<absl::Span<const float>> FloatsAttr(std::string_view name) const;
  /// Returns the element type that an INT attribute such as `dtype` names; kUndefined when the node
  /// has none. A number that is no element type is a fault.
  TensorType ElementTypeAttr(std::string_view name);

  // --- Outputs.

  size_t NumOutputs() const { return outputs_.size(); }
  bool HasOutput(size_t i) const { return i < outputs_.size() && !node_.outputs[i].empty(); }
  /// Returns an output to fill; writing to one that the node does not have is harmless.
  Value& Output(size_t i) { return i < outputs_.size() ? outputs_[i] : spare_; }
  void SetType(size_t i, TensorType type) { Output(i).type = {type}; }
  void SetShape(size_t i, SymShape shape) { Output(i).shape = std::move(shape); }
  void SetIntegers(size_t i, std::vector<SymDim> elements);
  void CopyShape(size_t input, size_t output);
  /// Gives an output the type, shape and elements of an input.
  void CopyValue(size_t input, size_t output);

  // --- Sizes. Overflow is a fault of the node, reported once; the result is then unknown.

  SymDim Fresh() { return symbols_.Fresh(); }
  SymDim Add(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Add(a, b)); }
  SymDim Sub(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Sub(a, b)); }
  SymDim Mul(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Mul(a, b)); }
  SymDim FloorDiv(const SymDim& a, const SymDim& b) {
    return Checked(core::symbolic::FloorDiv(a, b));
  }
  SymDim CeilDiv(const SymDim& a, const SymDim& b) {
    return Checked(core::symbolic::CeilDiv(a, b));
  }
  SymDim Mod(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Mod(a, b)); }
  SymDim Max(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Max(a, b)); }
  SymDim Min(const SymDim& a, const SymDim& b) { return Checked(core::symbolic::Min(a, b)); }
  /// Returns the product of the sizes from axis `begin` to `end`, exclusive.
  SymDim Product(const SymShape& shape, int begin, int end);

  // --- Checks. Each gives its constraint's label (`conv_c1`), which stands on the operator's page.
  // --- A constraint that is broken in several ways is reported once.

  /// Reports a fault of the node. One of sizes or axes names the inputs and their shapes.
  void Fault(Code code, const char* label, std::string found, std::string expected,
             std::string hint = "");
  /// Reports a fault of an input.
  void InputFault(Code code, const char* label, size_t input, std::string found,
                  std::string expected, std::string hint = "");
  /// Reports a fault of an attribute.
  void AttrFault(Code code, const char* label, std::string_view attribute, std::string found,
                 std::string expected, std::string hint = "");

  /// Returns whether a fault of the node has been reported, from which others would only follow.
  bool Faulty() const { return faulty_; }

  /// Reports what is suspicious about the node but does not make it wrong.
  void Warning(Code code, const char* label, std::string found, std::string expected,
               std::string hint = "");

  /// Requires the input's rank, if it is known, to be within [min, max]; returns whether it is
  /// known and right.
  bool RequireRank(const char* label, size_t input, int min, int max);
  bool RequireRank(const char* label, size_t input, int rank) {
    return RequireRank(label, input, rank, rank);
  }
  /// Requires two sizes to be equal and records the equality; returns false after a fault. `what`
  /// names the two for the message, for example "inner sizes of 'A' and 'B'"; `input` is the one
  /// that the fault is located at, if it is one's.
  bool RequireEqual(const char* label, const SymDim& a, const SymDim& b, std::string_view what,
                    std::optional<size_t> input = std::nullopt);
  /// Records that two sizes are equal; returns false where they cannot be, without reporting it.
  bool Unify(const SymDim& a, const SymDim& b);
  /// Reports what Unify() refused, as the sizes `a` and `b`.
  void ConflictFault(const char* label, const SymDim& a, const SymDim& b, std::string_view what,
                     std::optional<size_t> input = std::nullopt);
  /// Returns the axis counted from 0; nullopt after a fault when it is outside [-rank, rank - 1],
  /// or where `where` is given, located at that attribute.
  std::optional<int> RequireAxis(const char* label, int64_t axis, int rank,
                                 std::string_view attribute = "");

  /// Returns the shape two shapes have after multidirectional broadcasting, right-aligned; sizes
  /// that differ with neither being 1 are a fault.
  SymShape Broadcast(const char* label, const SymShape& a, const SymShape& b);

 private:
  static const Value& Absent();
  SymDim Checked(std::optional<SymDim> result);
  Diagnostic At(Code code, std::optional<size_t> input, std::string found, std::string expected,
                std::string hint = "") const;
  std::string InputText(size_t input) const;
  std::string InputsText() const;
  void Report(Diagnostic diagnostic, const char* label);
  core::diagnostics::Location Here() const;

  const LightOpSchema& schema_;
  const NodeView& node_;
  absl::Span<const Value* const> inputs_;
  absl::Span<Value> outputs_;
  SymbolTable& symbols_;
  Host& host_;
  Value spare_;
  bool faulty_ = false;
  bool overflow_reported_ = false;
  std::vector<std::string_view> reported_;  // Labels of the broken constraints.
};

/// A rule: fills the outputs of the node and reports what breaks the operator's constraints.
using ShapeRule = void (*)(Context&);

/// Returns the rule for an operator version; null when the type is all that is known.
ShapeRule FindRule(const LightOpSchema& schema);

/// Remembers the rules of schemas: models use a few operators again and again. A table of fixed
/// size that a new look-up writes over an old one. The schemas must outlive it. One thread at a
/// time.
class RuleCache {
 public:
  /// Returns what FindRule(schema) does.
  ShapeRule Find(const LightOpSchema& schema) {
    Entry& entry =
        entries_[reinterpret_cast<uintptr_t>(&schema) / alignof(LightOpSchema) % kEntries];
    if (entry.schema != &schema) entry = {&schema, FindRule(schema)};
    return entry.rule;
  }

 private:
  struct Entry {
    const LightOpSchema* schema = nullptr;
    ShapeRule rule = nullptr;
  };
  static constexpr size_t kEntries = 127;  // A prime, since schemas have a large size.

  std::array<Entry, kEntries> entries_;
};

/// Infers one node by the rule of its schema, which may be null. `outputs` has one entry an output
/// of the node, with the types that the schema gives; it keeps what it holds where nothing is
/// inferred.
void InferNode(ShapeRule rule, const LightOpSchema& schema, const NodeView& node,
               absl::Span<const Value* const> inputs, absl::Span<Value> outputs,
               SymbolTable& symbols, Host& host);

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

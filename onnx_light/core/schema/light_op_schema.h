// SPDX-License-Identifier: Apache-2.0
//
// Describes an operator at one version, and verifies nodes against that description.
//
//   std::vector<LightOpSchema> clip = GetAllOnnxOpSchemasWithHistory("Clip");
//   clip.back().Verify(node);                            // throws SchemaError at the first
//   violation for (const Diagnostic& d : clip.back().Check(view))  // collects every finding,
//   counts inputs too
//     std::cerr << ToString(d) << "\n";
//
// Records own their strings, are not changed after construction but by the set_ functions, and may
// be read from many threads. Nothing here includes protobuf: `Verify` and the `Check` of a
// NodeProto are defined in onnx_light/model, and programs that do not call them need not link it.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/types/span.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/attribute_type.h"
#include "onnx_light/core/schema/node_view.h"
#include "onnx_light/core/symbolic/sym_tensor.h"
#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE {
class NodeProto;
class ValueInfoProto;
}  // namespace ONNX_LIGHT_NAMESPACE

namespace ONNX_LIGHT_NAMESPACE::core::schema {

using diagnostics::Code;
using diagnostics::Diagnostic;
using onnx_proto::TensorType;

using onnx_proto::ToTypeString;

struct ExtensionSpec;

/// The standard domain. "" means the same wherever a domain is given.
inline constexpr const char* kOnnxDomain = "ai.onnx";

/// Returns "ai.onnx" for "", any other domain unchanged.
inline std::string_view CanonicalDomain(std::string_view domain) {
  return domain.empty() ? std::string_view(kOnnxDomain) : domain;
}

/// Default of an attribute; monostate when there is none.
using AttributeDefault =
    std::variant<std::monostate, int64_t, double, std::string, std::vector<int64_t>,
                 std::vector<double>, std::vector<std::string>>;

/// Returns a stable text of a default: "1", "0.5", "foo", "[1, 2, 3]", or "" for none. A number is
/// written with the digits that give back the same float.
std::string AttributeDefaultRepr(const AttributeDefault& d);

/// Returns a value for people: strings in quotes, alone and in a list.
std::string DescribeValue(const AttributeDefault& value);

/// Thrown for a schema that contradicts itself and by Verify for a node that breaks its schema.
class SchemaError : public std::runtime_error {
 public:
  explicit SchemaError(const std::string& message) : std::runtime_error(message) {}
  explicit SchemaError(Diagnostic diagnostic);

  /// Returns the finding behind the message; null for an error of construction.
  const Diagnostic* diagnostic() const { return diagnostic_.get(); }

 private:
  std::shared_ptr<const Diagnostic> diagnostic_;
};

/// An attribute of an operator.
struct AttributeParam {
  std::string name;
  std::string description;
  AttributeType type = AttributeType::UNDEFINED;
  bool required = false;
  AttributeDefault default_value = {};
  /// The values that a node may give, all of the attribute's kind; empty for any.
  std::vector<AttributeDefault> allowed_values = {};
};

/// How many values a formal parameter stands for.
enum class ParameterOption : uint8_t { kSingle, kOptional, kVariadic };

/// Whether a gradient exists with respect to a parameter.
enum class Differentiation : uint8_t { kUnknown, kDifferentiable, kNonDifferentiable };

/// An input or output of an operator. `type` names a type constraint, is itself an ONNX type
/// string, or is empty where any type goes.
struct FormalParameter {
  std::string name;
  std::string description;
  std::string type;
  ParameterOption option = ParameterOption::kSingle;
  bool homogeneous = true;  ///< Whether all values of a variadic parameter share one type.
  uint8_t min_arity = 1;    ///< The fewest values of a variadic parameter.
  Differentiation differentiation = Differentiation::kUnknown;
};

/// The types that a type parameter allows.
struct TypeConstraintParam {
  std::string type_param_str;
  std::vector<TensorType> allowed_type_strs;
  std::string description;
  /// Allowed types that TensorType cannot name, as type expressions (type_expression.h).
  std::vector<std::string> allowed_expressions = {};
};

/// Concrete value supplied for a node input to Verify.
using SchemaInputValue = std::variant<ValueInfoProto, symbolic::SymTensor, symbolic::SymSequence>;

/// An operator at one version.
class LightOpSchema {
 public:
  /// Whether equal inputs give equal outputs.
  enum class NodeDeterminism : uint8_t { Unknown, NonDeterministic, Deterministic };

  /// Stage of development.
  enum class SupportLevel : uint8_t { kCommon, kExperimental };

  /// Constructs a record without attributes.
  /// Throws SchemaError for an empty name, a version below 1, names that occur twice among the
  /// inputs, outputs or type parameters, and a constraint without types. With `init_doc` false the
  /// texts are dropped.
  LightOpSchema(std::string name, std::string domain, int since_version, std::string doc,
                std::vector<FormalParameter> inputs, std::vector<FormalParameter> outputs,
                std::vector<TypeConstraintParam> type_constraints,
                bool has_function_implementation = false, bool init_doc = true);

  /// Constructs a record with attributes. Throws SchemaError also for an attribute name that occurs
  /// twice and for a required attribute with a default.
  LightOpSchema(std::string name, std::string domain, int since_version, std::string doc,
                std::vector<FormalParameter> inputs, std::vector<FormalParameter> outputs,
                std::vector<TypeConstraintParam> type_constraints,
                std::vector<AttributeParam> attributes, bool has_function_implementation = false,
                bool init_doc = true);

  const std::string& name() const { return name_; }
  const std::string& domain() const { return domain_; }
  /// Returns the version of the domain at which this version of the operator appeared.
  int since_version() const { return since_version_; }
  const std::string& doc() const { return doc_; }
  const std::vector<FormalParameter>& inputs() const { return inputs_; }
  const std::vector<FormalParameter>& outputs() const { return outputs_; }
  const std::vector<TypeConstraintParam>& type_constraints() const { return type_constraints_; }
  const std::vector<AttributeParam>& attributes() const { return attributes_; }
  bool has_function_implementation() const { return has_function_implementation_; }

  /// Returns the fewest inputs of a node, as the options of the parameters say.
  int min_input() const;
  /// Returns the most inputs of a node; std::numeric_limits<int>::max() when unbounded.
  int max_input() const;
  /// Returns the fewest outputs of a node; by default what the options of the parameters say, which
  /// is outputs().size() when none is optional or variadic.
  int min_output() const { return min_output_; }
  /// Returns the most outputs of a node; std::numeric_limits<int>::max() when unbounded.
  int max_output() const { return max_output_; }

  /// Returns the specification that an imported operator comes from (extension_spec.h); null for
  /// every other one.
  const std::shared_ptr<const ExtensionSpec>& extension() const { return extension_; }

  bool deprecated() const { return deprecated_; }
  NodeDeterminism node_determinism() const { return node_determinism_; }
  bool non_deterministic() const { return node_determinism_ == NodeDeterminism::NonDeterministic; }
  SupportLevel support_level() const { return support_level_; }

  LightOpSchema& set_min_output(int v);
  LightOpSchema& set_max_output(int v);
  LightOpSchema& set_deprecated(bool v = true);
  LightOpSchema& set_node_determinism(NodeDeterminism v);
  LightOpSchema& set_support_level(SupportLevel v);
  LightOpSchema& set_extension(std::shared_ptr<const ExtensionSpec> v);

  /// Returns the attribute of that name, or null.
  const AttributeParam* FindAttribute(std::string_view name) const;
  /// Returns the type constraint of that name, or null.
  const TypeConstraintParam* FindTypeConstraint(std::string_view name) const;

  /// Verifies a node and throws SchemaError at the first violation, in this order: the operator is
  /// not deprecated; operator and domain are the schema's; the number of outputs; each attribute is
  /// declared (names that start with "__" always are) and of the declared kind, and the required
  /// ones are there; with `inputs`, the type of each given input is one its constraint allows.
  /// Inputs beyond the last formal one are held against that one. Map and opaque types and input
  /// counts are not looked at; see Check for those. Throws SchemaError as well where min_output()
  /// exceeds max_output().
  void Verify(const NodeProto& node,
              const std::vector<std::optional<SchemaInputValue>>* inputs = nullptr) const;

  /// Checks a node and returns every finding: what Verify checks, and besides the number of inputs,
  /// required inputs left out, attributes given twice, with a value of another kind than they say
  /// or with one that is not allowed, literal parameter types, and type parameters bound to two
  /// types. `inputs` holds a type
  /// for each input of the node, or is empty.
  std::vector<Diagnostic> Check(const NodeView& node,
                                absl::Span<const InputType> inputs = {}) const;
  std::vector<Diagnostic> Check(const NodeProto& node,
                                absl::Span<const InputType> inputs = {}) const;

  /// Returns whether two records state the same facts and texts.
  friend bool operator==(const LightOpSchema& a, const LightOpSchema& b);
  friend bool operator!=(const LightOpSchema& a, const LightOpSchema& b) { return !(a == b); }

 private:
  friend std::vector<LightOpSchema> StripDocs(const std::vector<LightOpSchema>& schemas);

  void Validate() const;
  void ClearDocs();

  std::string name_;
  std::string domain_;
  int since_version_;
  std::string doc_;
  std::vector<FormalParameter> inputs_;
  std::vector<FormalParameter> outputs_;
  std::vector<TypeConstraintParam> type_constraints_;
  std::vector<AttributeParam> attributes_;
  bool has_function_implementation_;
  int min_output_;
  int max_output_;
  bool deprecated_ = false;
  NodeDeterminism node_determinism_ = NodeDeterminism::Unknown;
  SupportLevel support_level_ = SupportLevel::kCommon;
  std::shared_ptr<const ExtensionSpec> extension_;
  // Places in the order of the names, where there are many; an imported operator may have
  // thousands.
  std::vector<uint32_t> attribute_order_;
  std::vector<uint32_t> constraint_order_;
};

/// Number of values a list of parameters stands for at least and at most.
struct Arity {
  int min;
  int max;
};
/// Derives the arity from the options of the parameters; an unbounded maximum is
/// std::numeric_limits<int>::max().
Arity ArityOf(const std::vector<FormalParameter>& parameters);

/// Produces the versions of one operator, oldest first.
using SchemaBuilder = std::function<std::vector<LightOpSchema>()>;

/// Returns a copy of the records with all texts empty.
std::vector<LightOpSchema> StripDocs(const std::vector<LightOpSchema>& schemas);

/// Runs the builder of `op_type`, or all of them in the order of their names when it is empty, and
/// returns what they produce; nothing for a name that is not there. With `init_doc` false the texts
/// are stripped, one operator at a time.
std::vector<LightOpSchema> CollectSchemasFromBuilders(
    const std::map<std::string, SchemaBuilder>& builders, const std::string& op_type,
    bool init_doc);

/// Returns the overload of an imported operator; "" where there is none.
std::string_view OverloadOf(const LightOpSchema& schema);

/// Returns "Clip-13", of an imported overload "Scale:fast-1".
std::string VersionedName(const LightOpSchema& schema);

/// Returns "Clip-13(input: T, min?: T, max?: T) -> (output: T)"; variadic parameters end in "...".
std::string SignatureOf(const LightOpSchema& schema);

// Sets of types that schemas share; each returns ascending TensorType numbers.

/// float16, float, double, bfloat16.
std::vector<TensorType> FloatTypes();
/// The types of ReduceSum-1: float16, float, double and the 32- and 64-bit integers.
std::vector<TensorType> NumericTypesForMathReduction();
/// The types of ReduceSum-13: adds bfloat16.
std::vector<TensorType> NumericTypesForMathReductionIr4();
/// The types of Clip-12: float16, float, double and the integers of 8 to 64 bits.
std::vector<TensorType> AllNumericTypes();
/// The types of Clip-13: adds bfloat16.
std::vector<TensorType> AllNumericTypesIr4();
/// Every tensor type of IR version 3: numeric, complex, bool and string.
std::vector<TensorType> AllTensorTypes();
/// Sequences of AllTensorTypes().
std::vector<TensorType> AllTensorSequenceTypes();
/// Optionals of AllTensorTypes() and of AllTensorSequenceTypes().
std::vector<TensorType> AllOptionalTypes();
/// The types of Cast at each of its versions.
std::vector<TensorType> CastTypesVer1And6();
std::vector<TensorType> CastTypesVer9();
std::vector<TensorType> CastTypesVer13();
std::vector<TensorType> CastTypesVer19();
std::vector<TensorType> CastTypesVer21();
std::vector<TensorType> CastTypesVer23();
std::vector<TensorType> CastTypesVer24();
std::vector<TensorType> CastTypesVer25();
/// The types of Equal at each of its versions.
std::vector<TensorType> EqualTypesV1V7();
std::vector<TensorType> EqualTypesV11();
std::vector<TensorType> EqualTypesV13();
std::vector<TensorType> EqualTypesV19();
/// The types of Concat at each of its versions.
std::vector<TensorType> ConcatTypesVer1();
std::vector<TensorType> ConcatTypesVer4And11();
std::vector<TensorType> ConcatTypesVer13();

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

// SPDX-License-Identifier: Apache-2.0
//
// What an operator-extension document (runlocal.operator-extension 1.0) says of its operator,
// everything of it. The schema of an imported operator leads to its own:
//
//   if (const auto& spec = schema.extension()) std::cout << spec->boundary_behavior;
//
// Plain values that own their strings. Texts are those of the document; the reader is in
// onnx_light/extension.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {

/// A piece of a document; see ExtensionSpec::TextOf. It may be most of it, so it is not copied.
struct DocumentRange {
  size_t begin = 0;
  size_t size = 0;
};

/// An attribute as a document defines it.
struct ExtensionAttribute {
  /// Defaults and allowed values of tensor, graph and type kinds are not interpreted: they stand in
  /// the document alone.
  AttributeParam parameter;
  DocumentRange default_json;               ///< Empty for null and other kinds.
  std::vector<DocumentRange> allowed_json;  ///< Empty for null and other kinds.
};

/// A reference implementation and what it needs. Nothing of it is ever loaded or run.
struct ExtensionReference {
  std::string kind;  ///< "onnx.reference_python" or "onnxruntime.custom_library".
  std::string interface_version;
  std::string adapter;                          ///< The file of the adapter or the library.
  std::string entry;                            ///< Its class or its registration symbol.
  std::vector<std::string> implementation;      ///< Files that a Python adapter wraps.
  std::string environment;                      ///< "python" or "native".
  std::string platform;                         ///< Version of Python, or the operating system.
  std::string architecture;                     ///< Of a native environment.
  std::map<std::string, std::string> packages;  ///< Packages or libraries with their versions.
};

/// One operator's specification.
struct ExtensionSpec {
  std::string source;  ///< Path of the document; "" for one that came without.
  std::string name;
  std::string version;
  std::string authority;  ///< "specification" or "reference_implementation".
  std::string domain;     ///< As a graph spells it.
  std::string op_type;
  std::string overload;
  std::vector<FormalParameter> inputs;
  std::vector<FormalParameter> outputs;
  std::vector<TypeConstraintParam> type_parameters;
  std::vector<ExtensionAttribute> attributes;  ///< Sorted by name.
  std::vector<std::string> input_conditions;
  std::vector<std::string> shape_rules;
  std::string boundary_behavior;
  std::string numerical_behavior;
  std::string nondeterminism;
  std::string state_effects;
  std::optional<ExtensionReference> reference;
  std::vector<std::string> tests;
  std::string document;  ///< The whole of it, as written.

  /// Returns a piece of the document, as written.
  std::string_view TextOf(DocumentRange range) const {
    const std::string_view text = document;
    return text.substr(range.begin, range.size);
  }
};

/// One part of a specification for people.
struct ExtensionNote {
  std::string title;
  std::vector<std::string> texts;
};

/// Returns what a specification says beyond the schema made of it: conditions, rules, behaviour,
/// reference, tests. Parts without a text are left out.
std::vector<ExtensionNote> NotesOf(const ExtensionSpec& spec);

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

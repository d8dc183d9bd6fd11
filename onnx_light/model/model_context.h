// SPDX-License-Identifier: Apache-2.0
//
// What the parts of one verification share. Made by VerifyModel, used by one thread, gone with it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/schema_registry.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/device_configurations.h"
#include "onnx_light/model/external_data.h"
#include "onnx_light/model/findings.h"
#include "onnx_light/model/function_calls.h"
#include "onnx_light/model/function_table.h"
#include "onnx_light/model/limits.h"
#include "onnx_light/model/model_verifier.h"
#include "onnx_light/model/opset_imports.h"
#include "onnx_light/model/schema_cache.h"
#include "onnx_light/model/value_types.h"
#include "onnx_shapes/inference_context.h"
#include "onnx_shapes/symbol_table.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

struct ValueRecord;

/// Returns whether there is such an IR version.
bool IsKnownIrVersion(int64_t version);

/// State of one verification.
struct ModelContext {
  ModelContext(const ModelProto& the_model, const core::schema::SchemaRegistry& the_registry,
               Findings* the_findings, VerificationResult* the_result,
               const VerifyOptions& options);

  const ModelProto& model;
  const core::schema::SchemaRegistry& registry;
  Findings& findings;
  VerificationResult& result;
  /// The newest one where the model states none that exists, which is reported.
  const int64_t ir_version;
  const bool inference;

  OpsetImports imports;
  FunctionTable functions;
  FunctionCalls calls;
  SchemaCache schemas;
  DeviceConfigurations devices;
  const std::shared_ptr<ValueTypes> types = std::make_shared<ValueTypes>();
  ExternalDataChecker external_data;
  shapes::SymbolTable symbols;
  shapes::RuleCache rules;
  /// Where the values of graphs are listed in the order they are made; null if nobody asks.
  std::vector<ValueRecord>* records = nullptr;

  /// What the registry said of operators it does not know, by domain, operator and version, and of
  /// any operator that no version of a domain has.
  absl::flat_hash_map<std::string, Diagnostic, core::StringHash, std::equal_to<>> unknown_operators;
  absl::flat_hash_map<std::string_view, Code, core::StringHash> unknown_by_domain;
  int depth = 0;                      ///< Of graphs and expanded calls.
  int suggestions = kMaxSuggestions;  ///< Searches for a similar name that may still be done.
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

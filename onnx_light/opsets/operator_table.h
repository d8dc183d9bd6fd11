// SPDX-License-Identifier: Apache-2.0
//
// Turns a domain's list of operators (operators.def) into its map of builders.
#pragma once

#include <map>
#include <string>

#include "absl/types/span.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/history.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {

/// One operator of a domain: its name and the function that writes its history.
struct OperatorRow {
  const char* name;
  core::schema::HistoryFunction write;
};

/// A domain as its operator files define it.
struct DomainTable {
  const char* domain;
  absl::Span<const OperatorRow> rows;
  /// What an operator is that does not say it: com.microsoft states nothing of determinism.
  core::schema::LightOpSchema::NodeDeterminism determinism =
      core::schema::LightOpSchema::NodeDeterminism::Deterministic;
};

/// Returns a builder for each row; `table` must outlive the map.
std::map<std::string, core::schema::SchemaBuilder> BuildersOf(const DomainTable& table);

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

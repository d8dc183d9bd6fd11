// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/operator_table.h"

#include "onnx_light/core/schema/history_builder.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {
namespace {

// Two pointers, so that std::function holds it without an allocation.
struct RowBuilder {
  const DomainTable* table;
  const OperatorRow* row;

  std::vector<core::schema::LightOpSchema> operator()() const {
    return core::schema::BuildHistory(table->domain, row->name, row->write, table->determinism);
  }
};

}  // namespace

std::map<std::string, core::schema::SchemaBuilder> BuildersOf(const DomainTable& table) {
  std::map<std::string, core::schema::SchemaBuilder> builders;
  for (const OperatorRow& row : table.rows) builders.emplace(row.name, RowBuilder{&table, &row});
  return builders;
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

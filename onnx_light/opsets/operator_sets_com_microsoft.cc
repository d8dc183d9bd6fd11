// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/operator_sets_com_microsoft.h"

#include "onnx_light/opsets/com_microsoft/operators.h"
#include "onnx_light/opsets/operator_table.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {
namespace {

constexpr OperatorRow kRows[] = {
#define OP(name) {#name, &com_microsoft::name},
#include "onnx_light/opsets/com_microsoft/operators.def"
#undef OP
};
constexpr DomainTable kTable{"com.microsoft", kRows,
                             core::schema::LightOpSchema::NodeDeterminism::Unknown};

}  // namespace

const std::map<std::string, core::schema::SchemaBuilder>& ComMicrosoftBuilders() {
  static const auto* const kBuilders =
      new std::map<std::string, core::schema::SchemaBuilder>(BuildersOf(kTable));
  return *kBuilders;
}

std::vector<core::schema::LightOpSchema> GetAllComMicrosoftOpSchemasWithHistory(
    const std::string& op_type, bool init_doc) {
  return core::schema::CollectSchemasFromBuilders(ComMicrosoftBuilders(), op_type, init_doc);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/operator_sets_ai_onnx_preview.h"

#include "onnx_light/opsets/ai_onnx_preview/operators.h"
#include "onnx_light/opsets/operator_table.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {
namespace {

constexpr OperatorRow kRows[] = {
#define OP(name) {#name, &ai_onnx_preview::name},
#include "onnx_light/opsets/ai_onnx_preview/operators.def"
#undef OP
};
constexpr DomainTable kTable{"ai.onnx.preview", kRows};

}  // namespace

const std::map<std::string, core::schema::SchemaBuilder>& AiOnnxPreviewBuilders() {
  static const auto* const kBuilders =
      new std::map<std::string, core::schema::SchemaBuilder>(BuildersOf(kTable));
  return *kBuilders;
}

std::vector<core::schema::LightOpSchema> GetAllAiOnnxPreviewOpSchemasWithHistory(
    const std::string& op_type, bool init_doc) {
  return core::schema::CollectSchemasFromBuilders(AiOnnxPreviewBuilders(), op_type, init_doc);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

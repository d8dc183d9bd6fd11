// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/operator_sets_ai_onnx_preview_training.h"

#include "onnx_light/opsets/ai_onnx_preview_training/operators.h"
#include "onnx_light/opsets/operator_table.h"

namespace ONNX_LIGHT_NAMESPACE::opsets {
namespace {

constexpr OperatorRow kRows[] = {
#define OP(name) {#name, &ai_onnx_preview_training::name},
#include "onnx_light/opsets/ai_onnx_preview_training/operators.def"
#undef OP
};
constexpr DomainTable kTable{"ai.onnx.preview.training", kRows};

}  // namespace

const std::map<std::string, core::schema::SchemaBuilder>& AiOnnxPreviewTrainingBuilders() {
  static const auto* const kBuilders =
      new std::map<std::string, core::schema::SchemaBuilder>(BuildersOf(kTable));
  return *kBuilders;
}

std::vector<core::schema::LightOpSchema> GetAllAiOnnxPreviewTrainingOpSchemasWithHistory(
    const std::string& op_type, bool init_doc) {
  return core::schema::CollectSchemasFromBuilders(AiOnnxPreviewTrainingBuilders(), op_type,
                                                  init_doc);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

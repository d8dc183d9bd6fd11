// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/operator_sets.h"

#include <iterator>
#include <map>

#include "onnx_light/opsets/operator_sets_ai_onnx.h"
#include "onnx_light/opsets/operator_sets_ai_onnx_ml.h"
#include "onnx_light/opsets/operator_sets_ai_onnx_preview.h"
#include "onnx_light/opsets/operator_sets_ai_onnx_preview_training.h"
#if ONNX_LIGHT_WITH_MICROSOFT
#include "onnx_light/opsets/operator_sets_com_microsoft.h"
#endif

namespace ONNX_LIGHT_NAMESPACE::opsets {

using core::schema::DomainBuilders;
using core::schema::LightOpSchema;
using core::schema::SchemaBuilder;
using core::schema::SchemaRegistry;

namespace {

const std::map<std::string, SchemaBuilder>& NoBuilders() {
  static const auto* const kNone = new std::map<std::string, SchemaBuilder>;
  return *kNone;
}

// The domains that ONNX itself defines. ai.onnx.training is reserved and has no operator.
constexpr DomainBuilders kOnnxDomains[] = {
    {"ai.onnx", 28, true, &AiOnnxBuilders},
    {"ai.onnx.ml", 5, true, &AiOnnxMlBuilders},
    {"ai.onnx.preview", 1, true, &AiOnnxPreviewBuilders},
    {"ai.onnx.preview.training", 1, true, &AiOnnxPreviewTrainingBuilders},
    {"ai.onnx.training", 1, true, &NoBuilders},
};

}  // namespace

std::vector<LightOpSchema> GetAllOnnxOpSchemasWithHistory(const std::string& op_type,
                                                          bool init_doc) {
  std::vector<LightOpSchema> schemas;
  for (const DomainBuilders& domain : kOnnxDomains) {
    auto some = core::schema::CollectSchemasFromBuilders(domain.builders(), op_type, init_doc);
    std::move(some.begin(), some.end(), std::back_inserter(schemas));
  }
  schemas.shrink_to_fit();  // They are kept for long.
  return schemas;
}

const SchemaRegistry& BuiltInRegistry() {
  static const SchemaRegistry* const kRegistry = [] {
    auto* registry = new SchemaRegistry;
    for (const DomainBuilders& domain : kOnnxDomains) registry->AddDomain(domain);
#if ONNX_LIGHT_WITH_MICROSOFT
    registry->AddDomain({"com.microsoft", 1, false, &ComMicrosoftBuilders});
#endif
    return registry;
  }();
  return *kRegistry;
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets

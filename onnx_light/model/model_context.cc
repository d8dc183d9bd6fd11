// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/model_context.h"

#include <utility>

namespace ONNX_LIGHT_NAMESPACE::model {

ModelContext::ModelContext(const ModelProto& the_model,
                           const core::schema::SchemaRegistry& the_registry, Findings* the_findings,
                           VerificationResult* the_result, std::filesystem::path base_dir)
    : model(the_model),
      registry(the_registry),
      findings(*the_findings),
      result(*the_result),
      imports(model.opset_import(), registry, Location(), the_findings),
      functions(model, the_findings),
      calls(functions.size()),
      devices(model, the_findings),
      external_data(std::move(base_dir)) {}

}  // namespace ONNX_LIGHT_NAMESPACE::model

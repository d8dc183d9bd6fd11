// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/model_context.h"

#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::model {

bool IsKnownIrVersion(int64_t version) { return version >= 1 && version <= opsets::kMaxIrVersion; }

ModelContext::ModelContext(const ModelProto& the_model,
                           const core::schema::SchemaRegistry& the_registry, Findings* the_findings,
                           VerificationResult* the_result, const VerifyOptions& options)
    : model(the_model),
      registry(the_registry),
      findings(*the_findings),
      result(*the_result),
      ir_version(IsKnownIrVersion(model.ir_version()) ? model.ir_version() : opsets::kMaxIrVersion),
      inference(options.inference),
      imports(model.opset_import(), registry, Location(), the_findings),
      functions(model, the_findings),
      calls(functions.size()),
      devices(model, the_findings),
      external_data(options.base_dir) {}

}  // namespace ONNX_LIGHT_NAMESPACE::model

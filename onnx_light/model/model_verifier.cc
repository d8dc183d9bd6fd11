// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/model_verifier.h"

#include <algorithm>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/graph_walk.h"
#include "onnx_light/model/loader.h"
#include "onnx_light/model/metadata.h"
#include "onnx_light/model/model_context.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_light/opsets/operator_sets.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;

namespace {

constexpr int64_t kFirstIrWithImports = 3;

void CheckIrVersion(const ModelProto& model, Findings* findings) {
  if (IsKnownIrVersion(model.ir_version())) return;
  findings->Add({Code::kIrVersion, Location(),
                 model.has_ir_version() ? StrCat("ir_version ", model.ir_version())
                                        : std::string("a model without ir_version"),
                 StrCat("a version from 1 to ", opsets::kMaxIrVersion, ", the newest known")});
}

void CheckImports(ModelContext* context) {
  const ModelProto& model = context->model;
  context->result.opset_imports = context->imports.stated();
  if (context->ir_version >= kFirstIrWithImports) {
    if (model.opset_import_size() == 0) {
      context->findings.Add({Code::kMissingField, Location(), "a model without opset_import",
                             "an entry for each domain in use"});
    }
    return;
  }
  if (model.opset_import_size() == 0) {
    context->imports.ImplyDefaultDomain();
  } else {
    context->findings.Add({Code::kInvalidField, Location(),
                           StrCat("opset_import at IR version ", model.ir_version()),
                           StrCat("IR version ", kFirstIrWithImports, " or later with it")});
  }
}

void RemarkOnExternalData(ModelContext* context) {
  const int64_t count = context->external_data.unchecked();
  context->result.unchecked_external_data = count;
  if (count == 0) return;
  context->findings.Add({Code::kUncheckedExternalData, Location(),
                         StrCat(count, " tensors with external data, checked for form only"), "",
                         "give the folder of the model to have the files looked at"});
}

VerificationResult Unreadable(LoadedModel loaded, const VerifyOptions& options) {
  VerificationResult result;
  result.io_error = loaded.io_error;
  Findings findings(options.severities, &result.diagnostics);
  findings.Add(std::move(*loaded.error));
  return result;
}

// Verifies a model and lists its values in `inference` unless that is null.
VerificationResult Verify(const ModelProto& model, const VerifyOptions& options,
                          InferenceResult* inference) {
  VerificationResult result;
  result.ir_version = model.ir_version();
  result.nodes = model.graph().node_size();
  Findings findings(options.severities, &result.diagnostics);
  CheckIrVersion(model, &findings);
  ModelContext context(model,
                       options.registry != nullptr ? *options.registry : opsets::BuiltInRegistry(),
                       &findings, &result, options);
  if (inference != nullptr) {
    context.records = &inference->values;
    inference->values.reserve(static_cast<size_t>(model.graph().node_size()));
  }
  CheckImports(&context);
  CheckMetadata(
      model.metadata_props(), [] { return Location(); }, &findings);
  for (Function* function : context.functions.callees_first()) {
    GraphWalk(&context, function).WalkFunction();
  }
  if (model.has_graph()) {
    GraphWalk(&context).WalkModel();
  } else {
    findings.Add({Code::kMissingField, Location(), "a model without a graph", "a graph"});
  }
  RemarkOnExternalData(&context);
  findings.Finish();
  if (inference != nullptr) {
    for (ValueRecord& record : inference->values) {
      if (record.value.shape) context.symbols.Resolve(&*record.value.shape);
    }
    inference->types = context.types;
  }
  return result;
}

VerifyOptions WithBaseDir(const std::filesystem::path& path, const VerifyOptions& options) {
  VerifyOptions here = options;
  if (here.base_dir.empty()) {
    here.base_dir = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  }
  return here;
}

InferenceResult Infer(LoadedModel loaded, const VerifyOptions& options) {
  InferenceResult result;
  if (loaded.error) {
    result.verification = Unreadable(std::move(loaded), options);
    return result;
  }
  result = InferModel(loaded.model, options);
  for (ValueRecord& record : result.values) record.owner = nullptr;
  return result;
}

}  // namespace

bool VerificationResult::valid() const {
  return std::none_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& d) {
    return d.severity == core::diagnostics::Severity::kError;
  });
}

VerificationResult VerifyModel(const ModelProto& model, const VerifyOptions& options) {
  return Verify(model, options, nullptr);
}

VerificationResult VerifyModel(const std::filesystem::path& path, const VerifyOptions& options) {
  LoadedModel loaded = LoadModel(path);
  if (loaded.error) return Unreadable(std::move(loaded), options);
  return VerifyModel(loaded.model, WithBaseDir(path, options));
}

VerificationResult VerifyModel(std::string_view bytes, const VerifyOptions& options) {
  LoadedModel loaded = LoadModel(bytes);
  if (loaded.error) return Unreadable(std::move(loaded), options);
  return VerifyModel(loaded.model, options);
}

InferenceResult InferModel(const ModelProto& model, const VerifyOptions& options) {
  VerifyOptions with_inference = options;
  with_inference.inference = true;
  InferenceResult result;
  result.verification = Verify(model, with_inference, &result);
  return result;
}

InferenceResult InferModel(const std::filesystem::path& path, const VerifyOptions& options) {
  return Infer(LoadModel(path), WithBaseDir(path, options));
}

InferenceResult InferModel(std::string_view bytes, const VerifyOptions& options) {
  return Infer(LoadModel(bytes), options);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

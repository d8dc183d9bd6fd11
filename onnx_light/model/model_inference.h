// SPDX-License-Identifier: Apache-2.0
//
// Types and shapes of all values of a model, together with its verification.
//
//   InferenceResult result = InferModel(std::filesystem::path("model.onnx"));
//   for (const ValueRecord& v : result.values) std::cout << v.name << ": " << v.value.ToString();
//
//   ModelProto model = ...;                           // with its weights
//   AddValueInfo(InferModel(model), &model);          // as value_info, for other tools
//
// Nothing throws for a bad model. Sizes that inference made up begin with '?' and are this result's
// own. Results own what they hold, but for `owner`. Calls are independent of each other and may run
// on several threads at once.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/model/model_verifier.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE {
class GraphProto;
class ModelProto;
}  // namespace ONNX_LIGHT_NAMESPACE

namespace ONNX_LIGHT_NAMESPACE::model {

class ValueTypes;

/// What is inferred of one value of the main graph or of a subgraph. Its texts live as long as the
/// InferenceResult or a copy of it.
struct ValueRecord {
  enum class Maker { kInput, kInitializer, kNode };

  std::string_view graph;  ///< As Location::graph.
  std::string_view name;
  Maker maker = Maker::kNode;
  shapes::Value value;
  const GraphProto* owner = nullptr;  ///< In the model that was given; null for a file or bytes.
};

/// What an inference found.
struct InferenceResult {
  /// Values in the order they are made.
  std::vector<ValueRecord> values;
  VerificationResult verification;
  std::shared_ptr<const ValueTypes> types;  ///< Holds the texts that the values refer to.
};

/// Infers the model in a file; weights are not read.
InferenceResult InferModel(const std::filesystem::path& path, const VerifyOptions& options = {});

/// Infers a serialized model.
InferenceResult InferModel(std::string_view bytes, const VerifyOptions& options = {});

/// Infers a model in memory.
InferenceResult InferModel(const ModelProto& model, const VerifyOptions& options = {});

/// Writes what InferModel found of this very model into it: value_info of what nodes make, and
/// types and sizes that outputs leave open, in all graphs. A size that inference made up is named
/// `unk__N`, by a number that the model does not use.
void AddValueInfo(const InferenceResult& result, ModelProto* model);

/// Infers a serialized model and returns it with what AddValueInfo writes, weights included. Where
/// the bytes are not a readable model or are more than 2 GB, which protobuf cannot hold, the result
/// is empty and `result` says why.
std::string WithValueInfo(std::string_view bytes, const VerifyOptions& options,
                          InferenceResult* result);

}  // namespace ONNX_LIGHT_NAMESPACE::model

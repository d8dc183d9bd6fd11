// SPDX-License-Identifier: Apache-2.0
//
// Checks which initializers a training step sets, and from what.
//
//   TrainingBindings bindings(model, &findings);
//   for (const TrainingInfoProto& training : model.training_info()) bindings.Check(training, place);
//
// Borrows from the model. One thread at a time.
#pragma once

#include <string_view>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/findings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// The bindings of all training steps of a model.
class TrainingBindings {
 public:
  /// `graph` is the main graph.
  TrainingBindings(const GraphProto& graph, Findings* findings);

  /// Reports what a step binds wrongly: a key that is no initializer of the main graph or of the
  /// algorithm, a value that is no output of the graph it comes from, a variable that is updated
  /// twice, by this step or by an earlier one, and an initialization with inputs.
  void Check(const TrainingInfoProto& training, const Location& place);

 private:
  using Names = absl::flat_hash_set<std::string_view, core::StringHash>;
  using Bindings = google::protobuf::RepeatedPtrField<StringStringEntryProto>;

  void CheckEntries(const char* field, const Bindings& bindings, const Names& algorithm_variables,
                    const Names& outputs, const Names& more_outputs, const Location& place,
                    Names* bound);

  Names variables_;  // Initializers of the main graph.
  Names outputs_;    // Its outputs.
  Names updated_;
  Findings* findings_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

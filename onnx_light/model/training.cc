// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/training.h"

#include <string>
#include <utility>

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

using Names = absl::flat_hash_set<std::string_view, core::StringHash>;

Names InitializersOf(const GraphProto& graph) {
  Names names;
  for (const TensorProto& tensor : graph.initializer()) names.insert(tensor.name());
  for (const SparseTensorProto& tensor : graph.sparse_initializer()) {
    names.insert(tensor.values().name());
  }
  return names;
}

Names OutputsOf(const GraphProto& graph) {
  Names names;
  for (const ValueInfoProto& output : graph.output()) names.insert(output.name());
  return names;
}

}  // namespace

TrainingBindings::TrainingBindings(const GraphProto& graph, Findings* findings)
    : variables_(InitializersOf(graph)), outputs_(OutputsOf(graph)), findings_(findings) {}

void TrainingBindings::Check(const TrainingInfoProto& training, const Location& place) {
  if (training.initialization().input_size() != 0) {
    Location here = place;
    here.value = training.initialization().input(0).name();
    findings_->Add({Code::kInvalidField, std::move(here), "an initialization with inputs",
                    "a graph without inputs"});
  }
  const Names variables = InitializersOf(training.algorithm());
  Names initialized;
  CheckEntries("initialization_binding", training.initialization_binding(), variables,
               OutputsOf(training.initialization()), Names(), place, &initialized);
  CheckEntries("update_binding", training.update_binding(), variables,
               OutputsOf(training.algorithm()), outputs_, place, &updated_);
}

void TrainingBindings::CheckEntries(const char* field, const Bindings& bindings,
                                    const Names& algorithm_variables, const Names& outputs,
                                    const Names& more_outputs, const Location& place,
                                    Names* bound) {
  for (const StringStringEntryProto& entry : bindings) {
    const auto report = [&](Code code, const std::string& value, std::string expected) {
      Location here = place;
      here.value = value;
      findings_->Add({code, std::move(here),
                      StrCat(Quote(entry.key()), " bound to ", Quote(entry.value()), " in ", field),
                      std::move(expected)});
    };
    if (!variables_.contains(entry.key()) && !algorithm_variables.contains(entry.key())) {
      report(
          Code::kUnknownName, entry.key(),
          StrCat("an initializer of the model or of the algorithm, and not ", Quote(entry.key())));
    } else if (!bound->insert(entry.key()).second) {
      report(Code::kDuplicateName, entry.key(), StrCat("each initializer once in ", field));
    }
    if (!outputs.contains(entry.value()) && !more_outputs.contains(entry.value())) {
      report(Code::kUnknownName, entry.value(),
             StrCat("an output of the graph that gives the value, and not ", Quote(entry.value())));
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

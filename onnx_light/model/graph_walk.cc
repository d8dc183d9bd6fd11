// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/graph_walk.h"

#include "absl/container/flat_hash_set.h"
#include "onnx_light/model/metadata.h"
#include "onnx_light/model/training.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;
using core::schema::AttributeType;
using core::schema::AttributeView;

GraphWalk::GraphWalk(ModelContext* context, Function* function, const CallSignature* call,
                     Expansion* expansion)
    : context_(*context),
      function_(function),
      call_(call),
      expansion_(expansion),
      imports_(function == nullptr ? &context->imports : &function->imports),
      path_(function == nullptr ? "main" : function->place) {}

void GraphWalk::WalkModel() {
  const ModelProto& model = context_.model;
  OpenGraph(model.graph());
  WalkNodes(model.graph().node());
  if (model.training_info_size() != 0) {
    TrainingBindings bindings(model.graph(), &context_.findings);
    for (int i = 0; i < model.training_info_size(); ++i) {
      const TrainingInfoProto& training = model.training_info(i);
      const std::string step = StrCat("/training_info[", i, "]");
      Location place = Here();
      place.graph += step;
      bindings.Check(training, place);
      WalkTraining(training, step);
    }
  }
  CloseGraph(model.graph());
}

void GraphWalk::WalkTraining(const TrainingInfoProto& training, const std::string& step) {
  // The algorithm continues the main graph; the initialization knows nothing of it.
  if (training.has_algorithm()) WalkSubgraph(training.algorithm(), step + ".algorithm");
  if (training.has_initialization()) {
    GraphWalk walk(&context_);
    walk.path_ = StrCat(path_, step, ".initialization");
    walk.WalkGraph(training.initialization());
  }
}

void GraphWalk::WalkSubgraph(const GraphProto& graph, const std::string& step, const Body* body) {
  if (context_.depth >= kMaxDepth) {
    if (!Quiet()) {
      Report({Code::kInvalidField, Here(), StrCat("more than ", kMaxDepth, " graphs in each other"),
              "fewer"});
    }
    return;
  }
  const size_t length = path_.size();
  path_ += step;
  context_.symbols.EnterBody();
  WalkGraph(graph, body);
  context_.symbols.LeaveBody();
  path_.resize(length);
}

void GraphWalk::WalkGraph(const GraphProto& graph, const Body* body) {
  OpenGraph(graph, body == nullptr ? absl::Span<const shapes::Value>() : body->inputs);
  WalkNodes(graph.node());
  if (body != nullptr) *body->outputs = OutputsOf(graph);
  CloseGraph(graph);
}

void GraphWalk::OpenGraph(const GraphProto& graph, absl::Span<const shapes::Value> inputs) {
  const int64_t values = int64_t{graph.input_size()} + graph.initializer_size() +
                         graph.sparse_initializer_size() + graph.value_info_size() +
                         graph.output_size();
  Enter(graph.node(), values);
  if (!Quiet()) {
    if (graph.name().empty()) {
      Report({Code::kMissingField, Here(), "a graph without a name", "a name"});
    }
    CheckMetadata(
        graph.metadata_props(), [&] { return Here(); }, &context_.findings);
  }
  DefineInputs(graph, inputs);
  DefineInitializers(graph);
  Declare(graph.value_info());
  Declare(graph.output());
}

void GraphWalk::CloseGraph(const GraphProto& graph) {
  if (!Quiet()) {
    CheckOutputs(graph);
    ReportUndefined(graph.value_info());
    CheckQuantization(graph);
    if (context_.records != nullptr) FinishRecords(graph);
  }
  Leave();
}

void GraphWalk::Enter(const Nodes& nodes, int64_t values) {
  ++context_.depth;
  if (Expanding()) context_.calls.Charge(values);
  scope_.Enter(static_cast<size_t>(values + nodes.size()));
  if (depth_ == levels_.size()) levels_.push_back(std::make_unique<Level>());
  Level& level = *levels_[depth_++];
  level.nodes = &nodes;
  level.makers.reset();
  level.only_declared = 0;
  level.symbols.clear();
  level.path = {};
  level.records.clear();
}

void GraphWalk::Leave() {
  --depth_;
  scope_.Leave();
  --context_.depth;
}

// A function's inputs have no types but those of a call.
void GraphWalk::DefineFunctionInputs() {
  for (int i = 0; i < function_->proto->input_size(); ++i) {
    const std::string& name = function_->proto->input(i);
    const Scope::Slot slot = scope_.Open(name);
    if (!slot.added) {
      if (Expanding()) continue;
      Report({Code::kDuplicateName, Here(name), StrCat("another input ", Quote(name)),
              "each name once"});
      continue;
    }
    slot.value->made = true;
    slot.value->is_input = true;
    if (Inferring()) scope_.Inferred(slot.value);
    if (call_ == nullptr) continue;
    const CallSignature::Input& given = call_->inputs[static_cast<size_t>(i)];
    slot.value->type = given.value.type;
    slot.value->absent = given.absent;
    if (Inferring()) *slot.value->inferred = given.value;
  }
}

void GraphWalk::CheckFunctionForm() {
  const FunctionProto& proto = *function_->proto;
  const auto missing = [&](const char* what) {
    Report({Code::kMissingField, Here(), StrCat("a function without ", what), what});
  };
  if (proto.name().empty()) missing("a name");
  if (!proto.has_domain()) missing("a domain");
  CheckMetadata(
      proto.metadata_props(), [&] { return Here(); }, &context_.findings);
  for (const AttributeProto& attribute : proto.attribute_proto()) {
    const auto place = [&] {
      Location here = Here();
      here.attribute = Findings::Bounded(attribute.name());
      return here;
    };
    const AttributeView view = ViewOf(attribute);
    if (view.type == AttributeType::UNDEFINED || view.fields & ~AttributeView::Bit(view.type)) {
      Report({Code::kAttributeType, place(),
              StrCat("a default of ", Quote(attribute.name()), " that is not of its kind"),
              "a value of the kind that field type states"});
    }
    CheckAttributeContent(attribute, place);
  }
}

void GraphWalk::CollectFunctionOutputs() {
  absl::flat_hash_set<std::string_view, core::StringHash> names;
  for (const std::string& name : function_->proto->output()) {
    const Value* value = scope_.Find(name);
    const bool made = value != nullptr && value->made;
    if (Expanding()) {
      shapes::Value& output = expansion_->outputs.emplace_back();
      if (made && Inferring()) output = *value->inferred;
      if (made) output.type = value->type;
      continue;
    }
    if (!made) ReportOutputNotMade(name);
    if (!names.insert(name).second) {
      Report({Code::kDuplicateName, Here(name), StrCat("another output ", Quote(name)),
              "each name once"});
    }
  }
}

void GraphWalk::WalkFunction() {
  const FunctionProto& proto = *function_->proto;
  if (!Expanding()) {
    function_->imports =
        OpsetImports(proto.opset_import(), context_.registry, Here(), &context_.findings);
    CheckFunctionForm();
  }
  Enter(proto.node(), int64_t{proto.input_size()} + proto.value_info_size() + proto.output_size());
  DefineFunctionInputs();
  Declare(proto.value_info());
  WalkNodes(proto.node());
  CollectFunctionOutputs();
  if (!Expanding()) {
    ReportUndefined(proto.value_info());
    function_->verified = true;
  }
  Leave();
}

Location GraphWalk::Here(std::string_view value) const {
  Location place;
  place.graph = path_;
  place.value = Findings::Bounded(value);
  return place;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/bodies.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// After as many trials a shape that still changes is given up.
constexpr int kMaxTrials = 4;

constexpr size_t kFirstCarried = 2;  // Of the inputs, behind the trip count and the condition.

// A value that each run of the body hands to the next. A size that a run changes is not the same
// in all of them, so it has no name outside of one run.
struct Carried {
  Value value;  // For all runs.
  std::vector<bool> varies;
};

Carried Start(Context& ctx, size_t input) {
  Carried carried;
  carried.value.type = ctx.Input(input).type;
  carried.value.shape = ctx.Input(input).shape;
  if (!carried.value.shape) return carried;
  SymShape& shape = *carried.value.shape;
  carried.varies.resize(static_cast<size_t>(shape.Rank()));
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    if (shape[axis].IsUnknown()) shape[axis] = ctx.Fresh();
  }
  return carried;
}

// Gives up what a run of the body changes; returns whether there was anything.
bool Generalize(Context& ctx, const Value& result, Carried* carried) {
  std::optional<SymShape>& shape = carried->value.shape;
  if (!shape) return false;
  if (!result.shape || result.shape->Rank() != shape->Rank()) {
    shape.reset();
    return true;
  }
  bool changed = false;
  for (int axis = 0; axis < shape->Rank(); ++axis) {
    SymDim& size = (*shape)[axis];
    if (carried->varies[static_cast<size_t>(axis)] ||
        ctx.symbols().Resolve(size) == ctx.symbols().Resolve((*result.shape)[axis])) {
      continue;
    }
    size = ctx.Fresh();
    carried->varies[static_cast<size_t>(axis)] = true;
    changed = true;
  }
  return changed;
}

// What the body is given: the condition is true whenever it runs.
std::vector<Value> BodyInputs(const std::vector<Carried>& carried) {
  std::vector<Value> inputs(kFirstCarried);
  inputs[0].type = {TensorType::kInt64};
  inputs[1].type = {TensorType::kBool};
  inputs[1].integers = std::make_shared<const std::vector<SymDim>>(1, SymDim(1));
  for (const Carried& each : carried) inputs.push_back(each.value);
  return inputs;
}

// Finds what holds of the carried values in every run.
void FindInvariants(Context& ctx, const AttributeView& body, std::vector<Carried>* carried) {
  for (int trial = 0; trial < kMaxTrials; ++trial) {
    if (std::none_of(carried->begin(), carried->end(),
                     [](const Carried& each) { return each.value.shape.has_value(); })) {
      return;
    }
    const auto results = ctx.host().TryGraph(body, BodyInputs(*carried));
    if (!results) break;
    bool changed = false;
    for (size_t i = 0; i < carried->size() && i + 1 < results->size(); ++i) {
      changed |= Generalize(ctx, (*results)[i + 1], &(*carried)[i]);
    }
    if (!changed) return;
  }
  for (Carried& each : *carried) each.value.shape.reset();
}

// The first output of the body tells whether to go on.
void CheckCondition(Context& ctx, const Value& condition) {
  constexpr ValueType kBool = {TensorType::kBool};
  // loop_c3
  if (condition.type.Known() && condition.type != kBool) {
    ctx.AttrFault(Code::kTypeMismatch, "loop_c3", "body",
                  StrCat(condition.type.Text(), " as the first output of the body"),
                  "tensor(bool), the condition");
  } else if (!MayBeSingle(condition)) {
    ctx.AttrFault(Code::kSize, "loop_c3", "body",
                  StrCat("a condition of shape ", condition.shape->ToString()), "one element");
  }
}

// The body hands on what it is given; an optional value may be there from some run on.
void CarryType(Context& ctx, size_t index, const ValueType& made, ValueType* given) {
  if (!made.Known()) return;
  const bool tensors = onnx_proto::IsTensor(made.type) && onnx_proto::IsTensor(given->type);
  if (!tensors || *given == made) {
    *given = made;
    return;
  }
  // loop_c4
  ctx.AttrFault(Code::kTypeMismatch, "loop_c4", "body",
                StrCat(made.Text(), " made of the carried value ", index, ", a ", given->Text()),
                "one type throughout");
  *given = {};
}

// What the body declares of a carried value holds in later runs as well.
void CheckNextRun(Context& ctx, const AttributeView& body, size_t carried_count,
                  absl::Span<const Value> results) {
  const SymDim count = ctx.Scalar(0);
  if (count.IsInt() && count.AsInt() < 2) return;
  std::vector<Value> next(kFirstCarried + carried_count);
  for (size_t i = 0; i < carried_count && i + 1 < results.size(); ++i) {
    // Another type is reported for all runs.
    const ValueType& type = ctx.Input(kFirstCarried + i).type;
    if (results[i + 1].type == type) next[kFirstCarried + i] = results[i + 1];
  }
  ctx.host().AcceptsInputs(body, next, Host::Giver::kEarlierRun);
}

// How often the body runs, when nothing but the trip count ends the loop.
SymDim TripCount(Context& ctx, const Value& condition) {
  const bool starts = !ctx.HasInput(1) || ctx.Scalar(1) == SymDim(1);
  const bool goes_on = condition.integers != nullptr && condition.integers->size() == 1 &&
                       condition.integers->front() == SymDim(1);
  const SymDim count = ctx.Scalar(0);
  if (!starts || !goes_on || count.IsUnknown()) return ctx.Fresh();
  return ctx.Max(count, 0);
}

}  // namespace

// The outputs are the carried values after the last run, with the sizes that no run changes, and
// for each further output of the body the results of all runs one above the other.
void RunLoop(Context& ctx) {
  const size_t inputs = std::max(ctx.NumInputs(), kFirstCarried);
  const size_t carried_count = inputs - kFirstCarried;
  // loop_c2
  for (const size_t input : {0, 1}) RequireSingle(ctx, "loop_c2", input);
  // loop_c1
  const AttributeView* body = BodyOf(ctx, "loop_c1", "body", inputs,
                                     1 + std::max(carried_count, ctx.NumOutputs()), SIZE_MAX);
  if (body == nullptr) return;
  std::vector<Carried> carried;
  for (size_t i = kFirstCarried; i < inputs; ++i) carried.push_back(Start(ctx, i));
  if (!ctx.host().AcceptsInputs(*body, BodyInputs(carried), Host::Giver::kNode)) return;
  const int64_t mark = ctx.symbols().FreshMark();
  FindInvariants(ctx, *body, &carried);
  const std::vector<Value> results = ctx.host().InferGraph(*body, BodyInputs(carried));
  if (!results.empty()) CheckCondition(ctx, results[0]);
  CheckNextRun(ctx, *body, carried_count, results);

  for (size_t i = 0; i < ctx.NumOutputs() && i + 1 < results.size(); ++i) {
    const Value& result = results[i + 1];
    if (i < carried_count) {
      Value& output = ctx.Output(i);
      output = carried[i].value;
      CarryType(ctx, i, result.type, &output.type);
      if (output.shape) Renew(ctx, mark, &*output.shape);
      continue;
    }
    if (result.type.Known()) ctx.Output(i).type = result.type;
    if (!result.shape) continue;
    SymShape shape = *result.shape;
    Renew(ctx, mark, &shape);
    SymShape all{TripCount(ctx, results[0])};
    for (const SymDim& size : shape.Dims()) all.PushBack(size);
    ctx.SetShape(i, std::move(all));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/bodies.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// What both forms of the operator have in common. `first` is the index of the first state variable,
// `batch` the number of axes before the scanned one.
struct Walk {
  const AttributeView* body = nullptr;
  size_t first = 0;
  int batch = 0;
  size_t states = 0;
  size_t scans = 0;
  SymDim length;      // Number of slices.
  SymDim batch_size;  // With batches.
};

SymShape WithoutAxes(const SymShape& shape, int begin, int end) {
  SymShape rest;
  for (int axis = 0; axis < shape.Rank(); ++axis) {
    if (axis < begin || axis >= end) rest.PushBack(shape[axis]);
  }
  return rest;
}

// A list of directions has a 0 or a 1 for each scan input or scan output.
void CheckDirections(Context& ctx, std::string_view attribute, size_t count) {
  const auto directions = ctx.IntsAttr(attribute);
  if (!directions) return;
  const auto it = std::find_if(directions->begin(), directions->end(),
                               [](int64_t direction) { return direction < 0 || direction > 1; });
  // scan_c10
  if (directions->size() != count) {
    ctx.AttrFault(Code::kAttributeValue, "scan_c10", attribute,
                  StrCat(directions->size(), " directions"), StrCat("one for each of ", count));
  } else if (it != directions->end()) {
    ctx.AttrFault(Code::kAttributeValue, "scan_c10", attribute, StrCat("direction ", *it),
                  "0 for forward or 1 for backward");
  }
}

// Counts state variables and scan inputs; returns false after a fault.
bool Count(Context& ctx, Walk* walk) {
  const size_t all = ctx.NumInputs() > walk->first ? ctx.NumInputs() - walk->first : 0;
  const int64_t scans = ctx.IntAttr("num_scan_inputs");
  if (scans < 1 || static_cast<uint64_t>(scans) > all) {
    // scan_c1
    ctx.AttrFault(Code::kAttributeValue, "scan_c1", "num_scan_inputs",
                  StrCat(scans, " scan inputs"), StrCat("1 to ", all, ", the node's inputs"));
    return false;
  }
  walk->scans = static_cast<size_t>(scans);
  walk->states = all - walk->scans;
  // scan_c2
  walk->body =
      BodyOf(ctx, "scan_c2", "body", all, std::max(walk->states, ctx.NumOutputs()), SIZE_MAX);
  if (walk->body == nullptr) return false;
  const size_t scanned = ctx.host().GraphArity(*walk->body).second - walk->states;
  CheckDirections(ctx, walk->batch > 0 ? "directions" : "scan_input_directions", walk->scans);
  CheckDirections(ctx, "scan_output_directions", scanned);
  return !ctx.Faulty();
}

// Returns the axis of one scan input or output; nullopt after a fault.
std::optional<int> AxisOf(Context& ctx, std::string_view attribute, size_t index, size_t count,
                          int rank) {
  const auto axes = ctx.IntsAttr(attribute);
  if (axes && axes->size() != count) {
    // scan_c3
    ctx.AttrFault(Code::kAttributeValue, "scan_c3", attribute, StrCat(axes->size(), " axes"),
                  StrCat("one for each of ", count));
    return std::nullopt;
  }
  // scan_c4
  return ctx.RequireAxis("scan_c4", axes ? (*axes)[index] : 0, rank, attribute);
}

// What the body is given of a state variable.
Value StateOf(Context& ctx, const Walk& walk, size_t index) {
  Value state;
  state.type = ctx.Input(walk.first + index).type;
  const SymShape* shape = ctx.Shape(walk.first + index);
  if (shape != nullptr && shape->Rank() >= walk.batch) {
    state.shape = WithoutAxes(*shape, 0, walk.batch);
  }
  return state;
}

// What it is given of a scan input: a slice.
Value SliceOf(Context& ctx, size_t index, Walk* walk) {
  const size_t input = walk->first + walk->states + index;
  Value slice;
  slice.type = ctx.Input(input).type;
  const SymShape* shape = ctx.Shape(input);
  // scan_c5
  if (shape == nullptr || !ctx.RequireRank("scan_c5", input, 1 + walk->batch, kMaxRank)) {
    return slice;
  }
  const auto axis = walk->batch > 0
                        ? std::optional<int>(walk->batch)
                        : AxisOf(ctx, "scan_input_axes", index, walk->scans, shape->Rank());
  if (!axis) return slice;
  // scan_c6
  MergeSize(ctx, "scan_c6", &walk->length, (*shape)[*axis], "lengths of the scan inputs");
  slice.shape = WithoutAxes(*shape, walk->batch > 0 ? 0 : *axis, *axis + 1);
  return slice;
}

// A state variable has one type and shape throughout; returns false after a fault.
bool MergeState(Context& ctx, const Value& result, Value* state) {
  if (!state->type.Known()) state->type = result.type;
  if (result.type.Known() && result.type != state->type) {
    // scan_c9
    ctx.AttrFault(Code::kTypeMismatch, "scan_c9", "body",
                  StrCat(result.type.Text(), " made of a state variable of ", state->type.Text()),
                  "one type throughout");
    state->type = {};
    return false;
  }
  if (!state->shape || !result.shape) {
    if (!state->shape) state->shape = result.shape;
    return true;
  }
  bool agree = state->shape->Rank() == result.shape->Rank();
  for (int axis = 0; agree && axis < result.shape->Rank(); ++axis) {
    SymDim& size = (*state->shape)[axis];
    const SymDim& other = (*result.shape)[axis];
    agree = !size.IsInt() || !other.IsInt() || size == other;
    if (!size.IsInt() && !other.IsUnknown()) size = other;
  }
  if (agree) return true;
  // scan_c7
  ctx.Fault(Code::kSize, "scan_c7",
            StrCat("a state variable of shape ", state->shape->ToString(), " that becomes ",
                   result.shape->ToString()),
            "one shape throughout");
  return false;
}

void SetStacked(Context& ctx, size_t output, const Walk& walk, int axis, const SymShape& slice) {
  SymShape all;
  if (walk.batch > 0) all.PushBack(walk.batch_size);
  for (int i = 0; i <= slice.Rank(); ++i) {
    if (i == axis) all.PushBack(walk.length);
    if (i < slice.Rank()) all.PushBack(slice[i]);
  }
  ctx.SetShape(output, std::move(all));
}

void Run(Context& ctx, Walk* walk) {
  std::vector<Value> inputs;
  for (size_t i = 0; i < walk->states; ++i) inputs.push_back(StateOf(ctx, *walk, i));
  for (size_t i = 0; i < walk->scans; ++i) inputs.push_back(SliceOf(ctx, i, walk));
  if (ctx.Faulty() || !ctx.host().AcceptsInputs(*walk->body, inputs, Host::Giver::kNode)) return;
  const int64_t mark = ctx.symbols().FreshMark();
  std::vector<Value> results = ctx.host().InferGraph(*walk->body, inputs);
  if (walk->length.IsUnknown()) walk->length = ctx.Fresh();
  const size_t stacked = results.size() - std::min(results.size(), walk->states);
  for (size_t i = 0; i < ctx.NumOutputs() && i < results.size(); ++i) {
    if (results[i].shape) Renew(ctx, mark, &*results[i].shape);
    if (i < walk->states) {
      Value& state = inputs[i];
      if (!MergeState(ctx, results[i], &state)) state.shape.reset();
      if (state.type.Known()) ctx.Output(i).type = state.type;
      if (!state.shape) continue;
      SymShape shape;
      if (walk->batch > 0) shape.PushBack(walk->batch_size);
      for (const SymDim& size : state.shape->Dims()) shape.PushBack(size);
      ctx.SetShape(i, std::move(shape));
      continue;
    }
    if (results[i].type.Known()) ctx.Output(i).type = results[i].type;
    if (!results[i].shape) continue;
    const auto axis = walk->batch > 0 ? std::optional<int>(0)
                                      : AxisOf(ctx, "scan_output_axes", i - walk->states, stacked,
                                               results[i].shape->Rank() + 1);
    if (axis) SetStacked(ctx, i, *walk, *axis, *results[i].shape);
  }
}

}  // namespace

// The body sees the state variables and the scan inputs without their batch axis, the latter
// without the scanned axis 1 as well; outputs gain what was cut.
void Scan8(Context& ctx) {
  Walk walk;
  walk.first = 1;
  walk.batch = 1;
  if (!Count(ctx, &walk)) return;
  for (size_t i = walk.first; i < ctx.NumInputs(); ++i) {
    // scan_c8
    if (ctx.Shape(i) != nullptr && ctx.Shape(i)->Rank() > 0) {
      MergeSize(ctx, "scan_c8", &walk.batch_size, ctx.Size(i, 0), "batch sizes");
    }
  }
  if (walk.batch_size.IsUnknown()) walk.batch_size = ctx.Fresh();
  Run(ctx, &walk);
}

// The body sees the state variables as they are and the scan inputs without the scanned axis, which
// the outputs gain.
void Scan9(Context& ctx) {
  Walk walk;
  if (Count(ctx, &walk)) Run(ctx, &walk);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include <utility>
#include <vector>

#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/bodies.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// Each output is a sequence of what the body makes of an entry. Sizes that the body makes up differ
// from entry to entry, so nothing is known of them.
void SequenceMap(Context& ctx) {
  // sequencemap_c1
  const AttributeView* body =
      BodyOf(ctx, "sequencemap_c1", "body", ctx.NumInputs(), ctx.NumOutputs(), ctx.NumOutputs());
  if (body == nullptr) return;
  const int64_t mark = ctx.symbols().FreshMark();
  std::vector<Value> entries;
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    Value& entry = entries.emplace_back(ctx.Input(i));
    if (!onnx_proto::IsTensorSequence(entry.type.type)) continue;
    entry = Value::Tensor(entry.ElementType(), entry.shape);
  }
  if (!ctx.host().AcceptsInputs(*body, entries, Host::Giver::kNode)) return;
  const std::vector<Value> results = ctx.host().InferGraph(*body, entries);
  for (size_t i = 0; i < ctx.NumOutputs() && i < results.size(); ++i) {
    const TensorType type = onnx_proto::SequenceOf(results[i].type.type);
    if (type != TensorType::kUndefined) ctx.SetType(i, type);
    if (!results[i].shape) continue;
    SymShape shape = *results[i].shape;
    for (int axis = 0; axis < shape.Rank(); ++axis) {
      if (SymbolTable::IsNewerThan(mark, shape[axis])) shape[axis] = SymDim();
    }
    ctx.SetShape(i, std::move(shape));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

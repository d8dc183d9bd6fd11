// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <optional>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_preview_training/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

constexpr size_t kFirst = 2;  // After the learning rate and the number of updates.

// Returns the shape that one tensor, its gradient and its averages share.
std::optional<SymShape> SharedShape(Context& ctx, size_t tensor, size_t count, size_t groups) {
  std::optional<SymShape> shape;
  for (size_t group = 0; group < groups; ++group) {
    const size_t input = kFirst + group * count + tensor;
    const SymShape* own = ctx.Shape(input);
    if (own == nullptr) continue;
    if (!shape) shape = *own;
    // training_c4
    if (!ctx.RequireRank("training_c4", input, shape->Rank())) continue;
    for (int axis = 0; axis < shape->Rank(); ++axis) {
      SymDim& size = (*shape)[axis];
      ctx.RequireEqual("training_c4", size, (*own)[axis], StrCat("sizes at axis ", axis));
      if (!size.IsInt() && !(*own)[axis].IsUnknown()) size = (*own)[axis];
    }
  }
  return shape;
}

// Returns the type that one tensor, its gradient and its averages share.
TensorType SharedType(Context& ctx, size_t tensor, size_t count, size_t groups) {
  TensorType type = TensorType::kUndefined;
  for (size_t group = 0; group < groups; ++group) {
    const size_t input = kFirst + group * count + tensor;
    const TensorType own = ctx.ElementType(input);
    if (type == TensorType::kUndefined) type = own;
    if (own == type || own == TensorType::kUndefined) continue;
    // training_c5
    ctx.InputFault(Code::kTypeBinding, "training_c5", input, onnx_proto::ElementName(own),
                   StrCat(onnx_proto::ElementName(type), ", the type of the tensor"));
  }
  return type;
}

// The inputs are all tensors, all gradients and, a group each, all averages; the outputs are the
// groups without the gradients.
void TrainingStep(Context& ctx, size_t groups) {
  for (const size_t scalar : {0, 1}) {
    // training_c1
    RequireOneElement(ctx, "training_c1", scalar);
  }
  if (ctx.NumInputs() < kFirst) return;
  const size_t given = ctx.NumInputs() - kFirst;
  if (given % groups != 0) {
    // training_c2
    ctx.Fault(Code::kInputCount, "training_c2", StrCat(given, " inputs after R and T"),
              StrCat("a multiple of ", groups));
    return;
  }
  const size_t count = given / groups;
  if (ctx.NumOutputs() != count * (groups - 1)) {
    // training_c3
    ctx.Fault(Code::kOutputCount, "training_c3", StrCat(ctx.NumOutputs(), " outputs"),
              StrCat(count * (groups - 1)));
  }
  for (size_t tensor = 0; tensor < count; ++tensor) {
    const auto shape = SharedShape(ctx, tensor, count, groups);
    const TensorType type = SharedType(ctx, tensor, count, groups);
    for (size_t output = tensor; output < ctx.NumOutputs(); output += count) {
      if (type != TensorType::kUndefined) ctx.SetType(output, type);
      if (shape) ctx.SetShape(output, *shape);
    }
  }
}

}  // namespace

void Adagrad(Context& ctx) { TrainingStep(ctx, 3); }

void Adam(Context& ctx) { TrainingStep(ctx, 4); }

void Momentum(Context& ctx) {
  // momentum_c1
  RequireOneOf(ctx, "momentum_c1", "mode", {"standard", "nesterov"});
  TrainingStep(ctx, 3);
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

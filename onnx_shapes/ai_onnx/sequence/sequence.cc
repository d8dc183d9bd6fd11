// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <string>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Reduces a shape to what it shares with another one; to nothing where the ranks differ. A size
// that differs is unknown, not a new symbol: it is not the same one in all tensors.
void KeepShared(Context& ctx, std::optional<SymShape>* shape, const SymShape* other) {
  if (!*shape || other == nullptr || (*shape)->Rank() != other->Rank()) {
    shape->reset();
    return;
  }
  for (int axis = 0; axis < other->Rank(); ++axis) {
    SymDim& size = (**shape)[axis];
    if (ctx.symbols().Resolve(size) != ctx.symbols().Resolve((*other)[axis])) size = SymDim();
  }
}

// Requires the position, if there is one, to be a scalar.
void CheckPosition(Context& ctx, size_t input) {
  // sequence_c1
  RequireOneElement(ctx, "sequence_c1", input);
}

// The sizes along the axis of what a list or a number of lengths makes of `size`: one length where
// all pieces have it, unknown otherwise.
SymDim PieceLength(Context& ctx, const SymDim& size, int axis) {
  const auto lengths = InputEntries(ctx, 1);
  const Value& split = ctx.Input(1);
  if (!lengths || lengths->empty()) return SymDim();
  if (split.Rank() == 0) {
    const SymDim& length = lengths->front();
    if (length.IsInt() && length.AsInt() <= 0) {
      // splittosequence_c2
      ctx.InputFault(Code::kSize, "splittosequence_c2", 1, StrCat("the length ", length.AsInt()),
                     "a length of 1 or more");
      return SymDim();
    }
    if (length.IsInt() && size.IsInt() && size.AsInt() >= 0 && size.AsInt() <= length.AsInt()) {
      return size;
    }
    return ctx.Mod(size, length) == SymDim(0) ? length : SymDim();
  }
  SymDim sum = 0;
  for (const SymDim& length : *lengths) {
    if (length.IsInt() && length.AsInt() < 0) {
      // splittosequence_c3
      ctx.InputFault(Code::kSize, "splittosequence_c3", 1, StrCat("the length ", length.AsInt()),
                     "lengths that are not negative");
      return SymDim();
    }
    sum = ctx.Add(sum, length);
  }
  // splittosequence_c4
  if (!ctx.RequireEqual("splittosequence_c4", sum, size,
                        StrCat("sum of the lengths and size of axis ", axis))) {
    return SymDim();
  }
  if (lengths->size() == 1) return size;
  for (const SymDim& length : *lengths) {
    if (length != lengths->front()) return SymDim();
  }
  return lengths->front();
}

}  // namespace

// An empty sequence says nothing about the shapes of what it will hold.
void SequenceEmpty(Context& ctx) {
  const bool named = ctx.OptionalIntAttr("dtype").has_value();
  const TensorType element = named ? ctx.ElementTypeAttr("dtype") : TensorType::kFloat;
  const TensorType type = onnx_proto::SequenceOf(element);
  // sequenceempty_c1
  if (type != TensorType::kUndefined && RequireOutputType(ctx, "sequenceempty_c1", type, "dtype")) {
    ctx.SetType(0, type);
  }
}

// The sizes that all inputs share.
void SequenceConstruct(Context& ctx) {
  TensorType element = TensorType::kUndefined;
  std::optional<SymShape> shape;
  if (ctx.Shape(0) != nullptr) shape = *ctx.Shape(0);
  for (size_t i = 0; i < ctx.NumInputs(); ++i) {
    if (i > 0) KeepShared(ctx, &shape, ctx.Shape(i));
    if (element == TensorType::kUndefined) element = ctx.ElementType(i);
  }
  ctx.SetType(0, onnx_proto::SequenceOf(element));
  ctx.Output(0).shape = std::move(shape);
}

// The sizes that the tensors so far and the new one share.
void SequenceInsert(Context& ctx) {
  ctx.CopyValue(0, 0);
  const TensorType own = ctx.ElementType(0);
  const TensorType added = ctx.ElementType(1);
  // sequenceinsert_c1
  if (own != TensorType::kUndefined && added != TensorType::kUndefined && own != added) {
    ctx.InputFault(Code::kTypeBinding, "sequenceinsert_c1", 1, onnx_proto::ElementName(added),
                   StrCat(onnx_proto::ElementName(own), ", the element type of the sequence"));
  }
  if (own == TensorType::kUndefined) ctx.SetType(0, onnx_proto::SequenceOf(added));
  CheckPosition(ctx, 2);
  KeepShared(ctx, &ctx.Output(0).shape, ctx.Shape(1));
}

void SequenceErase(Context& ctx) {
  ctx.CopyValue(0, 0);
  CheckPosition(ctx, 1);
}

// A size that the tensors do not share is that of this one tensor.
void SequenceAt(Context& ctx) {
  CheckPosition(ctx, 1);
  ctx.SetType(0, ctx.ElementType(0));
  if (ctx.Shape(0) == nullptr) return;
  SymShape shape;
  for (const SymDim& size : ctx.Shape(0)->Dims()) shape.PushBack(KnownOrFresh(ctx, size));
  ctx.SetShape(0, std::move(shape));
}

void SequenceLength(Context& ctx) { ctx.SetShape(0, SymShape()); }

// The tensors put end to end, of which the axis gets an unknown size, or stacked along a new axis.
void ConcatFromSequence(Context& ctx) {
  ctx.SetType(0, ctx.ElementType(0));
  const int64_t stacked = ctx.IntAttr("new_axis");
  if (stacked != 0 && stacked != 1) {
    // concatfromsequence_c1
    ctx.AttrFault(Code::kAttributeValue, "concatfromsequence_c1", "new_axis",
                  StrCat("new_axis ", stacked), "0 or 1");
    return;
  }
  const SymShape* parts = ctx.Shape(0);
  const auto number = ctx.OptionalIntAttr("axis");
  if (parts == nullptr || !number) return;
  const int rank = parts->Rank() + static_cast<int>(stacked);
  // concatfromsequence_c2
  const auto axis = ctx.RequireAxis("concatfromsequence_c2", *number, rank, "axis");
  if (!axis) return;
  SymShape shape;
  for (int i = 0; i < rank; ++i) {
    const int from = stacked == 1 && i > *axis ? i - 1 : i;
    shape.PushBack(i == *axis ? ctx.Fresh() : KnownOrFresh(ctx, (*parts)[from]));
  }
  ctx.SetShape(0, std::move(shape));
}

// The pieces have the shape of the input but for the axis, along which they have one length, or
// which they lose.
void SplitToSequence(Context& ctx) {
  ctx.SetType(0, onnx_proto::SequenceOf(ctx.ElementType(0)));
  // splittosequence_c5
  if (ctx.Shape(1) != nullptr) ctx.RequireRank("splittosequence_c5", 1, 0, 1);
  const SymShape* whole = ctx.Shape(0);
  if (whole == nullptr) return;
  // splittosequence_c1
  const auto axis =
      ctx.RequireAxis("splittosequence_c1", ctx.IntAttr("axis"), whole->Rank(), "axis");
  if (!axis) return;
  const bool keep = ctx.HasInput(1) || ctx.IntAttr("keepdims", 1) != 0;
  SymShape piece;
  for (int i = 0; i < whole->Rank(); ++i) {
    if (i != *axis) {
      piece.PushBack((*whole)[i]);
    } else if (keep) {
      piece.PushBack(ctx.HasInput(1) ? PieceLength(ctx, (*whole)[i], i) : SymDim(1));
    }
  }
  ctx.SetShape(0, std::move(piece));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

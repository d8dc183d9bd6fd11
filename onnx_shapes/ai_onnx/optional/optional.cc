// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::schema::AttributeType;

// An optional of the input's type or, without input, of what `type` states.
void Optional(Context& ctx) {
  const AttributeView* stated = ctx.Attr("type", AttributeType::TYPE_PROTO);
  if (!ctx.HasInput(0) && stated == nullptr) {
    if (HasAttr(ctx, "type")) return;
    // optional_c1
    ctx.Fault(Code::kMissingAttribute, "optional_c1", "neither an input nor 'type'", "one of them");
    return;
  }
  const Value content = ctx.HasInput(0) ? ctx.Input(0) : ctx.host().TypeValue(*stated);
  if (content.type.Known()) ctx.SetType(0, onnx_proto::OptionalOf(content.type.type));
  ctx.Output(0).shape = content.shape;
}

// What the optional holds; since version 18 a plain value is returned as it is.
void OptionalGetElement(Context& ctx) {
  const TensorType type = ctx.Input(0).type.type;
  if (!onnx_proto::IsOptional(type)) {
    if (ctx.schema().since_version() >= 18) ctx.CopyValue(0, 0);
    return;
  }
  ctx.SetType(0, onnx_proto::OptionalContent(type));
  ctx.CopyShape(0, 0);
}

// A scalar; known where the input is left out or is a plain value.
void OptionalHasElement(Context& ctx) {
  ctx.SetShape(0, SymShape());
  if (!ctx.HasInput(0)) return ctx.SetIntegers(0, {0});
  const core::schema::ValueType& type = ctx.Input(0).type;
  if (onnx_proto::IsTensor(type.type) || onnx_proto::IsTensorSequence(type.type)) {
    ctx.SetIntegers(0, {1});
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

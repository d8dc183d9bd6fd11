// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;
using core::schema::AttributeType;

// The element that fills the output, whose type it sets: 0.0 by default. Unknown where it is not
// known and after a fault.
Element Fill(Context& ctx) {
  const AttributeView* attribute = ctx.Attr("value", AttributeType::TENSOR);
  if (attribute == nullptr) {
    ctx.SetType(0, TensorType::kFloat);
    return Element(SymDim(0));
  }
  const Value value = ctx.host().TensorValue(*attribute);
  if (value.ElementType() == TensorType::kUndefined) return Element();
  // constantofshape_c3
  if (!RequireOutputType(ctx, "constantofshape_c3", value.ElementType(), "value")) {
    return Element();
  }
  ctx.SetType(0, value.ElementType());
  if (value.shape && ElementCount(ctx, value.shape->Dims()) != SymDim(1)) {
    // constantofshape_c2
    ctx.AttrFault(Code::kSize, "constantofshape_c2", "value",
                  StrCat("a tensor of shape ", value.shape->ToString()), "a tensor of one element");
    return Element();
  }
  const auto elements = ElementsOf(value, ctx.symbols());
  return elements.size() == 1 ? elements[0] : Element();
}

}  // namespace

// The input lists the sizes. Nothing is made of a shape that is not small.
void ConstantOfShape(Context& ctx) {
  const Element fill = Fill(ctx);
  // constantofshape_c1
  if (ctx.Shape(0) != nullptr && !ctx.RequireRank("constantofshape_c1", 0, 1)) return;
  const auto sizes = InputList(ctx, 0);
  if (!sizes) return;
  SymShape result;
  for (const SymDim& size : *sizes) {
    if (size.IsInt() && size.AsInt() < 0) {
      // constantofshape_c4
      ctx.InputFault(Code::kSize, "constantofshape_c4", 0, StrCat("the size ", size.AsInt()),
                     "sizes that are not negative");
      return;
    }
    result.PushBack(KnownOrFresh(ctx, size));
  }
  if (const auto count = SmallCount(result); count && (fill.IsKnown() || *count == 0)) {
    SetElements(std::vector<Element>(*count, fill), &ctx.Output(0));
  }
  ctx.SetShape(0, std::move(result));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

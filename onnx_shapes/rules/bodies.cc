// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/bodies.h"

#include <algorithm>
#include <string>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

const AttributeView* BodyOf(Context& ctx, const char* label, std::string_view attribute,
                            size_t inputs, size_t min_outputs, size_t max_outputs) {
  const AttributeView* body = ctx.Attr(attribute, core::schema::AttributeType::GRAPH);
  if (body == nullptr || body->object == nullptr) return nullptr;
  const auto [own_inputs, own_outputs] = ctx.host().GraphArity(*body);
  if (own_inputs == inputs && own_outputs >= min_outputs && own_outputs <= max_outputs) {
    return body;
  }
  std::string outputs = StrCat(min_outputs);
  if (max_outputs > min_outputs) outputs += " or more";
  ctx.AttrFault(Code::kSize, label, attribute,
                StrCat("a body with ", own_inputs, " inputs and ", own_outputs, " outputs"),
                StrCat(inputs, " inputs and ", outputs, " outputs, as the node needs"));
  return nullptr;
}

bool MayBeSingle(const Value& value) {
  if (!value.shape) return true;
  const auto dims = value.shape->Dims();
  return std::all_of(dims.begin(), dims.end(), [](const SymDim& size) {
    return !core::symbolic::CannotBeEqual(size, SymDim(1));
  });
}

void RequireSingle(Context& ctx, const char* label, size_t input) {
  if (MayBeSingle(ctx.Input(input))) return;
  ctx.InputFault(Code::kSize, label, input, "several elements", "one element");
}

std::optional<SymShape> Union(Context& ctx, const std::optional<SymShape>& a,
                              const std::optional<SymShape>& b) {
  if (!a || !b || a->Rank() != b->Rank()) return std::nullopt;
  SymShape result = *a;
  for (int axis = 0; axis < a->Rank(); ++axis) {
    const SymDim& other = (*b)[axis];
    if (ctx.symbols().Resolve((*a)[axis]) != ctx.symbols().Resolve(other)) {
      result[axis] = ctx.Fresh();
    }
  }
  return result;
}

void Renew(Context& ctx, int64_t mark, SymShape* shape) {
  for (int axis = 0; axis < shape->Rank(); ++axis) {
    SymDim& size = (*shape)[axis];
    size = ctx.symbols().Resolve(size);
    if (size.IsUnknown() || SymbolTable::IsNewerThan(mark, size)) size = ctx.Fresh();
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/requirements.h"

#include <algorithm>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

bool RequireOneOf(Context& ctx, const char* label, std::string_view attribute,
                  std::initializer_list<std::string_view> values) {
  const std::string_view value = ctx.StringAttr(attribute);
  if (std::find(values.begin(), values.end(), value) != values.end()) return true;
  ctx.AttrFault(Code::kAttributeValue, label, attribute, core::diagnostics::Quote(value),
                core::StrCat("one of ", core::StrJoin(values, ", ")));
  return false;
}

bool RequireOutputType(Context& ctx, const char* label, TensorType type,
                       std::string_view attribute) {
  const auto* allowed = ctx.schema().FindTypeConstraint(ctx.schema().outputs()[0].type);
  if (allowed == nullptr) return true;
  const auto& types = allowed->allowed_type_strs;
  if (std::find(types.begin(), types.end(), type) != types.end()) return true;
  ctx.AttrFault(
      Code::kTypeNotAllowed, label, attribute, onnx_proto::ElementName(type),
      core::StrCat("one of ", core::StrJoin(types, ", ", [](std::string* out, TensorType t) {
                     *out += onnx_proto::ElementName(t);
                   })));
  return false;
}

void SetTypeByAttr(Context& ctx, const char* label, std::string_view attribute,
                   TensorType otherwise) {
  const bool named = ctx.OptionalIntAttr(attribute).has_value();
  const TensorType type = named ? ctx.ElementTypeAttr(attribute) : otherwise;
  if (type == TensorType::kUndefined) return;
  if (RequireOutputType(ctx, label, type, named ? attribute : std::string_view())) {
    ctx.SetType(0, type);
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

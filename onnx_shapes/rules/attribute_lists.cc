// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/attribute_lists.h"

#include <algorithm>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::StrJoin;
using core::schema::AttributeType;

namespace {

const AttributeView* FindAttr(const Context& ctx, std::string_view name) {
  const auto& all = ctx.node().attributes;
  const auto* found = std::find_if(all.begin(), all.end(), [name](const AttributeView& attribute) {
    return attribute.name == name;
  });
  return found == all.end() ? nullptr : found;
}

}  // namespace

bool HasAttr(const Context& ctx, std::string_view name) { return FindAttr(ctx, name) != nullptr; }

std::optional<int64_t> ListLength(Context& ctx, std::string_view name) {
  const AttributeView* attribute = FindAttr(ctx, name);
  if (attribute == nullptr || !attribute->ref_attr_name.empty()) return std::nullopt;
  switch (attribute->type) {
    case AttributeType::INTS:
      return static_cast<int64_t>(attribute->ints.size());
    case AttributeType::FLOATS:
      return static_cast<int64_t>(attribute->floats.size());
    case AttributeType::STRINGS:
      return static_cast<int64_t>(attribute->strings.size());
    case AttributeType::TENSOR: {
      const Value value = ctx.host().TensorValue(*attribute);
      if (value.Rank() != 1 || !(*value.shape)[0].IsInt()) return std::nullopt;
      return (*value.shape)[0].AsInt();
    }
    default:
      return std::nullopt;
  }
}

std::optional<int64_t> NonemptyLength(Context& ctx, std::string_view name) {
  const auto length = ListLength(ctx, name);
  return length == 0 ? std::nullopt : length;
}

std::string_view RequireExactlyOne(Context& ctx, const char* label,
                                   std::initializer_list<std::string_view> names) {
  std::string_view only;
  int count = 0;
  for (const std::string_view name : names) {
    if (!HasAttr(ctx, name) || ListLength(ctx, name) == 0) continue;
    only = name;
    ++count;
  }
  if (count == 1) return only;
  ctx.Fault(count == 0 ? Code::kMissingAttribute : Code::kAttributeValue, label,
            count == 0 ? std::string("none of these attributes") : StrCat(count, " of them"),
            StrCat("exactly one of ", StrJoin(names, ", ")));
  return {};
}

bool RequireSameLength(Context& ctx, const char* label,
                       std::initializer_list<std::string_view> names) {
  std::optional<int64_t> first;
  std::string_view first_name;
  for (const std::string_view name : names) {
    const auto length = NonemptyLength(ctx, name);
    if (!length) continue;
    if (first && *first != *length) {
      ctx.AttrFault(Code::kAttributeValue, label, name, StrCat(*length, " entries"),
                    StrCat(*first, ", as many as '", first_name, "' has"));
      return false;
    }
    first = length;
    first_name = name;
  }
  return true;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

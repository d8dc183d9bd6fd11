// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;
using core::schema::AttributeType;

constexpr std::string_view kForms[] = {"value",        "sparse_value", "value_float",
                                       "value_floats", "value_int",    "value_ints",
                                       "value_string", "value_strings"};

SymShape ListShape(size_t length) { return SymShape{static_cast<int64_t>(length)}; }

// What an attribute of one of the forms holds; nothing is known where it has another kind.
Value ValueOf(Context& ctx, const AttributeView& attribute) {
  switch (attribute.type) {
    case AttributeType::TENSOR:
      return ctx.host().TensorValue(attribute);
    case AttributeType::SPARSE_TENSOR: {
      // The output is dense.
      Value value = ctx.host().TensorValue(attribute);
      if (value.ElementType() != TensorType::kUndefined) value.type = {value.ElementType()};
      return value;
    }
    case AttributeType::FLOAT: {
      Value value = Value::Tensor(TensorType::kFloat, SymShape());
      value.floats = std::make_shared<const std::vector<double>>(1, attribute.f);
      return value;
    }
    case AttributeType::FLOATS: {
      Value value = Value::Tensor(TensorType::kFloat, ListShape(attribute.floats.size()));
      if (attribute.floats.size() <= kMaxElements) {
        value.floats = std::make_shared<const std::vector<double>>(attribute.floats.begin(),
                                                                   attribute.floats.end());
      }
      return value;
    }
    case AttributeType::INT: {
      Value value = Value::Tensor(TensorType::kInt64, SymShape());
      value.integers = std::make_shared<const std::vector<SymDim>>(1, attribute.i);
      return value;
    }
    case AttributeType::INTS: {
      Value value = Value::Tensor(TensorType::kInt64, ListShape(attribute.ints.size()));
      if (attribute.ints.size() <= kMaxElements) {
        value.integers = std::make_shared<const std::vector<SymDim>>(attribute.ints.begin(),
                                                                     attribute.ints.end());
      }
      return value;
    }
    case AttributeType::STRING:
      return Value::Tensor(TensorType::kString, SymShape());
    case AttributeType::STRINGS:
      return Value::Tensor(TensorType::kString, ListShape(attribute.strings.size()));
    default:
      return Value();
  }
}

}  // namespace

// The output is what the one attribute holds that is there.
void Constant(Context& ctx) {
  const AttributeView* form = nullptr;
  for (const AttributeView& attribute : ctx.node().attributes) {
    if (std::find(std::begin(kForms), std::end(kForms), attribute.name) == std::end(kForms)) {
      continue;
    }
    if (form != nullptr) {
      // constant_c1
      ctx.AttrFault(Code::kAttributeValue, "constant_c1", attribute.name,
                    StrCat("both '", form->name, "' and '", attribute.name, "'"),
                    "one attribute with the value");
      return;
    }
    form = &attribute;
  }
  if (form == nullptr) {
    // Up to version 9 the only form there is, is required.
    if (ctx.schema().since_version() < 11) return;
    // constant_c1
    ctx.Fault(Code::kMissingAttribute, "constant_c1", "no attribute with the value",
              "one of value, sparse_value, value_float, value_floats, value_int, value_ints, "
              "value_string and value_strings");
    return;
  }
  // An attribute of another kind than declared is reported already.
  if (ctx.Attr(form->name, form->type) == nullptr) return;
  const auto* declared = ctx.schema().FindAttribute(form->name);
  if (declared == nullptr || declared->type != form->type) return;
  ctx.Output(0) = ValueOf(ctx, *form);
  ctx.Output(0).constant = true;
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

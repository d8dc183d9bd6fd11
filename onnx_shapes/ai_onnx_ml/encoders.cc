// SPDX-License-Identifier: Apache-2.0
#include <initializer_list>
#include <string_view>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx_ml/rules.h"
#include "onnx_shapes/rules/attribute_lists.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::schema::AttributeType;

namespace {

// Names become numbers, numbers names.
void SwapNamesAndNumbers(Context& ctx) {
  ctx.CopyShape(0, 0);
  const TensorType from = ctx.ElementType(0);
  if (from == TensorType::kString) ctx.SetType(0, TensorType::kInt64);
  if (from == TensorType::kInt64) ctx.SetType(0, TensorType::kString);
}

// The element type of a list by the kind of its attribute; unknown where that is not.
TensorType ListType(Context& ctx, std::string_view name) {
  if (ctx.Attr(name, AttributeType::STRINGS) != nullptr) return TensorType::kString;
  if (ctx.Attr(name, AttributeType::INTS) != nullptr) return TensorType::kInt64;
  if (ctx.Attr(name, AttributeType::FLOATS) != nullptr) return TensorType::kFloat;
  const AttributeView* tensor = ctx.Attr(name, AttributeType::TENSOR);
  return tensor == nullptr ? TensorType::kUndefined : ctx.host().TensorValue(*tensor).ElementType();
}

}  // namespace

void CategoryMapper(Context& ctx) {
  SwapNamesAndNumbers(ctx);
  for (const char* list : {"cats_int64s", "cats_strings"}) {
    if (HasAttr(ctx, list)) continue;
    // categorymapper_c1
    ctx.Fault(Code::kMissingAttribute, "categorymapper_c1", StrCat("no ", list),
              "a name and a number of each category");
  }
  // categorymapper_c2
  RequireSameLength(ctx, "categorymapper_c2", {"cats_int64s", "cats_strings"});
}

// Names become their positions and positions names.
void LabelEncoder1(Context& ctx) { SwapNamesAndNumbers(ctx); }

// Keys of the type of X become the values they belong to.
void LabelEncoder2(Context& ctx) {
  ctx.CopyShape(0, 0);
  // labelencoder_c1
  const std::string_view keys = RequireExactlyOne(
      ctx, "labelencoder_c1", {"keys_tensor", "keys_strings", "keys_int64s", "keys_floats"});
  // labelencoder_c2
  const std::string_view values =
      RequireExactlyOne(ctx, "labelencoder_c2",
                        {"values_tensor", "values_strings", "values_int64s", "values_floats"});
  if (keys.empty() || values.empty()) return;
  // labelencoder_c3
  RequireSameLength(ctx, "labelencoder_c3", {keys, values});
  const TensorType own = ctx.ElementType(0);
  const TensorType key = ListType(ctx, keys);
  if (own != TensorType::kUndefined && key != TensorType::kUndefined && own != key) {
    // labelencoder_c4
    ctx.AttrFault(Code::kTypeBinding, "labelencoder_c4", keys, onnx_proto::ElementName(key),
                  StrCat(onnx_proto::ElementName(own), ", the type of X"));
  }
  const TensorType value = ListType(ctx, values);
  // labelencoder_c5
  if (value != TensorType::kUndefined && RequireOutputType(ctx, "labelencoder_c5", value, values)) {
    ctx.SetType(0, value);
  }
}

// A vector for each element, as long as the list of categories.
void OneHotEncoder(Context& ctx) {
  // onehotencoder_c1
  const std::string_view categories =
      RequireExactlyOne(ctx, "onehotencoder_c1", {"cats_int64s", "cats_strings"});
  const SymShape* x = ctx.Shape(0);
  if (x == nullptr) return;
  const auto count = ListLength(ctx, categories);
  SymShape shape = *x;
  shape.PushBack(count ? SymDim(*count) : ctx.Fresh());
  ctx.SetShape(0, std::move(shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

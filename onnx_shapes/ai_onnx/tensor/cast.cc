// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/element_values.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

// The element type that TensorProto.DataType calls `name`, for example FLOAT16.
TensorType TypeOfName(std::string_view name) {
  for (int i = 1; i <= onnx_proto::kElementTypeCount; ++i) {
    const auto type = static_cast<TensorType>(i);
    const std::string_view own = onnx_proto::ElementName(type);
    if (std::equal(own.begin(), own.end(), name.begin(), name.end(), [](char a, char b) {
          return std::toupper(static_cast<unsigned char>(a)) ==
                 std::toupper(static_cast<unsigned char>(b));
        })) {
      return type;
    }
  }
  return TensorType::kUndefined;
}

}  // namespace

// Version 1 gives the type by its name.
void Cast1(Context& ctx) {
  ctx.CopyShape(0, 0);
  const std::string_view name = ctx.StringAttr("to");
  if (name.empty()) return;
  const TensorType type = TypeOfName(name);
  if (type == TensorType::kUndefined) {
    // cast_c1
    ctx.AttrFault(Code::kElementType, "cast_c1", "to", core::diagnostics::Quote(name),
                  "the name of an element type, for example FLOAT or INT64");
    return;
  }
  // cast_c1
  if (!RequireOutputType(ctx, "cast_c1", type, "to")) return;
  ctx.SetType(0, type);
  MapCast(ctx);
}

// The shape is the input's, the elements are converted.
void Cast6(Context& ctx) {
  ctx.CopyShape(0, 0);
  // cast_c1
  SetTypeByAttr(ctx, "cast_c1", "to", TensorType::kUndefined);
  MapCast(ctx);
}

// As Cast, to the type of the second input, which the type parameters of the schema carry over.
void CastLike(Context& ctx) {
  ctx.CopyShape(0, 0);
  MapCast(ctx);
}

// The shape is the input's; an element has as many bits as before.
void BitCast(Context& ctx) {
  ctx.CopyShape(0, 0);
  const TensorType from = ctx.ElementType(0);
  // bitcast_c1
  SetTypeByAttr(ctx, "bitcast_c1", "to", TensorType::kUndefined);
  const TensorType to = ctx.Output(0).ElementType();
  const int old_bits = onnx_proto::ElementBits(from);
  const int new_bits = onnx_proto::ElementBits(to);
  if (old_bits != 0 && new_bits != 0 && old_bits != new_bits) {
    // bitcast_c2
    ctx.AttrFault(
        Code::kAttributeValue, "bitcast_c2", "to",
        core::StrCat(onnx_proto::ElementName(to), " of ", new_bits, " bits"),
        core::StrCat("a type of ", old_bits, " bits like ", onnx_proto::ElementName(from)));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

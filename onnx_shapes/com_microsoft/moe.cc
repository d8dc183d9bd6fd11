// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

// The tokens keep their shape.
void MixtureOfExperts(Context& ctx) {
  ctx.CopyShape(0, 0);
  // moe_c1
  const bool fits = RankFits(ctx, "moe_c1", 0, 2, 3);
  // moe_c2
  if (ctx.RequireRank("moe_c2", 1, 2) && fits && ctx.Shape(0) != nullptr) {
    const auto dims = ctx.Shape(0)->Dims();
    const SymDim tokens = ElementCount(ctx, dims.first(dims.size() - 1));
    // moe_c3
    ctx.RequireEqual("moe_c3", tokens, ctx.Size(1, 0), "tokens of input and router");
  }
  const int64_t k = ctx.IntAttr("k", 1);
  const SymDim experts = ctx.Size(1, -1);
  if (k < 1 || (experts.IsInt() && experts.AsInt() >= 0 && k > experts.AsInt())) {
    // moe_c4
    ctx.AttrFault(Code::kAttributeValue, "moe_c4", "k", StrCat("k ", k),
                  experts.IsInt() ? StrCat("1 to ", experts.AsInt(), ", the number of experts")
                                  : "1 or more");
  }
  // moe_c5
  RequireOneOf(ctx, "moe_c5", "activation_type",
               {"relu", "gelu", "silu", "swiglu", "identity", "relu2", "geglu"});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

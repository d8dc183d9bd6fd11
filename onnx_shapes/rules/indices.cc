// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/indices.h"

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

void WarnOfIndices(Context& ctx, const char* label, size_t input, absl::Span<const SymDim> sizes) {
  const auto* indices = ctx.Integers(input);
  if (indices == nullptr || sizes.empty()) return;
  for (size_t i = 0; i < indices->size(); ++i) {
    const SymDim& index = (*indices)[i];
    const SymDim& size = sizes[i % sizes.size()];
    if (!index.IsInt() || !size.IsInt() || size.AsInt() < 0) continue;
    if (index.AsInt() >= -size.AsInt() && index.AsInt() < size.AsInt()) continue;
    ctx.Warning(Code::kSize, label, StrCat("index ", index.AsInt()),
                size.AsInt() == 0
                    ? std::string("no index, since the size is 0")
                    : StrCat("an index within [", -size.AsInt(), ", ", size.AsInt() - 1, "]"));
    return;
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

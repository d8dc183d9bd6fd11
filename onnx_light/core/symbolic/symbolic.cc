// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <stdexcept>

#include "onnx_light/core/symbolic/sym_tensor.h"

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::symbolic {

bool SymShape::IsFullyKnown() const {
  return std::all_of(dims_.begin(), dims_.end(), [](const SymDim& dim) { return dim.IsInt(); });
}

std::optional<int64_t> SymShape::NumElements() const {
  if (!IsFullyKnown()) return std::nullopt;
  int64_t product = 1;
  bool overflow = false;
  for (const SymDim& dim : dims_) {
    // An empty tensor is empty however large its other sizes are.
    if (dim.AsInt() == 0) return 0;
    overflow = overflow || __builtin_mul_overflow(product, dim.AsInt(), &product);
  }
  if (overflow) {
    throw std::overflow_error(
        StrCat("found shape ", ToString(), ", expected a number of elements below 2^63"));
  }
  return product;
}

std::string SymShape::ToString() const {
  return StrCat(
      "[",
      StrJoin(dims_, ",",
              [](std::string* out, const SymDim& dim) { StrAppend(out, dim.ToString()); }),
      "]");
}

std::string SymTensor::ToString() const {
  const char* element = "?";
  if (dtype_ != TensorType::kUndefined) element = onnx_proto::ElementName(ElementTypeOf(dtype_));
  std::string text = StrCat(element, shape_ ? shape_->ToString() : "[...]");
  return onnx_proto::IsSparseTensor(dtype_) ? StrCat("sparse(", text, ")") : text;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::symbolic

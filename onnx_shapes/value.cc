// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/value.h"

#include <string_view>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

template <typename T>
bool SameElements(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b) {
  return a == b || (a != nullptr && b != nullptr && *a == *b);
}

}  // namespace

bool operator==(const Value& a, const Value& b) {
  return a.type == b.type && a.constant == b.constant && a.shape == b.shape &&
         SameElements(a.integers, b.integers) && SameElements(a.floats, b.floats) &&
         SameElements(a.fractions, b.fractions);
}

core::symbolic::SymTensor Value::ToSymTensor() const {
  const bool dense_or_sparse =
      onnx_proto::IsTensor(type.type) || onnx_proto::IsSparseTensor(type.type);
  core::symbolic::SymTensor tensor(dense_or_sparse ? type.type : ElementType());
  if (shape) tensor.SetShape(*shape);
  if (integers != nullptr) tensor.SetValue(*integers);
  return tensor;
}

std::string Value::ToString() const {
  const std::string shape_text = shape ? shape->ToString() : "[...]";
  if (!type.Known()) return shape ? core::StrCat("?", shape_text) : "?";
  const std::string_view text = type.Text();
  // "seq(tensor(float))" -> "seq(float[N,3])".
  constexpr std::string_view kTensor = "tensor(";
  const size_t at = text.find(kTensor);
  if (at == std::string_view::npos) return std::string(text);
  const size_t end = text.find(')', at);
  const bool sparse = at >= 7 && text.substr(at - 7, 7) == "sparse_";
  const size_t from = sparse ? at - 7 : at;
  const std::string_view element = text.substr(at + kTensor.size(), end - at - kTensor.size());
  return core::StrCat(text.substr(0, from), sparse ? "sparse(" : "", element, shape_text,
                      sparse ? ")" : "", text.substr(end + 1));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/type_check.h"

#include <string>
#include <string_view>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/type_expression.h"
#include "onnx_light/model/value_types.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

class TypeCheck {
 public:
  TypeCheck(absl::FunctionRef<Location()> place, Findings* findings)
      : place_(place), findings_(findings) {}

  // Outside of sequences, optionals and maps a type may be left open: inference finds it out.
  void Check(const TypeProto& type, int depth) {
    if (depth > kMaxTypeDepth) return;
    switch (type.value_case()) {
      case TypeProto::kTensorType:
        return CheckTensor(type.tensor_type(), depth);
      case TypeProto::kSparseTensorType:
        return CheckTensor(type.sparse_tensor_type(), depth);
      case TypeProto::kSequenceType:
        return Check(type.sequence_type().elem_type(), depth + 1);
      case TypeProto::kOptionalType:
        return Check(type.optional_type().elem_type(), depth + 1);
      case TypeProto::kMapType:
        CheckKey(type.map_type().key_type());
        return Check(type.map_type().value_type(), depth + 1);
      case TypeProto::kOpaqueType:
        return;
      case TypeProto::VALUE_NOT_SET:
        if (depth > 1) MissingContent();
        return;
    }
  }

  void Missing(const char* what, const char* expected) {
    Location place = place_();
    std::string found =
        StrCat(place.value.empty() ? std::string("a type") : Quote(place.value), " without ", what);
    findings_->Add({Code::kMissingField, std::move(place), std::move(found), expected});
  }

  template <typename Tensor>
  void Complete(const Tensor& tensor) {
    if (tensor.elem_type() == 0) Missing("an element type", "the type of its elements");
    if (!tensor.has_shape()) {
      Missing("a shape", "a shape; one without sizes is a scalar, a size may be left open");
    }
  }

 private:
  void MissingContent() {
    Missing("the type of its content", "the type of elements, content or values");
  }

  template <typename Tensor>
  void CheckTensor(const Tensor& tensor, int depth) {
    if (depth > 1 && tensor.elem_type() == 0) MissingContent();
    CheckElement(tensor.elem_type());
    for (int axis = 0; axis < tensor.shape().dim_size(); ++axis) {
      const int64_t size = tensor.shape().dim(axis).dim_value();
      if (size >= 0) continue;
      Location place = place_();
      Diagnostic finding(Code::kInvalidField, std::move(place),
                         StrCat("size ", size, " for axis ", axis), "a size from 0 on",
                         "a size that is not known is left out, or named by dim_param");
      finding.severity = Severity::kInfo;
      findings_->Add(std::move(finding));
      return;
    }
  }

  void CheckElement(int32_t number) {
    // 0 is a type that is not known.
    if (number == 0 || TensorTypeOf(number) != TensorType::kUndefined) return;
    findings_->Add({Code::kElementType, place_(), StrCat("element type ", number),
                    StrCat("a number from 1 to ", onnx_proto::kElementTypeCount)});
  }

  void CheckKey(int32_t number) {
    if (number == 0) return Missing("a key type", "the type of its keys");
    const TensorType key = TensorTypeOf(number);
    if (key == TensorType::kUndefined) return CheckElement(number);
    const std::string_view name = onnx_proto::ElementName(key);
    if (core::types::IsMapKey(name)) return;
    findings_->Add({Code::kElementType, place_(), StrCat("keys of type ", name, " in a map"),
                    "integers of 8 to 64 bits or strings as keys"});
  }

  absl::FunctionRef<Location()> place_;
  Findings* findings_;
};

}  // namespace

void CheckType(const TypeProto& type, absl::FunctionRef<Location()> place, Findings* findings) {
  TypeCheck(place, findings).Check(type, 1);
}

void CheckTypeIsComplete(const TypeProto& type, absl::FunctionRef<Location()> place,
                         Findings* findings) {
  TypeCheck check(place, findings);
  switch (type.value_case()) {
    case TypeProto::kTensorType:
      return check.Complete(type.tensor_type());
    case TypeProto::kSparseTensorType:
      return check.Complete(type.sparse_tensor_type());
    case TypeProto::kSequenceType:
    case TypeProto::kOptionalType:
    case TypeProto::kMapType:
      return;  // CheckType demands their contents of every value.
    case TypeProto::kOpaqueType:
      if (!type.opaque_type().name().empty()) return;
      return check.Missing("a name of its type", "the name of the opaque type");
    case TypeProto::VALUE_NOT_SET:
      return check.Missing("a type", "a type");
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

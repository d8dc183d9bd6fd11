// SPDX-License-Identifier: Apache-2.0
//
// Checks that a tensor's element type exists, that its sizes are sizes, and that its data, wherever
// they are stored, are as many as type and sizes need. Values are looked at only where the format
// restricts them; weights in other files are never read.
//
//   ExternalDataChecker external_data(base_dir);
//   const auto place = [&] { return Location{"main"}; };
//   CheckTensor(initializer, {place, external_data}, [&](Diagnostic d) { Report(std::move(d)); });
//
// Findings have the codes tensor-data, element-type, invalid-field, overflow, missing-field and
// external-data, and the tensor's name as location.value. A fault is reported once; what only
// follows from it is not.
#pragma once

#include "absl/functional/function_ref.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"
#include "onnx_light/model/external_data.h"

namespace ONNX_LIGHT_NAMESPACE {
class SparseTensorProto;
class TensorProto;
}  // namespace ONNX_LIGHT_NAMESPACE

namespace ONNX_LIGHT_NAMESPACE::model {

/// What tensors of one owner (a graph, an attribute) have in common. Refers to its parts.
struct TensorContext {
  /// Makes the place of the owner; called for a finding only.
  absl::FunctionRef<core::diagnostics::Location()> location;
  ExternalDataChecker& external_data;
};

/// Receives findings; some of them are warnings or infos.
using DiagnosticSink = absl::FunctionRef<void(core::diagnostics::Diagnostic)>;

/// Checks a dense tensor.
void CheckTensor(const TensorProto& tensor, const TensorContext& context, DiagnosticSink sink);

/// Checks a sparse tensor with its two parts: values of shape [nnz], and int64 indices of shape
/// [nnz] or [nnz, rank] that are ascending, distinct and in range.
void CheckSparseTensor(const SparseTensorProto& tensor, const TensorContext& context,
                       DiagnosticSink sink);

}  // namespace ONNX_LIGHT_NAMESPACE::model

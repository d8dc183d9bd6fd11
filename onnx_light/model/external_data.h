// SPDX-License-Identifier: Apache-2.0
//
// Checks where a tensor says that its data are, beside the model.
//
//   ExternalDataChecker checker(model_path.parent_path());
//   checker.Check(tensor, 16, report);
//
// The form is checked always: keys, numbers, and a location that is relative and stays below the
// model's folder. With a folder the file is looked at too: it must be a regular file that is really
// inside, whatever links say, and long enough. It is opened by nobody. Facts about files are kept,
// so that a thousand tensors in one file cost one look. One checker serves one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <unordered_map>

#include "absl/functional/function_ref.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE {
class TensorProto;
}

namespace ONNX_LIGHT_NAMESPACE::model {

/// A fault of external data, of the code external-data.
struct ExternalDataFault {
  core::diagnostics::Severity severity;
  std::string found;
  std::string expected;
  std::string hint;
};

/// Checks the external data of a model's tensors.
class ExternalDataChecker {
 public:
  /// Takes the model's folder ("." for the current one). Without it only the form is checked.
  explicit ExternalDataChecker(std::filesystem::path base_dir);

  /// Checks one tensor whose data_location is EXTERNAL. `needed` is the bytes that its type and
  /// sizes need, or nullopt if they are not known. A fault of a file, unlike one of an entry, is
  /// reported for the first tensor that names it.
  void Check(const TensorProto& tensor, std::optional<int64_t> needed,
             absl::FunctionRef<void(ExternalDataFault)> report);

  /// Returns the number of tensors that were checked for form only.
  int64_t unchecked() const { return unchecked_; }

 private:
  // Size of a file that can be used, or why it cannot.
  struct File {
    int64_t size = 0;
    std::optional<ExternalDataFault> fault;
  };

  File Look(const std::string& location);

  const std::filesystem::path base_dir_;
  std::optional<std::filesystem::path> real_base_;
  std::unordered_map<std::string, File> files_;
  int64_t unchecked_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

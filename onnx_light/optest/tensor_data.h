// SPDX-License-Identifier: Apache-2.0
//
// Holds the data of an op-test's tensor against its type and its sizes.
//
//   for (DataFault& fault : CheckData(tensor)) findings.Add(Code::kOptestData, fault.place, ...);
//   shapes::Value value = ValueOf(tensor, /*with_elements=*/true);
//
// Pure functions, linear in the data.
#pragma once

#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/optest/op_test.h"
#include "onnx_shapes/value.h"

namespace ONNX_LIGHT_NAMESPACE::optest {

/// What is wrong with a tensor.
struct DataFault {
  JsonValue place;
  std::string found;
  std::string expected;
};

/// Returns what is wrong with the sizes, with the number of values, and with the first value that
/// the type cannot hold.
std::vector<DataFault> CheckData(const Tensor& tensor);

/// Returns what inference is to know of a tensor: type, shape, and where `with_elements` and they
/// are few, its elements.
shapes::Value ValueOf(const Tensor& tensor, bool with_elements);

/// Returns "[2,3]".
std::string DimsText(const std::vector<int64_t>& dims);

}  // namespace ONNX_LIGHT_NAMESPACE::optest

// SPDX-License-Identifier: Apache-2.0
//
// Writes protobuf's wire format by hand, also forms that no library writes.
//
//   Bytes(7, Bytes(5, Varint(2, 1) + Bytes(9, weights)))   // A model with one initializer.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/model/loader.h"
#include "onnx_light/model/wire_reader.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {

/// Field numbers of the format that the tests use.
enum Field : uint32_t {
  kModelIrVersion = 1,
  kModelProducer = 2,
  kModelGraph = 7,
  kModelOpsetImport = 8,
  kModelTrainingInfo = 20,
  kModelFunctions = 25,
  kGraphNode = 1,
  kGraphName = 2,
  kGraphInitializer = 5,
  kGraphInput = 11,
  kNodeAttribute = 5,
  kAttributeTensor = 5,
  kAttributeGraph = 6,
  kAttributeSparse = 22,
  kSparseValues = 1,
  kTensorDims = 1,
  kTensorType = 2,
  kTensorFloat = 4,
  kTensorInt32 = 5,
  kTensorString = 6,
  kTensorInt64 = 7,
  kTensorName = 8,
  kTensorRaw = 9,
  kTensorDouble = 10,
  kTensorUint64 = 11,
};

/// A std::string could be a path, too.
inline LoadedModel LoadBytes(std::string_view bytes) { return LoadModel(bytes); }

inline std::string VarintBytes(uint64_t value) {
  std::string out;
  AppendVarint(value, &out);
  return out;
}

inline std::string Tag(uint32_t number, WireType type) {
  return VarintBytes(static_cast<uint64_t>(number) << 3 | static_cast<uint64_t>(type));
}

inline std::string Varint(uint32_t number, uint64_t value) {
  return Tag(number, WireType::kVarint) + VarintBytes(value);
}

/// Tag and length of a field whose content follows.
inline std::string Header(uint32_t number, uint64_t length) {
  return Tag(number, WireType::kDelimited) + VarintBytes(length);
}

inline std::string Bytes(uint32_t number, std::string_view content) {
  return Header(number, content.size()) + std::string(content);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/payload.h"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>

#include "onnx_light/model/wire_reader.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

// The highest number that a field can have.
constexpr uint32_t kMarkerNumber = (1U << 29) - 1;
constexpr uint32_t kMarkerTag = kMarkerNumber << 3 | static_cast<uint32_t>(WireType::kDelimited);

// What a marker says after its key: one more than the size of raw_data, or 0 if it does not say;
// then the entries of these fields.
constexpr int64_t PayloadExtent::*kEntryCounts[] = {
    &PayloadExtent::float_data, &PayloadExtent::int32_data,  &PayloadExtent::string_data,
    &PayloadExtent::int64_data, &PayloadExtent::double_data, &PayloadExtent::uint64_data,
};

std::string_view MarkerKey() {
  static const auto key = [] {
    std::array<char, 8> bytes;
    std::random_device random;
    for (char& byte : bytes) byte = static_cast<char>(random());
    return bytes;
  }();
  return {key.data(), key.size()};
}

// Adds what the markers among the unknown fields of a tensor say. Fields need not be told apart:
// the key stands nowhere but in a marker.
void AddSkipped(std::string_view unknown_fields, PayloadExtent* extent) {
  const std::string_view key = MarkerKey();
  std::optional<int64_t> raw_data;
  for (size_t at = unknown_fields.find(key); at != std::string_view::npos;
       at = unknown_fields.find(key, at + key.size())) {
    std::string_view counts = unknown_fields.substr(at + key.size());
    uint64_t value = 0;
    counts.remove_prefix(DecodeVarint(counts, &value));
    if (value > 0) raw_data = static_cast<int64_t>(value - 1);
    for (int64_t PayloadExtent::*count : kEntryCounts) {
      counts.remove_prefix(DecodeVarint(counts, &value));
      extent->*count += static_cast<int64_t>(value);
      extent->skipped |= value > 0;
    }
  }
  // Of several raw_data fields the last one counts, and a skipped one is empty.
  if (raw_data && extent->raw_data == 0) {
    extent->raw_data = *raw_data;
    extent->skipped |= *raw_data > 0;
  }
}

}  // namespace

PayloadExtent ExtentOf(const TensorProto& tensor) {
  PayloadExtent extent;
  extent.has_raw_data = tensor.has_raw_data();
  extent.raw_data = static_cast<int64_t>(tensor.raw_data().size());
  extent.float_data = tensor.float_data_size();
  extent.int32_data = tensor.int32_data_size();
  extent.string_data = tensor.string_data_size();
  extent.int64_data = tensor.int64_data_size();
  extent.double_data = tensor.double_data_size();
  extent.uint64_data = tensor.uint64_data_size();
  if (!tensor.unknown_fields().empty()) AddSkipped(tensor.unknown_fields(), &extent);
  return extent;
}

void AppendSkippedExtent(const PayloadExtent& skipped, std::string* message) {
  std::string content(MarkerKey());
  AppendVarint(skipped.has_raw_data ? static_cast<uint64_t>(skipped.raw_data) + 1 : 0, &content);
  for (int64_t PayloadExtent::*count : kEntryCounts) {
    AppendVarint(static_cast<uint64_t>(skipped.*count), &content);
  }
  AppendVarint(kMarkerTag, message);
  AppendVarint(content.size(), message);
  message->append(content);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

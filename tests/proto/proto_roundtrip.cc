// SPDX-License-Identifier: Apache-2.0
//
// Parses a file as a message, serializes it and compares the bytes:
//
//   proto_roundtrip ModelProto model.onnx
//
// Exits with 0 if they are the same, with 1 if they differ, with 2 if the file cannot be parsed.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"
#include "proto/onnx_light_data.pb.h"
#include "proto/onnx_light_operators.pb.h"

namespace {

using google::protobuf::MessageLite;

// Returns an empty message of that type, or null if it is not one that a file can start with.
std::unique_ptr<MessageLite> NewMessage(std::string_view type) {
  namespace ns = ONNX_LIGHT_NAMESPACE;
  if (type == "ModelProto") return std::make_unique<ns::ModelProto>();
  if (type == "OperatorSetProto") return std::make_unique<ns::OperatorSetProto>();
  if (type == "SequenceProto") return std::make_unique<ns::SequenceProto>();
  if (type == "MapProto") return std::make_unique<ns::MapProto>();
  if (type == "OptionalProto") return std::make_unique<ns::OptionalProto>();
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: proto_roundtrip MESSAGE FILE\n";
    return 2;
  }
  const std::unique_ptr<MessageLite> message = NewMessage(argv[1]);
  std::ifstream file(argv[2], std::ios::binary);
  if (message == nullptr || !file) {
    std::cerr << "unknown message or unreadable file\n";
    return 2;
  }
  const std::string before{std::istreambuf_iterator<char>(file), {}};
  if (!message->ParseFromString(before)) {
    std::cerr << "cannot be parsed\n";
    return 2;
  }
  const std::string after = message->SerializeAsString();
  if (after != before) {
    const auto difference =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first;
    std::cerr << "read " << before.size() << " bytes, wrote " << after.size()
              << ", first difference at byte " << difference - before.begin() << '\n';
    return 1;
  }
  return 0;
}

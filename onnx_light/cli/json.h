// SPDX-License-Identifier: Apache-2.0
//
// The JSON of the command line: members keep the order they are written in, and floats are those of
// ONNX, 32 bits, printed with the fewest digits that give back the same one.
//
//   Json record = {{"name", "Clip"}, {"since_version", 13}};
//   out << Dump(record) << "\n";
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "nlohmann/json.hpp"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

using Json = nlohmann::basic_json<nlohmann::ordered_map, std::vector, std::string, bool, int64_t,
                                  uint64_t, float>;

/// Returns a value on one line. Bytes that are not UTF-8 (names come from files) become U+FFFD.
inline std::string Dump(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Writes the records of an array, each on a line of its own, without holding more than one.
class RecordWriter {
 public:
  explicit RecordWriter(std::ostream& out) : out_(out) { out_ << "["; }

  void Add(const Json& record) {
    out_ << (first_ ? "\n" : ",\n") << Dump(record);
    first_ = false;
  }
  void End() { out_ << (first_ ? "]" : "\n]"); }

 private:
  std::ostream& out_;
  bool first_ = true;
};

}  // namespace ONNX_LIGHT_NAMESPACE::cli

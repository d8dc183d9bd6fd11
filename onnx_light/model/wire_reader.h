// SPDX-License-Identifier: Apache-2.0
//
// Reads the fields of protobuf's wire format from memory or from a file of any size.
//
//   WireReader reader(bytes);
//   while (reader.offset() < reader.size()) {
//     const WireField field = reader.Next(reader.size());
//     reader.Skip(field.header + field.size);
//   }
//
// Memory is read in place. A file is read with pread into one small window, so that a jump over a
// large field costs nothing. The bytes or the descriptor are borrowed. Malformed content and failed
// reads throw WireError. One reader serves one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "absl/functional/function_ref.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::model {

/// Says why content cannot be read.
struct WireError {
  std::string found;
  std::string expected;
  std::string hint;
  /// Whether the operating system refused, in contrast to content that is malformed.
  bool io = false;
};

/// Throws the error for content at `offset` that breaks the rules of the format.
[[noreturn]] void ThrowMalformed(int64_t offset, std::string_view found, std::string_view expected);

/// Kinds of encoding that a field's tag names; 6 and 7 do not exist.
enum class WireType : uint8_t {
  kVarint = 0,
  kFixed64 = 1,
  kDelimited = 2,
  kStartGroup = 3,
  kEndGroup = 4,
  kFixed32 = 5,
};

/// One field, of which the reader stands at the first byte.
struct WireField {
  uint32_t number;
  WireType type;
  int64_t header;  ///< Bytes of the tag and, for kDelimited, of the length.
  int64_t size;    ///< Bytes after the header; 0 for the two ends of a group.

  int64_t total() const { return header + size; }
};

/// Decodes the varint at the start of `bytes`. Returns its length, or 0 when it does not end within
/// `bytes` or within ten bytes. Bits above the 64th are dropped, as protobuf does.
size_t DecodeVarint(std::string_view bytes, uint64_t* value);

/// Appends a varint.
void AppendVarint(uint64_t value, std::string* out);

/// Goes through bytes from front to back.
class WireReader {
 public:
  explicit WireReader(std::string_view bytes);

  /// Reads `size` bytes from the start of a file.
  WireReader(int fd, int64_t size);

  int64_t offset() const { return window_offset_ + position_; }
  int64_t size() const { return size_; }

  /// Goes back to the first byte.
  void Rewind();

  /// Reads the header of the field at this place without moving. The field must end at or before
  /// the offset `end`, which lies behind this place.
  WireField Next(int64_t end);

  /// Returns the next `count` bytes, at most kMaxPeek, without moving; fewer at the end of the
  /// data.
  std::string_view Peek(int64_t count);

  /// Moves on without reading; the bytes must exist.
  void Skip(int64_t count);

  /// Moves on over `count` existing bytes and shows them piece by piece.
  void Read(int64_t count, absl::FunctionRef<void(std::string_view)> visit);

  static constexpr int64_t kMaxPeek = 4096;

 private:
  void Fill(int64_t count);

  const int fd_ = -1;
  const int64_t size_;
  std::unique_ptr<char[]> buffer_;
  std::string_view window_;
  int64_t window_offset_ = 0;
  int64_t position_ = 0;  // In the window; beyond its end after a jump.
  int64_t next_read_ = 0;
};

}  // namespace ONNX_LIGHT_NAMESPACE::model

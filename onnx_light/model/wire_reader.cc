// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/wire_reader.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <system_error>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;

// Reads of a file start small, because a jump over the next weights often follows, and double as
// long as they follow each other.
constexpr int64_t kFirstRead = 2048;
constexpr int64_t kLargestRead = 65536;
constexpr int64_t kBufferSize = WireReader::kMaxPeek + kLargestRead;

// Limits of protobuf: bytes of a tag, and of a length that is not longer than it has to be.
constexpr size_t kMaxTagBytes = 5;
constexpr size_t kMaxPaddedLengthBytes = 5;
constexpr int64_t kMaxHeaderBytes = 20;

[[noreturn]] void ThrowCutOff(int64_t offset, std::string_view found, int64_t left) {
  throw WireError{StrCat(found, " at byte ", offset, ", where ", left, " bytes are left"),
                  "a field that ends inside its message",
                  "the file is cut off or damaged; copy or download it again"};
}

}  // namespace

void ThrowMalformed(int64_t offset, std::string_view found, std::string_view expected) {
  throw WireError{StrCat(found, " at byte ", offset), std::string(expected),
                  "the file is damaged or is no ONNX model; get it again from its source"};
}

size_t DecodeVarint(std::string_view bytes, uint64_t* value) {
  constexpr size_t kMaxVarintBytes = 10;
  *value = 0;
  const size_t limit = std::min(bytes.size(), kMaxVarintBytes);
  for (size_t i = 0; i < limit; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    *value |= static_cast<uint64_t>(byte & 0x7F) << (7 * i);
    if (byte < 0x80) return i + 1;
  }
  return 0;
}

void AppendVarint(uint64_t value, std::string* out) {
  for (; value >= 0x80; value >>= 7) out->push_back(static_cast<char>(value | 0x80));
  out->push_back(static_cast<char>(value));
}

WireReader::WireReader(std::string_view bytes)
    : size_(static_cast<int64_t>(bytes.size())), window_(bytes) {}

WireReader::WireReader(int fd, int64_t size)
    : fd_(fd), size_(size), buffer_(new char[kBufferSize]), next_read_(kFirstRead) {}

void WireReader::Rewind() {
  position_ = -window_offset_;
  if (fd_ < 0) return;
  window_ = {};
  window_offset_ = 0;
  position_ = 0;
  next_read_ = kFirstRead;
}

void WireReader::Fill(int64_t count) {
  const auto held = static_cast<int64_t>(window_.size());
  if (position_ > held) {
    window_offset_ += position_;
    window_ = {};
    next_read_ = kFirstRead;
  } else {
    window_.remove_prefix(static_cast<size_t>(position_));
    window_offset_ += position_;
    if (!window_.empty()) std::memmove(buffer_.get(), window_.data(), window_.size());
  }
  position_ = 0;

  auto filled = static_cast<int64_t>(window_.size());
  count = std::min(count, size_ - window_offset_);
  const int64_t target = std::min(std::max(count, filled + next_read_), size_ - window_offset_);
  while (filled < count) {
    const ssize_t got = pread(fd_, buffer_.get() + filled, static_cast<size_t>(target - filled),
                              static_cast<off_t>(window_offset_ + filled));
    if (got > 0) {
      filled += got;
    } else if (got == 0) {
      throw WireError{StrCat("the end of the file at byte ", window_offset_ + filled),
                      StrCat("the ", size_, " bytes that it had when it was opened"),
                      "something else writes this file; verify it when that is done", true};
    } else if (errno != EINTR) {
      throw WireError{StrCat("the error '", std::generic_category().message(errno), "' at byte ",
                             window_offset_ + filled),
                      "a readable file", "check the disk or the network drive", true};
    }
  }
  next_read_ = std::min(2 * next_read_, kLargestRead);
  window_ = {buffer_.get(), static_cast<size_t>(filled)};
}

std::string_view WireReader::Peek(int64_t count) {
  count = std::min(count, size_ - offset());
  if (position_ + count > static_cast<int64_t>(window_.size())) Fill(count);
  return window_.substr(static_cast<size_t>(position_), static_cast<size_t>(count));
}

void WireReader::Skip(int64_t count) { position_ += count; }

void WireReader::Read(int64_t count, absl::FunctionRef<void(std::string_view)> visit) {
  while (count > 0) {
    if (position_ >= static_cast<int64_t>(window_.size())) Fill(1);
    const std::string_view piece =
        window_.substr(static_cast<size_t>(position_), static_cast<size_t>(count));
    visit(piece);
    const auto length = static_cast<int64_t>(piece.size());
    Skip(length);
    count -= length;
  }
}

WireField WireReader::Next(int64_t end) {
  const int64_t start = offset();
  const std::string_view bytes = Peek(std::min(kMaxHeaderBytes, end - start));
  uint64_t number = 0;
  const size_t tag_bytes = DecodeVarint(bytes.substr(0, kMaxTagBytes), &number);
  if (tag_bytes == 0) {
    if (bytes.size() < kMaxTagBytes) ThrowCutOff(start, "half a tag", end - start);
    ThrowMalformed(start, "a tag longer than five bytes", "the tag of a field");
  }
  // Like protobuf, which keeps 32 bits of a tag.
  const auto tag = static_cast<uint32_t>(number);
  WireField field{tag >> 3, static_cast<WireType>(tag & 7), static_cast<int64_t>(tag_bytes), 0};
  if (field.number == 0) ThrowMalformed(start, "the field number 0", "a field number from 1 on");

  const std::string_view rest = bytes.substr(tag_bytes);
  switch (field.type) {
    case WireType::kVarint: {
      uint64_t value = 0;
      field.size = static_cast<int64_t>(DecodeVarint(rest, &value));
      if (field.size > 0) return field;
      if (rest.size() < 10) ThrowCutOff(start, "half a number", end - start);
      ThrowMalformed(start, "a number longer than ten bytes", "a varint of 64 bits");
    }
    case WireType::kFixed64:
      field.size = 8;
      break;
    case WireType::kFixed32:
      field.size = 4;
      break;
    case WireType::kDelimited: {
      uint64_t length = 0;
      const size_t length_bytes = DecodeVarint(rest, &length);
      if (length_bytes == 0) {
        if (rest.size() < 10) ThrowCutOff(start, "half a length", end - start);
        ThrowMalformed(start, "a length longer than ten bytes", "a varint of 64 bits");
      }
      if (length_bytes > kMaxPaddedLengthBytes && length >> (7 * (length_bytes - 1)) == 0) {
        ThrowMalformed(start, "a length padded with zero bits",
                       "at most five bytes for a length of up to 34 bits");
      }
      // Lengths above the largest int64 must not become negative.
      field.size = static_cast<int64_t>(
          std::min(length, static_cast<uint64_t>(std::numeric_limits<int64_t>::max()) / 2));
      field.header += static_cast<int64_t>(length_bytes);
      break;
    }
    case WireType::kStartGroup:
    case WireType::kEndGroup:
      break;
    default:
      ThrowMalformed(start, StrCat("the wire type ", tag & 7), "a wire type from 0 to 5");
  }
  if (field.total() > end - start) {
    ThrowCutOff(start, StrCat("field ", field.number, " of ", field.size, " bytes"), end - start);
  }
  return field;
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

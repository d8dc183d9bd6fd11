// SPDX-License-Identifier: Apache-2.0
//
// An output stream over a file descriptor that remembers why it failed.
//
//   FdStream out(1);
//   out << text << std::flush;
//   if (!out.Problem().empty()) ...
//
// The descriptor stays open. One thread at a time.
#pragma once

#include <cerrno>
#include <cstring>
#include <ostream>
#include <streambuf>
#include <string>

#include <unistd.h>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// Collects what is written and passes it on in large pieces.
class FdBuffer : public std::streambuf {
 public:
  explicit FdBuffer(int fd) : fd_(fd) { setp(buffer_, buffer_ + sizeof(buffer_)); }
  ~FdBuffer() override { WriteAll(); }

  /// Returns the errno of the write that failed, or 0. Nothing is written after a failure.
  int error() const { return error_; }

 protected:
  int_type overflow(int_type c) override {
    if (!WriteAll()) return traits_type::eof();
    if (!traits_type::eq_int_type(c, traits_type::eof())) sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
  }

  int sync() override { return WriteAll() ? 0 : -1; }

 private:
  bool WriteAll() {
    const char* from = pbase();
    while (error_ == 0 && from < pptr()) {
      const ssize_t written = ::write(fd_, from, static_cast<size_t>(pptr() - from));
      if (written >= 0) {
        from += written;
      } else if (errno != EINTR) {
        error_ = errno;
      }
    }
    setp(buffer_, buffer_ + sizeof(buffer_));
    return error_ == 0;
  }

  int fd_;
  int error_ = 0;
  char buffer_[1 << 16];
};

/// A stream over an FdBuffer.
class FdStream : public std::ostream {
 public:
  explicit FdStream(int fd) : std::ostream(nullptr), buffer_(fd) { rdbuf(&buffer_); }

  /// Returns why output got lost; "" when none did, or when the reader of a pipe went away and
  /// wants no more.
  std::string Problem() const {
    const int error = buffer_.error();
    return error == 0 || error == EPIPE ? "" : std::strerror(error);
  }

 private:
  FdBuffer buffer_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::cli

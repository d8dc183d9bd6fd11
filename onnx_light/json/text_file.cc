// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "absl/cleanup/cleanup.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/json/json_document.h"

namespace ONNX_LIGHT_NAMESPACE::json {
namespace {

TextFile Problem(std::string found, const char* expected, const char* hint) {
  return {"", Diagnostic(Code::kUnreadable, Location(), std::move(found), expected, hint)};
}

TextFile ErrnoProblem(const char* hint) {
  return Problem(core::StrCat("the error '", std::generic_category().message(errno), "'"),
                 "a readable file", hint);
}

}  // namespace

TextFile ReadTextFile(const std::filesystem::path& path) {
  // Does not wait for the other side of a pipe.
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (fd < 0) return ErrnoProblem("check the path and its permissions");
  const absl::Cleanup close_fd = [fd] { close(fd); };
  struct stat status;
  if (fstat(fd, &status) != 0) return ErrnoProblem("check the disk or the network drive");
  if (S_ISDIR(status.st_mode)) return Problem("a folder", "a regular file", "name a file in it");
  if (!S_ISREG(status.st_mode)) {
    return Problem("a pipe or a device", "a regular file", "save the text to a file first");
  }

  // The size says how much to expect; another process may change it meanwhile.
  TextFile file;
  constexpr size_t kEnough = kMaxBytes + 1;
  file.text.resize(std::min(static_cast<size_t>(status.st_size) + 1, kEnough));
  size_t size = 0;
  while (size < file.text.size()) {
    const ssize_t count = read(fd, file.text.data() + size, file.text.size() - size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return ErrnoProblem("check the disk or the network drive");
    if (count == 0) break;
    size += static_cast<size_t>(count);
    if (size == file.text.size()) file.text.resize(std::min(2 * size, kEnough));
  }
  file.text.resize(size);
  return file;
}

}  // namespace ONNX_LIGHT_NAMESPACE::json

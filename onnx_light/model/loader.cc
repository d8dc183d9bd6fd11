// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/loader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/model_compactor.h"
#include "onnx_light/model/wire_reader.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;
using core::diagnostics::Code;

// Content that people give by mistake, by what it begins with.
struct Signature {
  size_t offset;
  std::string_view bytes;
  const char* name;
  const char* hint;
};

constexpr Signature kSignatures[] = {
    {0, "version https://git-lfs", "a Git LFS pointer, which stands for the file",
     "run 'git lfs pull' where it comes from"},
    {0, "PK\x03\x04", "a zip archive",
     "extract the .onnx file; a checkpoint of PyTorch has to be exported with torch.onnx first"},
    {0, "\x1F\x8B", "a gzip file", "decompress it with gunzip"},
    {0,
     "\xFD"
     "7zXZ",
     "an xz file", "decompress it with unxz"},
    {0, "\x28\xB5\x2F\xFD", "a zstd file", "decompress it with unzstd"},
    {0, "\x89HDF", "an HDF5 file", "export the model to ONNX, for example with tf2onnx"},
    {0, "\x93NUMPY", "a NumPy array", "name the model and not its data"},
    {4, "ORTM", "a model in the format of ONNX Runtime", "verify the .onnx file it was made from"},
    {4, "TFL3", "a TensorFlow Lite model", "convert it to ONNX, for example with tf2onnx"},
    {8, "{\"", "a safetensors file", "name the model and not its weights"},
};

constexpr const char* kWebHint = "the download gave a web page; use the link to the file itself";
constexpr const char* kTextHint =
    "models are read in binary form; write text forms as binary with the onnx package first";

// Says what content that is no model is, as far as its first bytes tell.
void NameContent(std::string_view head, WireError* error) {
  for (const Signature& signature : kSignatures) {
    if (head.size() > signature.offset &&
        head.substr(signature.offset, signature.bytes.size()) == signature.bytes) {
      error->found = signature.name;
      error->hint = signature.hint;
      return;
    }
  }
  const auto is_text = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= ' ' ? byte != 0x7F && byte < 0xF5 : c == '\n' || c == '\r' || c == '\t';
  };
  if (head.empty() || !std::all_of(head.begin(), head.end(), is_text)) return;
  const size_t start = std::min(head.find_first_not_of(" \n\r\t"), head.size());
  const std::string_view text = head.substr(start);
  const bool markup = text.substr(0, 1) == "<";
  error->found = markup                     ? "a page of HTML or XML"
                 : text.substr(0, 1) == "{" ? "a text in JSON"
                                            : "a text";
  error->hint = markup ? kWebHint : kTextHint;
}

LoadedModel Refuse(const WireError& error) {
  LoadedModel result;
  result.error.emplace(Code::kUnreadable, core::diagnostics::Location(), error.found,
                       error.expected, error.hint);
  result.io_error = error.io;
  return result;
}

LoadedModel Load(WireReader& reader) {
  try {
    if (reader.size() == 0) {
      throw WireError{"0 bytes", "a serialized ModelProto",
                      "the file is empty; copy or download it again"};
    }
    LoadedModel result;
    if (result.model.ParseFromString(CompactModel(reader))) return result;
    reader.Rewind();
    LocateFault(reader);
    throw WireError{"a malformed field", "a serialized ModelProto",
                    "the file is damaged or is no ONNX model; get it again from its source"};
  } catch (WireError& error) {
    if (error.io) return Refuse(error);
    try {
      reader.Rewind();
      NameContent(reader.Peek(512), &error);
    } catch (const WireError& io_error) {
      return Refuse(io_error);
    }
    return Refuse(error);
  }
}

// A file that is closed at the end.
class File {
 public:
  // Does not wait for the other side of a pipe.
  explicit File(const std::filesystem::path& path)
      : fd_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {
    if (fd_ < 0) ThrowErrno("check the path and its permissions");
  }
  ~File() { close(fd_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int fd() const { return fd_; }

  // Returns the size of a regular file.
  int64_t Size() const {
    struct stat status;
    if (fstat(fd_, &status) != 0) ThrowErrno("check the disk or the network drive");
    if (S_ISREG(status.st_mode)) return status.st_size;
    throw WireError{
        S_ISDIR(status.st_mode) ? "a folder" : "a pipe or a device", "a regular file",
        S_ISDIR(status.st_mode) ? "name a file in it" : "save the model to a file first", true};
  }

 private:
  [[noreturn]] static void ThrowErrno(const char* hint) {
    throw WireError{StrCat("the error '", std::generic_category().message(errno), "'"),
                    "a readable file", hint, true};
  }

  const int fd_;
};

}  // namespace

LoadedModel LoadModel(const std::filesystem::path& path) {
  try {
    const File file(path);
    const int64_t size = file.Size();
    WireReader reader(file.fd(), size);
    LoadedModel result = Load(reader);
    const int64_t size_now = file.Size();
    if (size_now == size) return result;
    throw WireError{StrCat("a file of ", size_now, " bytes"),
                    StrCat("the ", size, " bytes that it had when it was opened"),
                    "something else writes this file; verify it when that is done", true};
  } catch (const WireError& error) {
    return Refuse(error);
  }
}

LoadedModel LoadModel(std::string_view bytes) {
  WireReader reader(bytes);
  return Load(reader);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

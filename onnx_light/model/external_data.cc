// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/external_data.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

#include "onnx_light/core/strings.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;
using core::diagnostics::Quote;
using core::diagnostics::Severity;
using Report = absl::FunctionRef<void(ExternalDataFault)>;

enum Key : size_t { kLocation, kOffset, kLength, kChecksum, kKeyCount };
constexpr std::array<std::string_view, kKeyCount> kKeys = {"location", "offset", "length",
                                                           "checksum"};
using Values = std::array<const std::string*, kKeyCount>;

ExternalDataFault Error(std::string found, std::string expected, std::string hint) {
  return {Severity::kError, std::move(found), std::move(expected), std::move(hint)};
}

// Sorts the entries by key. Of a key that repeats the first value counts.
Values ReadEntries(const TensorProto& tensor, Report report) {
  Values values{};
  for (const StringStringEntryProto& entry : tensor.external_data()) {
    const auto index =
        static_cast<size_t>(std::find(kKeys.begin(), kKeys.end(), entry.key()) - kKeys.begin());
    if (index == kKeyCount) {
      report({Severity::kInfo, StrCat("the key ", Quote(entry.key()), " in external_data"),
              "location, offset, length or checksum", "readers ignore other keys"});
    } else if (values[index] != nullptr) {
      report(Error(StrCat("the key '", kKeys[index], "' twice in external_data"), "it once",
                   "keep the entry that is right"));
    } else {
      values[index] = &entry.value();
    }
  }
  return values;
}

// Returns why a location does not name a file below the model's folder, on any system.
std::optional<ExternalDataFault> LocationFault(std::string_view location) {
  constexpr std::string_view kSeparators = "/\\";
  const auto fault = [&](std::string_view why) {
    return Error(StrCat("the location ", Quote(location), why),
                 "a relative path to a file in the model's folder or below",
                 "move the data beside the model and name them by a relative path");
  };
  if (location.empty()) return fault("");
  if (location.find('\0') != std::string_view::npos) return fault(", with a NUL character");
  const bool drive = location.size() > 1 && location[1] == ':' &&
                     ((location[0] | 0x20) >= 'a' && (location[0] | 0x20) <= 'z');
  if (drive || kSeparators.find(location[0]) != std::string_view::npos) {
    return fault(", an absolute path");
  }
  int64_t depth = 0;
  std::string_view rest = location;
  while (!rest.empty()) {
    const std::string_view part = rest.substr(0, rest.find_first_of(kSeparators));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    if (part == "..") {
      if (--depth < 0) break;
    } else if (!part.empty() && part != ".") {
      ++depth;
    }
  }
  if (depth > 0) return std::nullopt;
  return depth < 0 ? fault(", which leads outside by '..'") : fault(", which is the folder itself");
}

// Returns a number of bytes; reports text that is none.
std::optional<int64_t> ParseBytes(Key key, const std::string& text, Report report) {
  int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc() && stop == end && text[0] != '-') return value;
  report(Error(StrCat("the ", kKeys[key], " ", Quote(text)),
               "a number of bytes, in decimal digits, that fits a signed 64-bit integer",
               "write the position of the data in their file"));
  return std::nullopt;
}

}  // namespace

ExternalDataChecker::ExternalDataChecker(std::filesystem::path base_dir)
    : base_dir_(std::move(base_dir)) {}

ExternalDataChecker::File ExternalDataChecker::Look(const std::string& location) {
  namespace fs = std::filesystem;
  const auto fault = [](std::string found, std::string expected, std::string hint) {
    return File{0, Error(std::move(found), std::move(expected), std::move(hint))};
  };
  const auto refused = [&](std::string_view what, const std::error_code& error) {
    return fault(StrCat("the error '", error.message(), "' for ", what), "a file with the data",
                 "copy the data file together with the model");
  };
  std::error_code error;
  if (!real_base_) {
    fs::path real = fs::canonical(base_dir_, error);
    if (error) return refused(StrCat("the folder ", Quote(base_dir_.native())), error);
    real_base_ = std::move(real);
  }
  const fs::path real = fs::canonical(*real_base_ / location, error);
  if (error) return refused(Quote(location), error);
  const auto [base_end, real_end] =
      std::mismatch(real_base_->begin(), real_base_->end(), real.begin(), real.end());
  if (base_end != real_base_->end()) {
    return fault(StrCat("the location ", Quote(location), ", a link to ", Quote(real.native())),
                 "a file that is really in the model's folder or below",
                 "replace the link by a copy of the file");
  }
  const fs::file_status status = fs::status(real, error);
  if (!fs::is_regular_file(status)) {
    return fault(StrCat(fs::is_directory(status) ? "a folder" : "a pipe or a device", " as ",
                        Quote(location)),
                 "a regular file", "name the file with the data");
  }
  const auto size = static_cast<int64_t>(fs::file_size(real, error));
  if (error) return refused(Quote(location), error);
  return File{size, std::nullopt};
}

void ExternalDataChecker::Check(const TensorProto& tensor, std::optional<int64_t> needed,
                                Report report) {
  if (base_dir_.empty()) ++unchecked_;
  const Values values = ReadEntries(tensor, report);

  bool numbers_sound = true;
  const auto number = [&](Key key) -> std::optional<int64_t> {
    if (values[key] == nullptr) return std::nullopt;
    const std::optional<int64_t> value = ParseBytes(key, *values[key], report);
    numbers_sound &= value.has_value();
    return value;
  };
  const int64_t offset = number(kOffset).value_or(0);
  const std::optional<int64_t> length = number(kLength);
  if (length && needed && *length != *needed) {
    report(Error(StrCat("the length ", *length),
                 StrCat(*needed, " bytes, which type and dims need"),
                 "correct the length, or the dims if they are wrong"));
  }

  if (values[kLocation] == nullptr) {
    report(Error("no location in external_data", "a relative path to the file with the data",
                 "add an entry with the key 'location'"));
    return;
  }
  const std::string& location = *values[kLocation];
  if (std::optional<ExternalDataFault> fault = LocationFault(location)) {
    report(*std::move(fault));
    return;
  }
  if (base_dir_.empty()) return;
  const auto [entry, is_new] = files_.try_emplace(location);
  File& file = entry->second;
  if (is_new) {
    file = Look(location);
    if (file.fault) report(*file.fault);
  }
  if (file.fault || !numbers_sound) return;
  const int64_t used = length.value_or(needed.value_or(0));
  if (used > file.size - offset) {
    report(Error(StrCat(used, " bytes at offset ", offset),
                 StrCat("a part of the ", file.size, " bytes of ", Quote(location)),
                 "the data file is cut off or belongs to another model; copy it again"));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

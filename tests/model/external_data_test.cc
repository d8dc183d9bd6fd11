// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/external_data.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "proto/onnx_light.pb.h"
#include "tests/temporary_folder.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

namespace fs = std::filesystem;
using Entries = std::vector<std::pair<std::string, std::string>>;

TensorProto External(const Entries& entries) {
  TensorProto tensor;
  tensor.set_data_location(TensorProto::EXTERNAL);
  for (const auto& [key, value] : entries) {
    StringStringEntryProto* entry = tensor.add_external_data();
    entry->set_key(key);
    entry->set_value(value);
  }
  return tensor;
}

// What is found, one word a fault: its severity.
std::vector<std::string> Check(ExternalDataChecker* checker, const Entries& entries,
                               std::optional<int64_t> needed) {
  std::vector<std::string> found;
  checker->Check(External(entries), needed, [&](const ExternalDataFault& fault) {
    found.emplace_back(SeverityName(fault.severity));
    EXPECT_FALSE(fault.found.empty());
    EXPECT_FALSE(fault.expected.empty());
    EXPECT_FALSE(fault.hint.empty());
  });
  return found;
}

std::vector<std::string> Errors(size_t count) { return std::vector<std::string>(count, "error"); }

TEST(ExternalDataFormTest, LocationsStayBelowTheFolder) {
  const std::string good[] = {
      "w.bin", "sub/w.bin", "./w.bin", "a/../w.bin", "a/b/../../w.bin", "..w",
      "w..",   "...",       "a b",     "C",          "\xC3\xA4.bin",    "sub\\w.bin"};
  for (const std::string& location : good) {
    ExternalDataChecker checker("");
    EXPECT_EQ(Check(&checker, {{"location", location}}, 16), Errors(0)) << location;
    EXPECT_EQ(checker.unchecked(), 1);
  }
  const std::string bad[] = {"",
                             "/w.bin",
                             "//server/w.bin",
                             "\\w.bin",
                             "\\\\server\\share\\w.bin",
                             "C:\\w.bin",
                             "c:w.bin",
                             "z:/w.bin",
                             "..",
                             "../w.bin",
                             "a/../../w.bin",
                             "a/../../a/b/w.bin",
                             "..\\w.bin",
                             "a\\..\\..\\w.bin",
                             "a/..\\../w.bin",
                             "./../w.bin",
                             ".//../w.bin",
                             ".",
                             "a/..",
                             "./",
                             std::string("w.bin\0", 6),
                             std::string("\0", 1)};
  for (const std::string& location : bad) {
    ExternalDataChecker checker("");
    EXPECT_EQ(Check(&checker, {{"location", location}}, 16), Errors(1)) << location;
  }
}

TEST(ExternalDataFormTest, ARefusedLocationIsShownWhole) {
  for (const char* location : {"../w.bin", "a/../../w.bin", "a/.."}) {
    ExternalDataChecker checker("");
    const TensorProto tensor = External({{"location", location}});
    checker.Check(tensor, std::nullopt, [&](const ExternalDataFault& fault) {
      EXPECT_NE(fault.found.find(core::diagnostics::Quote(location)), std::string::npos)
          << fault.found;
    });
  }
}

TEST(ExternalDataFormTest, NumbersAreDecimal) {
  for (const std::string text : {"0", "8", "007", "9223372036854775807"}) {
    ExternalDataChecker checker("");
    EXPECT_EQ(Check(&checker, {{"location", "w"}, {"offset", text}}, std::nullopt), Errors(0));
    EXPECT_EQ(Check(&checker, {{"location", "w"}, {"length", text}}, std::nullopt), Errors(0));
  }
  for (const std::string text : {"", "-8", "-0", "+8", " 8", "8 ", "8.0", "0x10", "1e3", "eight",
                                 "9223372036854775808", "99999999999999999999"}) {
    SCOPED_TRACE(text);
    ExternalDataChecker checker("");
    EXPECT_EQ(Check(&checker, {{"location", "w"}, {"offset", text}}, std::nullopt), Errors(1));
    EXPECT_EQ(Check(&checker, {{"location", "w"}, {"length", text}}, std::nullopt), Errors(1));
  }
}

struct FormCase {
  const char* name;
  Entries entries;
  std::optional<int64_t> needed;
  std::vector<std::string> found;
};

TEST(ExternalDataFormTest, KeysAndLength) {
  const FormCase cases[] = {
      {"all keys",
       {{"location", "w"}, {"offset", "4096"}, {"length", "16"}, {"checksum", "00"}},
       16,
       {}},
      {"no entries", {}, 16, {"error"}},
      {"no location", {{"offset", "0"}}, 16, {"error"}},
      {"unknown key", {{"location", "w"}, {"colour", "red"}}, 16, {"info"}},
      {"key in capitals", {{"Location", "w"}}, 16, {"info", "error"}},
      {"location twice", {{"location", "w"}, {"location", "w"}}, 16, {"error"}},
      {"bad offset and unknown key",
       {{"location", "w"}, {"offset", "-8"}, {"x", ""}},
       16,
       {"info", "error"}},
      {"two bad numbers",
       {{"location", "w"}, {"offset", "a"}, {"length", "b"}},
       16,
       {"error", "error"}},
      {"short length", {{"location", "w"}, {"length", "8"}}, 16, {"error"}},
      {"long length", {{"location", "w"}, {"length", "32"}}, 16, {"error"}},
      {"any length", {{"location", "w"}, {"length", "32"}}, std::nullopt, {}},
      {"nothing needed", {{"location", "w"}, {"length", "0"}}, 0, {}},
  };
  for (const FormCase& c : cases) {
    SCOPED_TRACE(c.name);
    ExternalDataChecker checker("");
    EXPECT_EQ(Check(&checker, c.entries, c.needed), c.found);
  }
}

class ExternalDataFileTest : public FolderTest {
 protected:
  // A model's folder with a file of 16 bytes, beside a file that is outside.
  ExternalDataFileTest() : base_(folder_ / "model") {
    fs::create_directories(base_ / "sub");
    Write("outside.bin", std::string(16, 'x'));
    Write("model/w.bin", std::string(16, 'x'));
    Write("model/sub/v.bin", std::string(16, 'x'));
    Write("model/empty.bin", "");
    fs::create_symlink("w.bin", base_ / "inner_link");
    fs::create_symlink("../outside.bin", base_ / "outer_link");
    fs::create_symlink(folder_, base_ / "outer_folder");
    fs::create_symlink("sub", base_ / "inner_folder");
    fs::create_symlink("loop", base_ / "loop");
    fs::create_symlink("nothing", base_ / "broken_link");
    fs::create_hard_link(folder_ / "outside.bin", base_ / "hard_link");
    mkfifo((base_ / "pipe").c_str(), 0600);
  }

  const fs::path base_;
};

struct FileCase {
  const char* location;
  const char* offset;
  const char* length;
  bool sound;
};

TEST_F(ExternalDataFileTest, LooksAtTheRealFile) {
  const FileCase cases[] = {
      {"w.bin", nullptr, nullptr, true},
      {"w.bin", "0", "16", true},
      {"sub/v.bin", "0", "16", true},
      {"sub/../w.bin", "0", "16", true},
      {"inner_link", "0", "16", true},
      {"inner_folder/v.bin", "0", "16", true},
      {"hard_link", "0", "16", true},

      {"w.bin", "1", "16", false},
      {"w.bin", "1", nullptr, false},
      {"w.bin", "16", nullptr, false},
      {"w.bin", "17", nullptr, false},
      {"w.bin", "9223372036854775807", "16", false},
      {"empty.bin", nullptr, nullptr, false},
      {"missing.bin", nullptr, nullptr, false},
      {"sub/missing/v.bin", nullptr, nullptr, false},
      {"w.bin/v.bin", nullptr, nullptr, false},
      {"outer_link", nullptr, nullptr, false},
      {"outer_folder/outside.bin", nullptr, nullptr, false},
      {"outer_folder/model/w.bin", nullptr, nullptr, true},  // It comes back in.
      {"inner_folder/../../outside.bin", nullptr, nullptr, false},
      {"loop", nullptr, nullptr, false},
      {"broken_link", nullptr, nullptr, false},
      {"sub", nullptr, nullptr, false},
      {"pipe", nullptr, nullptr, false},
  };
  for (const FileCase& c : cases) {
    SCOPED_TRACE(c.location);
    Entries entries = {{"location", c.location}};
    if (c.offset != nullptr) entries.emplace_back("offset", c.offset);
    if (c.length != nullptr) entries.emplace_back("length", c.length);
    ExternalDataChecker checker(base_);
    EXPECT_EQ(Check(&checker, entries, 16), Errors(c.sound ? 0 : 1));
    EXPECT_EQ(checker.unchecked(), 0);
  }
}

TEST_F(ExternalDataFileTest, UsesWhatIsKnownOfTheSize) {
  ExternalDataChecker checker(base_);
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}, {"length", "17"}}, std::nullopt), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}, {"offset", "16"}}, std::nullopt), Errors(0));
  EXPECT_EQ(Check(&checker, {{"location", "empty.bin"}}, 0), Errors(0));
  EXPECT_EQ(
      Check(&checker, {{"location", "w.bin"}, {"offset", "x"}, {"length", "17"}}, std::nullopt),
      Errors(1));
}

// The folder may be named in any way.
TEST_F(ExternalDataFileTest, TheFolderMayBeALink) {
  fs::create_symlink("model", folder_ / "alias");
  for (const fs::path& base :
       {folder_ / "alias", folder_ / "alias" / "", base_ / ".", base_ / "sub" / ".."}) {
    SCOPED_TRACE(base);
    ExternalDataChecker checker(base);
    EXPECT_EQ(Check(&checker, {{"location", "w.bin"}}, 16), Errors(0));
    EXPECT_EQ(Check(&checker, {{"location", "outer_link"}}, 16), Errors(1));
  }
  ExternalDataChecker root("/");
  EXPECT_EQ(Check(&root, {{"location", (base_ / "w.bin").relative_path()}}, 16), Errors(0));
}

TEST_F(ExternalDataFileTest, AFolderWithALongerNameIsOutside) {
  fs::create_directories(folder_ / "model2");
  Write("model2/w.bin", std::string(16, 'x'));
  fs::create_symlink("../model2/w.bin", base_ / "other");
  ExternalDataChecker checker(base_);
  EXPECT_EQ(Check(&checker, {{"location", "other"}}, 16), Errors(1));
}

TEST_F(ExternalDataFileTest, AFaultOfAFileIsReportedOnce) {
  ExternalDataChecker checker(base_);
  EXPECT_EQ(Check(&checker, {{"location", "missing.bin"}}, 16), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "missing.bin"}}, 16), Errors(0));
  EXPECT_EQ(Check(&checker, {{"location", "missing.bin"}, {"length", "8"}}, 16), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "missing2.bin"}}, 16), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}, {"offset", "8"}}, 16), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}, {"offset", "8"}}, 16), Errors(1));
}

TEST(ExternalDataFolderTest, AMissingFolderIsOneFault) {
  ExternalDataChecker checker("/no/such/folder");
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}}, 16), Errors(1));
  EXPECT_EQ(Check(&checker, {{"location", "w.bin"}}, 16), Errors(0));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model

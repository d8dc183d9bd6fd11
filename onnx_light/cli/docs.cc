// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

#include "onnx_light/catalogue/catalogue.h"
#include "onnx_light/cli/command.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

namespace fs = std::filesystem;

using core::StrCat;

[[noreturn]] void FailToWrite(const fs::path& path, const std::string& problem) {
  throw UsageError(StrCat("cannot write ", core::diagnostics::Quote(path.string()), ": ", problem));
}

// Writes a file beside its place and moves it there, so that no reader sees half of it.
void WriteFile(const fs::path& path, std::string_view content) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) FailToWrite(path.parent_path(), error.message());
  fs::path partial = path;
  partial += ".partial";
  std::ofstream file(partial, std::ios::binary | std::ios::trunc);
  file << content;
  file.close();
  if (!file) {
    const std::string problem = std::strerror(errno);
    fs::remove(partial, error);
    FailToWrite(path, problem);
  }
  fs::rename(partial, path, error);
  if (error) {
    const std::string problem = error.message();
    fs::remove(partial, error);
    FailToWrite(path, problem);
  }
}

void Docs(const fs::path& folder, Context& context) {
  const auto size = catalogue::WriteCatalogue(
      context.Registry(), Version(), [&](const std::string& path, std::string_view content) {
        WriteFile(folder / path, content);
      });
  context.out << "Wrote " << size.operators << " operators of " << size.domains << " domains, "
              << size.versions << " versions. Open " << (folder / "index.html").string() << "\n";
}

}  // namespace

void AddDocs(CLI::App& app, Context& context) {
  CLI::App* command =
      AddCommand(app, context, "docs", "Write the catalogue of all operators as a website");
  auto folder = std::make_shared<std::string>();
  command
      ->add_option("OUT_DIR", *folder,
                   "Folder to write to, made where it is missing; open its index.html in a browser")
      ->type_name("PATH")
      ->required();
  AddExtensionsOption(*command, context);
  command->callback([folder, &context] { Docs(*folder, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

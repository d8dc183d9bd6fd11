// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/verify_report.h"
#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/files/files.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/model/model_verifier.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::diagnostics::Code;
using core::diagnostics::Severity;
using core::files::FoundFile;

constexpr int kMaxJobs = 1024;

// Work that takes longer shows how far it has come.
constexpr std::chrono::seconds kPatience(1);

struct Options {
  std::vector<std::string> paths;
  std::string format = "text";
  bool verbose = false;
  int jobs = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  model::VerifyOptions verify;
};

FileResult Unreadable(const std::string& path, std::string found, std::string expected) {
  FileResult result{path, {}};
  result.verification.io_error = true;
  result.verification.diagnostics.push_back(
      {Code::kUnreadable, {}, std::move(found), std::move(expected)});
  return result;
}

FileResult VerifyFile(const FoundFile& file, const model::VerifyOptions& options) {
  if (!file.problem.empty()) {
    return Unreadable(file.path, file.problem, "a readable folder with *.onnx files");
  }
  try {
    return {file.path, model::VerifyModel(std::filesystem::path(file.path), options)};
  } catch (const std::exception& error) {  // Out of memory; a bad model throws nothing.
    return Unreadable(file.path, error.what(), "a model that can be held in memory");
  }
}

// Verifies files on some threads and hands the results out in the order of the files.
class Verification {
 public:
  Verification(const std::vector<FoundFile>& files, const Options& options)
      : files_(files), options_(options), results_(files.size()) {
    const size_t threads = std::min(files.size(), static_cast<size_t>(options.jobs));
    for (size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { Work(); });
  }
  ~Verification() {
    next_ = files_.size();
    for (std::thread& thread : threads_) thread.join();
  }
  Verification(const Verification&) = delete;
  Verification& operator=(const Verification&) = delete;

  // Returns the result of a file, or nullopt when it takes longer than `patience`.
  std::optional<FileResult> Wait(size_t index, std::chrono::milliseconds patience) {
    std::unique_lock<std::mutex> lock(mutex_);
    ready_.wait_for(lock, patience, [&] { return results_[index].has_value(); });
    return std::exchange(results_[index], std::nullopt);
  }

 private:
  void Work() {
    for (size_t i = next_++; i < files_.size(); i = next_++) {
      FileResult result = VerifyFile(files_[i], options_.verify);
      const std::lock_guard<std::mutex> lock(mutex_);
      results_[i] = std::move(result);
      ready_.notify_one();
    }
  }

  const std::vector<FoundFile>& files_;
  const Options& options_;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<std::optional<FileResult>> results_;
  std::atomic<size_t> next_{0};
  std::vector<std::thread> threads_;
};

std::unique_ptr<VerifyReport> MakeReport(const Options& options, const Context& context) {
  if (options.format == "json") return MakeJsonReport(context.out);
  if (options.format == "sarif") return MakeSarifReport(context.out);
  return MakeTextReport(context.out, context.style, options.verbose);
}

int Verify(const Options& options, Context& context) {
  const std::vector<FoundFile> files = core::files::FindFiles(options.paths, ".onnx");
  const auto report = MakeReport(options, context);
  ProgressLine progress(context.err, context.terminal.err, context.terminal.width, kPatience);
  bool errors = false;
  bool unreadable = false;

  Verification verification(files, options);
  for (size_t i = 0; i < files.size(); ++i) {
    std::optional<FileResult> result;
    do {
      progress.Show(
          StrCat("[", i + 1, "/", files.size(), "] ", core::diagnostics::Printable(files[i].path)));
      result = verification.Wait(i, std::chrono::milliseconds(100));
    } while (!result);
    if (context.terminal.out) progress.Clear();
    report->Add(*result);
    unreadable = unreadable || result->verification.io_error;
    errors = errors || !result->verification.valid();
  }
  progress.Clear();
  const int exit_code = unreadable ? kNotCarriedOut : errors ? kErrorsFound : kValid;
  report->End(exit_code);
  return exit_code;
}

Code CodeOf(const std::string& name) {
  if (const auto code = core::diagnostics::CodeFromName(name)) return *code;
  std::vector<std::string_view> names;
  for (const auto& info : core::diagnostics::AllCodes()) names.emplace_back(info.name);
  const std::string hint = core::diagnostics::DidYouMean(name, names);
  throw UsageError(StrCat("found code ", core::diagnostics::Quote(name),
                          ", expected a code such as 'input-count' or 'OL201'",
                          hint.empty() ? "" : "; ", hint));
}

// The last of several weights for one code counts, in whatever options they are given.
void AddWeightOption(CLI::App& command, const char* name, Severity severity,
                     const char* description, Options* options) {
  command
      .add_option_function<std::string>(
          name,
          [severity, options](const std::string& code) {
            options->verify.severities[CodeOf(code)] = severity;
          },
          description)
      ->type_name("CODE")
      ->trigger_on_parse();
}

}  // namespace

void AddVerify(CLI::App& app, Context& context) {
  CLI::App* command =
      AddCommand(app, context, "verify", "Verify models and report every fault with its place");
  auto options = std::make_shared<Options>();
  command
      ->add_option("PATH", options->paths,
                   "Model files, and folders that mean every *.onnx below them")
      ->type_name("PATH")
      ->required();
  AddFormatOption(*command, "text|json|sarif", &options->format);
  AddExtensionsOption(*command, context);
  AddWeightOption(*command, "--error", Severity::kError, "Make findings of this code errors",
                  options.get());
  AddWeightOption(*command, "--warn", Severity::kWarning, "Make findings of this code warnings",
                  options.get());
  AddWeightOption(*command, "--ignore", Severity::kIgnored, "Leave findings of this code out",
                  options.get());
  command->add_flag_callback(
      "--no-inference", [options] { options->verify.inference = false; },
      "Check structure and types only, no inferred shapes");
  LimitTo(command->add_option("-j,--jobs", options->jobs,
                              "Models verified at once; default: one a core"),
          kMaxJobs);
  command->add_flag("-v,--verbose", options->verbose, "Show remarks (severity info) as well");
  command->footer(
      "A CODE is a name such as input-count or an id such as OL201, as findings show them.\n"
      "--error, --warn and --ignore may be repeated.\n\n"
      "Examples:\n"
      "  onnx-light verify model.onnx\n"
      "  onnx-light verify models --format json --ignore unverified-node");
  command->callback([options, &context] {
    options->verify.registry = &context.Registry();
    context.exit_code = Verify(*options, context);
  });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/diagnostic_json.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/model/model_inference.h"
#include "onnx_shapes/symbol_table.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrCat;
using core::diagnostics::Diagnostic;
using core::diagnostics::Printable;
using core::diagnostics::Severity;
using core::symbolic::ForEachSymbol;
using core::symbolic::SymDim;
using model::InferenceResult;
using model::ValueRecord;
using Maker = ValueRecord::Maker;

struct Options {
  std::string path;
  std::string out;
  std::string format = "text";
};

// Sizes that inference made up have no name outside of the run.
bool HasFreshSymbol(const SymDim& size) {
  bool fresh = false;
  ForEachSymbol(size, [&](const std::string& s) { fresh = fresh || shapes::IsFreshSymbol(s); });
  return fresh;
}

Json SizeJson(const SymDim& size) {
  if (size.IsInt()) return size.AsInt();
  return size.IsUnknown() || HasFreshSymbol(size) ? Json() : Json(size.AsExpr());
}

Json RecordJson(const ValueRecord& record) {
  const shapes::Value& value = record.value;
  Json shape;
  if (value.shape) {
    shape = Json::array();
    for (const SymDim& size : value.shape->Dims()) shape.push_back(SizeJson(size));
  }
  return {{"graph", record.graph},
          {"name", record.name},
          {"type", value.type.Known() ? Json(std::string(value.type.Text())) : Json()},
          {"shape", std::move(shape)}};
}

void PrintJson(const std::string& path, const InferenceResult& result, std::ostream& out) {
  out << "{\"path\": " << Dump(path) << ", \"values\": ";
  RecordWriter values(out);
  for (const ValueRecord& record : result.values) values.Add(RecordJson(record));
  values.End();
  out << ", \"diagnostics\": ";
  RecordWriter diagnostics(out);
  for (const Diagnostic& d : result.verification.diagnostics) diagnostics.Add(DiagnosticJson(d));
  diagnostics.End();
  out << "}\n";
}

// The table for people: the symbols with the inputs that give them, then a line a value.
class Table {
 public:
  Table(const InferenceResult& result, Context& context)
      : result_(result), out_(context.out), style_(context.style), width_(context.terminal.width) {}

  void Print() {
    PrintSymbols();
    std::string graph;
    for (const ValueRecord& record : result_.values) {
      if (record.maker == Maker::kInitializer) continue;
      if (record.graph != graph) {
        graph = record.graph;
        out_ << "\n" << style_.Bold(Printable(graph)) << "\n";
      }
      PrintValue(record);
    }
  }

 private:
  static constexpr int kShapeWidth = 30;

  // "batch: size 0 of x".
  void PrintSymbols() {
    std::map<std::string, std::string> symbols;
    for (const ValueRecord& record : result_.values) {
      if (record.maker != Maker::kInput || record.graph != "main" || !record.value.shape) continue;
      for (int axis = 0; axis < record.value.shape->Rank(); ++axis) {
        const SymDim& size = (*record.value.shape)[axis];
        if (!size.IsSymbol() || HasFreshSymbol(size)) continue;
        std::string& uses = symbols[size.AsExpr()];
        core::StrAppend(&uses, uses.empty() ? "" : ", ", Printable(record.name), "[", axis, "]");
      }
    }
    if (symbols.empty()) return;
    out_ << style_.Bold("symbols") << "\n";
    for (const auto& [symbol, uses] : symbols) {
      PrintLine(Printable(symbol), StrCat("= ", uses));
    }
  }

  void PrintValue(const ValueRecord& record) {
    shapes::Value value = record.value;
    if (value.shape) {
      for (int axis = 0; axis < value.shape->Rank(); ++axis) {
        if (HasFreshSymbol((*value.shape)[axis])) (*value.shape)[axis] = SymDim();
      }
    }
    PrintLine(Printable(value.ToString()),
              StrCat(Printable(record.name), record.maker == Maker::kInput ? "  (input)" : ""));
  }

  void PrintLine(std::string left, const std::string& right) {
    if (static_cast<int>(left.size()) < kShapeWidth) left.resize(kShapeWidth, ' ');
    const std::string line = StrCat("  ", left, "  ", right);
    out_ << Cut(line, width_) << "\n";
  }

  const InferenceResult& result_;
  std::ostream& out_;
  const Style& style_;
  int width_;
};

void PrintDiagnostics(const InferenceResult& result, Context& context) {
  for (const Diagnostic& d : result.verification.diagnostics) {
    if (d.severity <= Severity::kInfo) continue;
    const char* name = core::diagnostics::SeverityName(d.severity);
    context.out << (d.severity == Severity::kError ? context.style.Red(name)
                                                   : context.style.Yellow(name))
                << ": " << ToString(d) << "\n";
  }
}

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file.good() && !file.eof()) throw UsageError(StrCat("cannot read ", Printable(path)));
  return bytes;
}

// Infers and writes the model anew, weights included.
InferenceResult InferInto(const Options& options, model::VerifyOptions choices) {
  InferenceResult result = model::InferModel(std::filesystem::path(options.path), choices);
  if (result.verification.io_error || result.values.empty()) return result;
  choices.base_dir = std::filesystem::path(options.path).parent_path();
  if (choices.base_dir.empty()) choices.base_dir = ".";
  const std::string bytes = model::WithValueInfo(ReadFile(options.path), choices, &result);
  if (bytes.empty()) return result;
  std::ofstream out(options.out, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw UsageError(StrCat("cannot write ", Printable(options.out)));
  return result;
}

int Infer(const Options& options, Context& context) {
  model::VerifyOptions choices;
  choices.registry = &context.Registry();
  const InferenceResult result =
      options.out.empty() ? model::InferModel(std::filesystem::path(options.path), choices)
                          : InferInto(options, choices);
  if (options.format == "json") {
    PrintJson(options.path, result, context.out);
  } else {
    Table(result, context).Print();
    PrintDiagnostics(result, context);
  }
  if (result.verification.io_error) return kNotCarriedOut;
  return result.verification.valid() ? kValid : kErrorsFound;
}

}  // namespace

void AddInfer(CLI::App& app, Context& context) {
  CLI::App* command =
      AddCommand(app, context, "infer", "Infer type and shape of every value of a model");
  auto options = std::make_shared<Options>();
  command->add_option("MODEL", options->path, "Model file")->type_name("PATH")->required();
  command
      ->add_option("-o,--output", options->out,
                   "Write the model with the types and shapes as value_info")
      ->type_name("PATH");
  AddExtensionsOption(*command, context);
  AddFormatOption(*command, "text|json", &options->format);
  command->footer(
      "A size is a number, an expression over the model's symbols, or ? where the model leaves it\n"
      "open or data decide it.\n\n"
      "Examples:\n"
      "  onnx-light infer model.onnx\n"
      "  onnx-light infer model.onnx -o inferred.onnx");
  command->callback([options, &context] { context.exit_code = Infer(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/extension/spec_reader.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/files/files.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/extension/spec_patterns.h"
#include "onnx_light/extension/spec_schema.h"
#include "onnx_light/extension/spec_types.h"
#include "onnx_light/extension/spec_values.h"
#include "onnx_light/json/json_document.h"
#include "onnx_light/json/text_file.h"

namespace ONNX_LIGHT_NAMESPACE::extension {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Code;
using core::diagnostics::Location;
using core::diagnostics::Quote;
using core::diagnostics::Severity;
using core::schema::ExtensionReference;
using core::schema::ExtensionSpec;
using core::schema::FormalParameter;
using core::schema::ParameterOption;
using json::JsonFindings;
using json::JsonKind;
using json::JsonValue;

namespace fs = std::filesystem;

namespace {

using NameSet = absl::flat_hash_set<std::string_view, core::StringHash>;

constexpr const char* kPythonReference = "onnx.reference_python";

std::string TextOf(JsonValue object, std::string_view name) {
  const auto member = object.Find(name);
  return member ? std::string(member->AsString()) : "";
}

std::vector<std::string> TextsOf(JsonValue object, std::string_view name) {
  std::vector<std::string> texts;
  if (const auto list = object.Find(name); list && list->IsArray()) {
    for (const JsonValue text : list->Children()) texts.emplace_back(text.AsString());
  }
  return texts;
}

// Reads a document that need not fit its schema: what does not is reported by that and passed over
// here, so that all other rules are still checked.
class Reader {
 public:
  Reader(JsonValue root, const fs::path& path, JsonFindings* findings)
      : root_(root), folder_(path.parent_path()), has_folder_(!path.empty()), findings_(findings) {
    spec_.source = path.string();
  }

  ExtensionSpec Read() {
    spec_.name = TextOf(root_, "name");
    spec_.version = TextOf(root_, "version");
    spec_.authority = TextOf(root_, "authority");
    if (const auto identity = root_.Find("operator")) {
      spec_.domain = TextOf(*identity, "domain");
      spec_.op_type = TextOf(*identity, "op_type");
      spec_.overload = TextOf(*identity, "overload");
    }
    ReadTypeParameters();
    ReadParameters("inputs", &spec_.inputs);
    ReadParameters("outputs", &spec_.outputs);
    ReportUnusedTypes();
    ReadAttributes();
    spec_.input_conditions = TextsOf(root_, "input_conditions");
    spec_.shape_rules = TextsOf(root_, "shape_rules");
    spec_.boundary_behavior = TextOf(root_, "boundary_behavior");
    spec_.numerical_behavior = TextOf(root_, "numerical_behavior");
    spec_.nondeterminism = TextOf(root_, "nondeterminism");
    spec_.state_effects = TextOf(root_, "state_effects");
    ReadReference();
    spec_.tests = TextsOf(root_, "tests");
    if (const auto tests = root_.Find("tests")) CheckFiles(*tests, "test");
    return std::move(spec_);
  }

 private:
  // Applies `read` to each value inside a member of the document, which is of that kind.
  template <typename Function>
  void ForEach(std::string_view name, JsonKind kind, Function read) {
    const auto list = root_.Find(name);
    if (!list || list->kind() != kind) return;
    for (const JsonValue value : list->Children()) {
      if (findings_->Full()) return;
      read(value);
    }
  }

  void Report(Code code, JsonValue at, std::string found, std::string expected,
              std::string hint = "") {
    findings_->Add(code, at.Place(), std::move(found), std::move(expected), std::move(hint));
  }

  void Warn(Code code, Location place, std::string found, std::string expected, std::string hint) {
    Diagnostic warning(code, std::move(place), std::move(found), std::move(expected),
                       std::move(hint));
    warning.severity = Severity::kWarning;
    findings_->Add(std::move(warning));
  }

  void ReadTypeParameters() {
    const auto all = root_.Find("type_parameters");
    types_readable_ = all && all->IsObject();
    ForEach("type_parameters", JsonKind::kObject, [&](JsonValue member) {
      if (type_names_.insert(member.name()).second) type_order_.push_back(member.name());
      types_readable_ = types_readable_ && IsName(member.name());
      core::schema::TypeConstraintParam constraint;
      constraint.type_param_str = member.name();
      constraint.description = TextOf(member, "description");
      if (const auto types = member.Find("allowed_types"); types && types->IsArray()) {
        for (const JsonValue type : types->Children()) {
          if (findings_->Full()) return;
          // An empty text and what is none break the schema already.
          if (!type.AsString().empty()) ReadAllowedType(type, &constraint, findings_);
        }
      }
      spec_.type_parameters.push_back(std::move(constraint));
    });
  }

  void ReadParameters(std::string_view list, std::vector<FormalParameter>* parameters) {
    NameSet names;
    const auto values = root_.Find(list);
    if (!values || !values->IsArray()) all_uses_known_ = false;
    const size_t count = values ? values->size() : 0;
    ForEach(list, JsonKind::kArray, [&](JsonValue value) {
      FormalParameter& parameter = parameters->emplace_back();
      parameter.description = TextOf(value, "description");
      if (const auto name = value.Find("name"); name && name->IsString()) {
        parameter.name = name->AsString();
        if (!names.insert(name->AsString()).second) {
          Report(Code::kSpecDuplicate, *name, StrCat("the name ", Quote(parameter.name), " again"),
                 StrCat("names of ", list, " that differ"));
        }
      }
      ReadCardinality(value, parameters->size() == count, &parameter);
      ReadTypeOf(value, &parameter);
    });
  }

  void ReadCardinality(JsonValue value, bool last, FormalParameter* parameter) {
    const auto cardinality = value.Find("cardinality");
    if (!cardinality) return;
    if (cardinality->AsString() == "optional") parameter->option = ParameterOption::kOptional;
    if (cardinality->AsString() != "variadic") return;
    parameter->option = ParameterOption::kVariadic;
    parameter->min_arity = 0;
    if (!last) {
      Report(Code::kSpecVariadic, *cardinality,
             StrCat("the variadic parameter ", Quote(parameter->name), " before another one"),
             "only the last parameter to be variadic", "move it to the end of the list");
    }
  }

  void ReadTypeOf(JsonValue value, FormalParameter* parameter) {
    const auto type = value.Find("type_parameter");
    if (type && type->IsNull()) return;
    // What is no name is a fault of the schema.
    const bool named = type && IsName(type->AsString());
    if (named) parameter->type = type->AsString();
    if (named && type_names_.contains(type->AsString())) {
      used_types_.insert(type->AsString());
      return;
    }
    all_uses_known_ = false;
    if (!named || !types_readable_) return;
    Report(Code::kSpecTypeParameter, *type, StrCat("the type parameter ", Quote(parameter->type)),
           TypeNames(), core::diagnostics::DidYouMean(parameter->type, type_order_));
  }

  std::string TypeNames() const {
    constexpr size_t kShown = 16;
    std::vector<std::string> shown;
    for (const std::string_view name : type_order_) {
      if (shown.size() == kShown) break;
      shown.push_back(Quote(name));
    }
    if (shown.empty()) return "one that type_parameters defines, or null";
    return StrCat("one of ", StrJoin(shown, ", "), type_order_.size() > shown.size() ? ", ..." : "",
                  ", or null");
  }

  void ReportUnusedTypes() {
    // A use that could not be read may be one of any of them.
    if (!all_uses_known_) return;
    ForEach("type_parameters", JsonKind::kObject, [&](JsonValue member) {
      if (!IsName(member.name()) || !used_types_.insert(member.name()).second) return;
      Warn(Code::kSpecTypeParameter, member.NamePlace(),
           StrCat("the type parameter ", Quote(member.name()), ", which nothing uses"),
           "an input or output of this type parameter", "remove it, or name it where it is meant");
    });
  }

  void ReadAttributes() {
    ForEach("attributes", JsonKind::kObject, [&](JsonValue member) {
      spec_.attributes.push_back(ReadAttribute(member, root_.Source(), findings_));
    });
    absl::c_stable_sort(spec_.attributes, [](const auto& a, const auto& b) {
      return a.parameter.name < b.parameter.name;
    });
  }

  void ReadReference() {
    const auto value = root_.Find("reference");
    if (!value) return;
    if (value->IsNull()) {
      if (spec_.authority == "reference_implementation") {
        Report(Code::kSpecReference, *value, "null, though the authority is the reference",
               "the reference implementation",
               "describe it here, or set authority to specification");
      }
      return;
    }
    ExtensionReference reference;
    reference.kind = TextOf(*value, "kind");
    reference.interface_version = TextOf(*value, "interface_version");
    const bool python = reference.kind == kPythonReference;
    reference.adapter = TextOf(*value, python ? "adapter" : "library");
    reference.entry = TextOf(*value, python ? "class_name" : "registration_symbol");
    reference.implementation = TextsOf(*value, "implementation");
    if (const auto files = value->Find("implementation")) CheckFiles(*files, "implementation");
    if (const auto environment = value->Find("environment")) {
      reference.environment = TextOf(*environment, "kind");
      reference.platform = TextOf(*environment, python ? "python" : "operating_system");
      reference.architecture = TextOf(*environment, "architecture");
      if (const auto packages = environment->Find(python ? "packages" : "libraries")) {
        for (const JsonValue package : packages->Children()) {
          reference.packages.emplace(package.name(), package.AsString());
        }
      }
    }
    spec_.reference = std::move(reference);
  }

  // Warns of files that are not beside the document. Names are no paths, so nothing else is seen.
  void CheckFiles(JsonValue names, const char* what) {
    if (!has_folder_ || !names.IsArray()) return;
    NameSet seen;
    for (const JsonValue name : names.Children()) {
      if (findings_->Full()) return;
      if (!IsName(name.AsString()) || !seen.insert(name.AsString()).second) continue;
      std::error_code ignored;
      const fs::file_status status = fs::status(folder_ / name.AsString(), ignored);
      if (fs::is_regular_file(status)) continue;
      Warn(Code::kSpecReference, name.Place(),
           StrCat("the ", what, " file ", Quote(name.AsString()),
                  fs::exists(status) ? ", which is a folder or a device" : ", which is not there"),
           "a file beside this document", "");
    }
  }

  JsonValue root_;
  fs::path folder_;
  bool has_folder_;
  JsonFindings* findings_;
  ExtensionSpec spec_;
  NameSet type_names_;
  std::vector<std::string_view> type_order_;  // The same names as the document has them.
  NameSet used_types_;
  bool types_readable_ = false;  // type_parameters is an object, and its names are names.
  bool all_uses_known_ = true;   // Every input and output names one of them, or none.
};

// One mistake is one finding: where an error says what a value is, a warning or its place in a set
// says no more.
void LeaveMistakes(std::vector<Diagnostic>* diagnostics) {
  const auto is_minor = [](const Diagnostic& d) {
    return d.severity != Severity::kError || d.code == Code::kSpecSetOrder;
  };
  std::set<std::string> wrong;
  for (const Diagnostic& d : *diagnostics) {
    if (!is_minor(d)) wrong.insert(d.location.pointer);
  }
  diagnostics->erase(std::remove_if(diagnostics->begin(), diagnostics->end(),
                                    [&](const Diagnostic& d) {
                                      return is_minor(d) && wrong.count(d.location.pointer) > 0;
                                    }),
                     diagnostics->end());
}

SpecReading Unreadable(std::string path, Diagnostic problem) {
  SpecReading reading;
  reading.path = std::move(path);
  reading.io_error = true;
  reading.diagnostics.push_back(std::move(problem));
  return reading;
}

}  // namespace

SpecReading ReadSpec(std::string document, const fs::path& path) {
  SpecReading reading;
  reading.path = path.string();
  JsonFindings findings(&reading.diagnostics);
  if (auto parsed =
          json::JsonDocument::Parse(std::move(document), {Code::kSpecSyntax}, &findings)) {
    const JsonValue root = parsed->Root();
    SpecSchema().Check(root, {Code::kSpecSchema, Code::kSpecSetOrder}, &findings);
    ExtensionSpec spec = Reader(root, path, &findings).Read();
    if (const auto identity = root.Find("operator")) reading.operator_place = identity->Place();
    reading.tests = spec.tests;
    if (findings.errors() == 0) {
      spec.document = std::move(*parsed).TakeText();
      reading.spec = std::make_shared<const ExtensionSpec>(std::move(spec));
    }
  }
  LeaveMistakes(&reading.diagnostics);
  // What has no place stands at the end.
  absl::c_stable_sort(reading.diagnostics, [](const Diagnostic& a, const Diagnostic& b) {
    const auto key = [](const Location& l) { return std::tuple(l.line < 0, l.line, l.column); };
    return key(a.location) < key(b.location);
  });
  return reading;
}

SpecReading ReadSpecFile(const fs::path& path) {
  json::TextFile file = json::ReadTextFile(path);
  if (!file.problem) return ReadSpec(std::move(file.text), path);
  return Unreadable(path.string(), *std::move(file.problem));
}

std::vector<SpecReading> ReadSpecFiles(const std::vector<std::string>& paths) {
  std::vector<SpecReading> readings;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      readings.push_back(ReadSpecFile(path));
      continue;
    }
    const auto first = static_cast<std::ptrdiff_t>(readings.size());
    for (const core::files::FoundFile& file : core::files::FindFiles({path}, ".json")) {
      readings.push_back(file.problem.empty()
                             ? ReadSpecFile(file.path)
                             : Unreadable(file.path, {Code::kUnreadable, Location(), file.problem,
                                                      "a readable folder with *.json files"}));
    }
    std::set<fs::path> tests;
    for (auto it = readings.begin() + first; it != readings.end(); ++it) {
      for (const std::string& test : it->tests) {
        tests.insert(fs::path(it->path).parent_path() / test);
      }
    }
    readings.erase(
        std::remove_if(readings.begin() + first, readings.end(),
                       [&](const SpecReading& r) { return !r.valid() && tests.count(r.path) > 0; }),
        readings.end());
  }
  return readings;
}

}  // namespace ONNX_LIGHT_NAMESPACE::extension

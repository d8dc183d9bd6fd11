// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/schema_text.h"

#include <algorithm>

#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/strings.h"
#include "onnx_shapes/constraint_table.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::StrAppend;
using core::StrCat;
using core::StrJoin;
using core::schema::AttributeParam;
using core::schema::Differentiation;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::TypeConstraintParam;

constexpr int kEntryIndent = 2;
constexpr int kTextIndent = 6;

// Writes the sections of one operator's page.
class Page {
 public:
  Page(const LightOpSchema& schema, const std::vector<LightOpSchema>& history, const Style& style,
       const Terminal& terminal, std::ostream& out)
      : schema_(schema), history_(history), style_(style), width_(terminal.width), out_(out) {}

  void Print() {
    PrintHead();
    PrintParameters("Inputs", schema_.inputs());
    PrintParameters("Outputs", schema_.outputs());
    PrintAttributes();
    PrintTypes();
    PrintProperties();
    PrintNotes();
    PrintHistory();
    PrintConstraints();
  }

 private:
  void Section(const char* title) { out_ << "\n" << style_.Bold(title) << "\n"; }

  // "  input: T (differentiable)" with its description below.
  void Entry(const std::string& raw_name, const std::string& facts,
             const std::string& description) {
    const std::string name = Plain(raw_name);
    const std::string wrapped = Wrap(StrCat(name, ": ", facts), width_, kTextIndent);
    out_ << std::string(kEntryIndent, ' ') << style_.Cyan(name)
         << wrapped.substr(kTextIndent + name.size()) << Wrap(description, width_, kTextIndent);
  }

  void PrintHead() {
    const std::string name = VersionedName(schema_);
    const std::string signature = SignatureOf(schema_);
    out_ << style_.Bold(name) << Plain(signature.substr(name.size())) << "\n"
         << style_.Dim(schema_.domain())
         << style_.Dim(history_.size() == 1 ? ", version " : ", versions ")
         << style_.Dim(StrJoin(history_, ", ",
                               [](std::string* out, const LightOpSchema& s) {
                                 StrAppend(out, s.since_version());
                               }))
         << "\n";
    if (schema_.deprecated()) {
      out_ << style_.Yellow(StrCat("Deprecated since version ", DeprecatedSince(), "."));
      out_ << "\n";
    }
    if (!schema_.doc().empty()) out_ << "\n" << Wrap(schema_.doc(), width_, 0);
  }

  // The version that began the run of deprecated ones up to this.
  int DeprecatedSince() const {
    int since = schema_.since_version();
    for (auto it = history_.rbegin(); it != history_.rend(); ++it) {
      if (it->since_version() > schema_.since_version()) continue;
      if (!it->deprecated()) break;
      since = it->since_version();
    }
    return since;
  }

  void PrintParameters(const char* title, const std::vector<FormalParameter>& parameters) {
    if (parameters.empty()) return;
    Section(title);
    for (const FormalParameter& p : parameters) {
      std::string facts = p.type.empty() ? "any type" : p.type;
      if (p.option != core::schema::ParameterOption::kSingle) {
        StrAppend(&facts, ", ", DescribeOption(p));
      }
      if (p.differentiation == Differentiation::kDifferentiable) facts += ", differentiable";
      if (p.differentiation == Differentiation::kNonDifferentiable) {
        facts += ", not differentiable";
      }
      Entry(p.name, facts, p.description);
    }
  }

  void PrintAttributes() {
    if (schema_.attributes().empty()) return;
    Section("Attributes");
    for (const AttributeParam& a : schema_.attributes()) {
      const std::string allowed = DescribeAllowedValues(a);
      Entry(a.name,
            StrCat(AttributeType_Name(a.type), ", ", DescribeDefault(a),
                   allowed.empty() ? "" : ", ", allowed),
            a.description);
    }
  }

  void PrintTypes() {
    if (schema_.type_constraints().empty()) return;
    Section("Types");
    for (const TypeConstraintParam& c : schema_.type_constraints()) {
      Entry(c.type_param_str, DescribeAllowed(c), c.description);
      out_ << style_.Dim(Wrap(StrJoin(TypeStringsOf(c), ", "), width_, kTextIndent));
    }
  }

  void PrintProperties() {
    std::string text;
    const auto add = [&text](bool applies, const char* sentence) {
      if (applies) StrAppend(&text, text.empty() ? "" : " ", sentence);
    };
    add(schema_.non_deterministic(), "Equal inputs may give different outputs.");
    add(schema_.has_function_implementation(), "Also defined as a function of other operators.");
    add(schema_.support_level() == LightOpSchema::SupportLevel::kExperimental, "Experimental.");
    if (text.empty()) return;
    Section("Properties");
    out_ << Wrap(text, width_, kEntryIndent);
  }

  // What an imported specification says beyond the schema.
  void PrintNotes() {
    if (schema_.extension() == nullptr) return;
    for (const auto& note : core::schema::NotesOf(*schema_.extension())) {
      Section(note.title.c_str());
      for (const std::string& text : note.texts) out_ << Wrap(text, width_, kEntryIndent);
    }
  }

  void PrintHistory() {
    Section("History");
    for (size_t i = history_.size(); i-- > 0;) {
      std::vector<std::string> changes = {"First version."};
      if (i > 0) changes = DescribeDiff(core::schema::DiffSchemas(history_[i - 1], history_[i]));
      if (changes.empty()) changes = {"No change of what is written here."};
      std::string version = StrCat(history_[i].since_version());
      version.resize(static_cast<size_t>(kTextIndent - kEntryIndent), ' ');
      for (const std::string& change : changes) {
        const std::string text = Wrap(change, width_, kTextIndent);
        out_ << std::string(kEntryIndent, ' ') << style_.Cyan(version) << text.substr(kTextIndent);
        version.assign(version.size(), ' ');
      }
    }
  }

  // What shape inference demands of nodes of any version; nothing in a build without texts.
  void PrintConstraints() {
    const auto constraints = shapes::ConstraintsOf(schema_.domain(), schema_.name());
    if (constraints.empty() || constraints.front().text.empty()) return;
    Section("Constraints");
    for (const shapes::Constraint& constraint : constraints) {
      Entry(std::string(constraint.label), std::string(constraint.text), "");
    }
  }

  const LightOpSchema& schema_;
  const std::vector<LightOpSchema>& history_;
  const Style& style_;
  int width_;
  std::ostream& out_;
};

}  // namespace

std::string Summary(const LightOpSchema& schema) {
  std::string_view doc = schema.doc();
  doc = doc.substr(0, doc.find("\n\n"));
  if (const size_t end = doc.find(". "); end != std::string_view::npos) {
    doc = doc.substr(0, end + 1);
  }
  std::string summary(doc);
  std::replace(summary.begin(), summary.end(), '\n', ' ');
  return summary;
}

void PrintListLine(const LightOpSchema& schema, const Style& style, const Terminal& terminal,
                   std::ostream& out) {
  constexpr size_t kNameWidth = 32;
  std::string name = Plain(VersionedName(schema));
  name.resize(std::max(name.size(), kNameWidth), ' ');
  const std::string rest = Plain(StrCat(
      " ", schema.domain(), schema.deprecated() ? "  [deprecated]" : "", "  ", Summary(schema)));
  out << style.Bold(name)
      << (terminal.out ? Cut(rest, terminal.width - static_cast<int>(name.size())) : rest) << "\n";
}

void PrintSchema(const LightOpSchema& schema, const std::vector<LightOpSchema>& history,
                 const Style& style, const Terminal& terminal, std::ostream& out) {
  Page(schema, history, style, terminal, out).Print();
}

void PrintSchemaDiff(const core::schema::SchemaDiff& diff, const Style& style,
                     const Terminal& terminal, std::ostream& out) {
  const LightOpSchema& before = *diff.before;
  const LightOpSchema& after = *diff.after;
  out << style.Bold(StrCat(before.domain(), "::", VersionedName(before))) << " to "
      << style.Bold(VersionedName(after)) << "\n"
      << "  " << Plain(SignatureOf(before)) << "\n  " << Plain(SignatureOf(after)) << "\n\n";
  const std::vector<std::string> changes = DescribeDiff(diff);
  if (changes.empty()) out << "Nothing changed.\n";
  for (const std::string& change : changes) {
    out << Wrap("- " + change, terminal.width, 0);
  }
  if (before.doc() != after.doc()) {
    for (const LightOpSchema* schema : {&before, &after}) {
      out << "\n"
          << style.Bold(StrCat("Text of ", VersionedName(*schema))) << "\n"
          << Wrap(schema->doc(), terminal.width, kEntryIndent);
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

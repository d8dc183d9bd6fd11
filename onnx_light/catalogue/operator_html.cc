// SPDX-License-Identifier: Apache-2.0
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "absl/algorithm/container.h"
#include "onnx_light/catalogue/html.h"
#include "onnx_light/catalogue/operator_page.h"
#include "onnx_light/catalogue/page_frame.h"
#include "onnx_light/catalogue/page_html.h"
#include "onnx_light/core/schema/extension_spec.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/strings.h"
#include "onnx_shapes/constraint_table.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::StrAppend;
using core::StrCat;
using core::schema::AttributeParam;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using core::schema::ParameterOption;
using core::schema::TypeConstraintParam;

constexpr std::string_view kRoot = "../../";

std::string VersionAnchor(const CatalogueEntry& op, const LightOpSchema& schema) {
  return StrCat(op.anchor, "-", schema.since_version());
}

constexpr const char* MarkClass(Mark mark) {
  constexpr const char* kClasses[] = {"entry", "entry added", "entry changed", "entry removed"};
  return kClasses[static_cast<size_t>(mark)];
}

constexpr const char* MarkWord(Mark mark) {
  constexpr const char* kWords[] = {"", "new", "changed", "removed"};
  return kWords[static_cast<size_t>(mark)];
}

// What an entry states beside its text, a fact at each place; "" where it states none.
using Facts = std::vector<std::string>;

Facts FactsOf(const FormalParameter& p) {
  constexpr const char* kDifferentiation[] = {"", "differentiable", "not differentiable"};
  return {p.type.empty() ? "any type" : p.type,
          p.option == ParameterOption::kSingle ? "" : DescribeOption(p),
          kDifferentiation[static_cast<size_t>(p.differentiation)]};
}

Facts FactsOf(const AttributeParam& a) {
  return {AttributeType_Name(a.type), DescribeDefault(a), DescribeAllowedValues(a)};
}

Facts FactsOf(const TypeConstraintParam& c) { return {DescribeAllowed(c)}; }

const std::string& NameOf(const TypeConstraintParam& c) { return c.type_param_str; }
template <typename T>
const std::string& NameOf(const T& entry) {
  return entry.name;
}

std::string CountWords(int min, int max) {
  if (max == std::numeric_limits<int>::max()) return StrCat(min, " or more");
  return min == max ? StrCat(min) : StrCat(min, " to ", max);
}

// Writes one version of an operator.
class VersionWriter {
 public:
  VersionWriter(const CatalogueEntry& op, const VersionPage& page, bool newest, std::string* out)
      : schema_(*page.schema),
        page_(page),
        anchor_(VersionAnchor(op, schema_)),
        newest_(newest),
        out_(*out) {}

  void Write() {
    Add("<details class=\"version\" data-version=\"", schema_.since_version(), "\"",
        newest_ ? " open" : "", ">\n<summary>Version ", schema_.since_version(), "</summary>\n");
    Add("<section id=\"", anchor_, "\" tabindex=\"-1\" aria-label=\"",
        Escape(VersionedName(schema_)), "\">\n");
    WriteHead();
    WriteChanges();
    WriteList("Inputs", "input", page_.inputs,
              CountWords(schema_.min_input(), schema_.max_input()));
    WriteList("Outputs", "output", page_.outputs,
              CountWords(schema_.min_output(), schema_.max_output()));
    WriteList("Attributes", "attribute", page_.attributes, "");
    WriteList("Types", "type", page_.type_constraints, "");
    WriteNotes();
    Add("</section>\n</details>\n");
  }

 private:
  template <typename... T>
  void Add(const T&... parts) {
    StrAppend(&out_, parts...);
  }

  void WriteHead() {
    Add("<h2>", Escape(VersionedName(schema_)), "</h2>\n");
    WriteProperties();
    Add("<pre class=\"signature\"><code>", Escape(SignatureOf(schema_)), "</code></pre>\n");
    Add("<div class=\"doc\">\n", BlockHtml(schema_.doc()), "</div>\n");
    if (page_.before != nullptr) WriteEarlierText(page_.before->doc(), schema_.doc());
  }

  void WriteProperties() {
    std::string items;
    const auto add = [&items](bool applies, const char* html) {
      if (applies) StrAppend(&items, "<li>", html, "</li>\n");
    };
    add(schema_.deprecated(), "<strong>Deprecated</strong>: not to be used in new models");
    add(schema_.support_level() == LightOpSchema::SupportLevel::kExperimental, "Experimental");
    add(schema_.non_deterministic(), "Equal inputs may give different outputs");
    add(schema_.has_function_implementation(), "Also defined as a function of other operators");
    if (!items.empty()) Add("<ul class=\"properties\">\n", items, "</ul>\n");
  }

  // What an imported specification says beyond the schema.
  void WriteNotes() {
    if (schema_.extension() == nullptr) return;
    for (const auto& note : core::schema::NotesOf(*schema_.extension())) {
      Add("<h3>", Escape(note.title), "</h3>\n<div class=\"doc\">\n");
      for (const std::string& text : note.texts) Add(BlockHtml(text));
      Add("</div>\n");
    }
  }

  // What an entry or the operator was said to be before, folded up.
  void WriteEarlierText(const std::string& before, const std::string& now) {
    if (before == now || before.empty()) return;
    Add("<details class=\"earlier\">\n<summary>Text of version ", page_.before->since_version(),
        "</summary>\n<del>", BlockHtml(before), "</del>\n</details>\n");
  }

  void WriteChanges() {
    if (page_.before == nullptr) return;
    Add("<section class=\"changes\">\n<h3>Changed since version ", page_.before->since_version(),
        "</h3>\n<ul>\n");
    for (const std::string& change : page_.changes) Add("<li>", Escape(change), "</li>\n");
    if (page_.changes.empty()) Add("<li>Nothing that this page tells.</li>\n");
    Add("</ul>\n</section>\n");
  }

  template <typename T>
  void WriteList(const char* title, const char* kind, const std::vector<MarkedEntry<T>>& entries,
                 const std::string& count) {
    if (entries.empty()) return;
    Add("<h3>", title);
    if (!count.empty()) Add(" <span class=\"count\">", count, "</span>");
    Add("</h3>\n<dl>\n");
    for (const MarkedEntry<T>& entry : entries) WriteEntry(kind, entry);
    Add("</dl>\n");
  }

  template <typename T>
  void WriteEntry(const char* kind, const MarkedEntry<T>& marked) {
    const std::string& name = NameOf(*marked.entry);
    const bool gone = marked.mark == Mark::kRemoved;
    const std::string id = StrCat(anchor_, gone ? "-removed-" : "-", kind, "-", SafeName(name));
    Add("<div class=\"", MarkClass(marked.mark), "\" id=\"", id, "\">\n<dt>");
    if (gone) Add("<del>");
    if (marked.before != nullptr && NameOf(*marked.before) != name) {
      Add("<del><code>", Escape(NameOf(*marked.before)), "</code></del> ");
    }
    Add("<a href=\"#", id, "\"><code>", Escape(name), "</code></a>");
    if (gone) Add("</del>");
    if (marked.mark != Mark::kSame) {
      Add(" <span class=\"mark\">", MarkWord(marked.mark), "</span>");
    }
    Add("</dt>\n<dd>\n");
    WriteFacts(marked);
    Add(BlockHtml(marked.entry->description));
    if (marked.before != nullptr) {
      WriteEarlierText(marked.before->description, marked.entry->description);
    }
    WriteMembers(marked);
    Add("</dd>\n</div>\n");
  }

  template <typename T>
  void WriteFacts(const MarkedEntry<T>& marked) {
    const Facts now = FactsOf(*marked.entry);
    const Facts before = marked.before == nullptr ? now : FactsOf(*marked.before);
    Add("<p class=\"facts\">");
    for (size_t i = 0; i < now.size(); ++i) {
      if (now[i].empty() && before[i].empty()) continue;
      const bool is_type = std::is_same_v<T, FormalParameter> && i == 0;
      const bool gone = marked.mark == Mark::kRemoved;
      const std::string html = is_type && !gone ? LinkType(now[i]) : Escape(now[i]);
      Add("<span>");
      if (now[i] == before[i]) {
        Add(html);
      } else {
        if (!before[i].empty()) Add("<del>", Escape(before[i]), "</del> ");
        if (!now[i].empty()) Add("<ins>", html, "</ins>");
      }
      Add("</span>\n");
    }
    Add("</p>\n");
  }

  // A type parameter leads to the types it allows.
  std::string LinkType(const std::string& type) const {
    if (schema_.FindTypeConstraint(type) == nullptr) return Escape(type);
    return StrCat("<a href=\"#", anchor_, "-type-", SafeName(type), "\">", Escape(type), "</a>");
  }

  template <typename T>
  void WriteMembers(const MarkedEntry<T>& /*marked*/) {}

  void WriteMembers(const MarkedEntry<TypeConstraintParam>& marked) {
    std::vector<std::string> gained;
    std::vector<std::string> lost;
    if (marked.before != nullptr) {
      gained = TypesBeyond(*marked.entry, *marked.before);
      lost = TypesBeyond(*marked.before, *marked.entry);
    }
    const std::vector<std::string> types = TypeStringsOf(*marked.entry);
    Add("<details class=\"members\">\n<summary>", Counted(types.size(), "type"));
    if (!gained.empty()) Add(", ", gained.size(), " new");
    if (!lost.empty()) Add(", ", lost.size(), " removed");
    Add("</summary>\n<ul>\n");
    for (const std::string& type : types) {
      const char* tag = absl::c_binary_search(gained, type) ? "ins" : "code";
      Add("<li><", tag, ">", Escape(type), "</", tag, "></li>\n");
    }
    for (const std::string& type : lost) Add("<li><del>", Escape(type), "</del></li>\n");
    Add("</ul>\n</details>\n");
  }

  const LightOpSchema& schema_;
  const VersionPage& page_;
  std::string anchor_;
  bool newest_;
  std::string& out_;
};

void AddVersionSwitch(const CatalogueEntry& op, const std::vector<VersionPage>& pages,
                      std::string* out) {
  StrAppend(out, "<div class=\"switch\">\n<nav aria-label=\"Versions of ", Escape(op.name),
            "\">\n<span>Version</span>\n");
  for (const VersionPage& page : pages) {
    StrAppend(out, "<a href=\"#", VersionAnchor(op, *page.schema), "\"",
              &page == pages.data() ? " aria-current=\"true\"" : "", ">",
              page.schema->since_version(), "</a>\n");
  }
  StrAppend(out, "</nav>\n");
  if (pages.size() > 1) {
    StrAppend(out, "<button type=\"button\" id=\"marks\" hidden>Show changes</button>\n");
  }
  StrAppend(out, "</div>\n<p class=\"unseen\" id=\"status\" role=\"status\"></p>\n");
}

// What shape inference demands of nodes of any version; nothing in a build without texts.
void AddConstraints(const LightOpSchema& schema, std::string* out) {
  const auto constraints = shapes::ConstraintsOf(schema.domain(), schema.name());
  if (constraints.empty() || constraints.front().text.empty()) return;
  StrAppend(
      out,
      "<section aria-labelledby=\"constraints\">\n<h2 id=\"constraints\">Constraints</h2>\n"
      "<p>What is demanded of a node beyond its schema. A finding names the label.</p>\n<dl>\n");
  for (const shapes::Constraint& constraint : constraints) {
    StrAppend(out, "<div class=\"entry\" id=\"", constraint.label, "\">\n<dt><a href=\"#",
              constraint.label, "\"><code>", constraint.label, "</code></a></dt>\n<dd><p>",
              InlineHtml(constraint.text), "</p></dd>\n</div>\n");
  }
  StrAppend(out, "</dl>\n</section>\n");
}

}  // namespace

std::string OperatorHtml(const CatalogueEntry& op,
                         const std::vector<const CatalogueEntry*>& namesakes,
                         std::string_view program_version) {
  const std::vector<VersionPage> pages = PagesOf(*op.history);
  const LightOpSchema& newest = *pages.front().schema;
  std::string html =
      PageStart({StrCat(op.name, " (", op.domain, ")"), std::string(FirstSentence(newest)), kRoot});
  StrAppend(&html, "<h1>", Escape(op.name), "</h1>\n<p class=\"lead\">Domain <a href=\"", kRoot,
            "index.html#domain-", SafeName(op.domain), "\">", Escape(op.domain), "</a>");
  for (const CatalogueEntry* namesake : namesakes) {
    StrAppend(&html, namesake == namesakes.front() ? ". Also in " : ", ", "<a href=\"", kRoot,
              namesake->path, "\">", Escape(namesake->domain), "</a>");
  }
  html += "</p>\n";
  AddVersionSwitch(op, pages, &html);
  for (const VersionPage& page : pages) {
    VersionWriter(op, page, &page == pages.data(), &html).Write();
  }
  AddConstraints(newest, &html);
  return StrCat(html, PageEnd(program_version));
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <set>
#include <utility>

#include "nlohmann/json.hpp"
#include "onnx_light/catalogue/html.h"
#include "onnx_light/catalogue/page_frame.h"
#include "onnx_light/catalogue/page_html.h"
#include "onnx_light/core/schema/schema_diff.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::StrAppend;
using core::StrCat;
using core::schema::FormalParameter;
using core::schema::LightOpSchema;
using Json = nlohmann::ordered_json;

constexpr const char* kSearchForm =
    "<form class=\"search\" role=\"search\" hidden>\n"
    "<label for=\"search\" class=\"unseen\">Search the operators</label>\n"
    "<input id=\"search\" type=\"search\" placeholder=\"Name, domain, attribute or type\" "
    "autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\" "
    "aria-describedby=\"hint\">\n"
    "<p id=\"status\" role=\"status\"></p>\n"
    "<p id=\"hint\"><kbd>/</kbd> to search, arrows to move, <kbd>Enter</kbd> to open. Narrow with "
    "<code>name:</code> <code>domain:</code> <code>attribute:</code> <code>type:</code>, as in "
    "<code>pool type:int8</code>.</p>\n"
    "</form>\n";

struct DomainGroup {
  const std::string* domain;
  std::vector<const CatalogueEntry*> operators;
};

std::vector<DomainGroup> GroupByDomain(const std::vector<CatalogueEntry>& operators) {
  std::vector<DomainGroup> groups;
  for (const CatalogueEntry& op : operators) {
    if (groups.empty() || *groups.back().domain != op.domain) groups.push_back({&op.domain, {}});
    groups.back().operators.push_back(&op);
  }
  return groups;
}

void AddDomainLinks(const std::vector<DomainGroup>& groups, std::string* html) {
  *html += "<nav class=\"domains\" aria-label=\"Domains\">\n";
  for (const DomainGroup& group : groups) {
    StrAppend(html, "<a href=\"#domain-", SafeName(*group.domain), "\">", Escape(*group.domain),
              " <span class=\"count\">", group.operators.size(), "</span></a>\n");
  }
  *html += "</nav>\n";
}

void AddOperator(const CatalogueEntry& op, std::string* html) {
  const LightOpSchema& newest = op.history->back();
  StrAppend(html, "<li>\n<a href=\"", op.path, "\">", Escape(op.name), "</a>\n",
            newest.deprecated() ? "<span class=\"badge\">deprecated</span>\n" : "",
            "<span class=\"why\"></span>\n<p>", InlineHtml(FirstSentence(newest)), "</p>\n</li>\n");
}

void AddDomain(const DomainGroup& group, std::string* html) {
  const std::string id = StrCat("domain-", SafeName(*group.domain));
  StrAppend(html, "<section class=\"domain\" id=\"", id, "\" aria-label=\"", Escape(*group.domain),
            "\">\n<h2>", Escape(*group.domain), "</h2>\n<ul>\n");
  for (const CatalogueEntry* op : group.operators) AddOperator(*op, html);
  *html += "</ul>\n</section>\n";
}

// Numbers type strings in the order in which they are met.
class TypeTable {
 public:
  int NumberOf(const std::string& type) {
    const auto [it, is_new] = numbers_.emplace(type, static_cast<int>(types_.size()));
    if (is_new) types_.push_back(type);
    return it->second;
  }
  const std::vector<std::string>& types() const { return types_; }

 private:
  std::map<std::string, int> numbers_;
  std::vector<std::string> types_;
};

Json VersionsOf(const CatalogueEntry& op) {
  Json versions = Json::array();
  for (auto it = op.history->rbegin(); it != op.history->rend(); ++it) {
    versions.push_back(it->since_version());
  }
  return versions;
}

// Attributes and types of all versions: what an old model uses is looked for too.
Json RecordOf(const CatalogueEntry& op, TypeTable* table) {
  std::set<std::string> attributes;
  std::set<int> types;
  for (const LightOpSchema& schema : *op.history) {
    for (const auto& attribute : schema.attributes()) attributes.insert(attribute.name);
    for (const auto& constraint : schema.type_constraints()) {
      for (const auto& type : TypeStringsOf(constraint)) types.insert(table->NumberOf(type));
    }
    for (const auto* list : {&schema.inputs(), &schema.outputs()}) {
      for (const FormalParameter& p : *list) {
        if (p.type.empty() || schema.FindTypeConstraint(p.type) != nullptr) continue;
        types.insert(table->NumberOf(p.type));
      }
    }
  }
  return {{"name", op.name},          {"domain", op.domain},        {"path", op.path},
          {"anchor", op.anchor},      {"versions", VersionsOf(op)}, {"attributes", attributes},
          {"types", std::move(types)}};
}

}  // namespace

std::string IndexHtml(const std::vector<CatalogueEntry>& operators,
                      std::string_view program_version) {
  const std::vector<DomainGroup> groups = GroupByDomain(operators);
  const std::string lead =
      StrCat(Counted(operators.size(), "operator"), " in ", Counted(groups.size(), "domain"),
             ", each with all its versions.");
  std::string html = PageStart({"ONNX operators", lead, ""});
  StrAppend(&html, "<h1>Find an operator</h1>\n<p class=\"lead\">", lead, "</p>\n", kSearchForm);
  AddDomainLinks(groups, &html);
  html += "<div id=\"operators\">\n";
  for (const DomainGroup& group : groups) AddDomain(group, &html);
  return StrCat(html, "</div>\n", PageEnd(program_version));
}

std::string IndexScript(const std::vector<CatalogueEntry>& operators) {
  TypeTable table;
  Json records = Json::array();
  for (const CatalogueEntry& op : operators) records.push_back(RecordOf(op, &table));
  // Names may hold bytes that are not UTF-8.
  const auto text = [](const Json& value) {
    return value.dump(-1, ' ', true, Json::error_handler_t::replace);
  };
  std::string script =
      StrCat("window.catalogue = {\"types\": ", text(table.types()), ", \"operators\": [");
  for (const Json& record : records) {
    StrAppend(&script, &record == &records.front() ? "\n" : ",\n", text(record));
  }
  return StrCat(script, "\n]};\n");
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

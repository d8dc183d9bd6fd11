// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/catalogue.h"

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/ascii.h"
#include "onnx_light/catalogue/assets.h"
#include "onnx_light/catalogue/html.h"
#include "onnx_light/catalogue/page_html.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::StrCat;
using core::schema::SchemaRegistry;

// File systems take names of up to 255 bytes; an ending and a number come on top of these.
constexpr size_t kMaxFileName = 200;

// Gives the entries of one folder names that differ.
class FileNames {
 public:
  std::string Take(std::string_view name) {
    const std::string wanted = SafeName(name).substr(0, kMaxFileName);
    std::string free = wanted;
    for (int number = 2; !taken_.insert(absl::AsciiStrToLower(free)).second; ++number) {
      free = StrCat(wanted, "~", number);
    }
    return free;
  }

 private:
  std::set<std::string> taken_;
};

// Views of entries by name, for operators that several domains have.
using ByName = std::map<std::string_view, std::vector<const CatalogueEntry*>>;

std::vector<const CatalogueEntry*> Namesakes(const CatalogueEntry& op, const ByName& by_name) {
  std::vector<const CatalogueEntry*> namesakes = by_name.at(op.name);
  namesakes.erase(std::find(namesakes.begin(), namesakes.end(), &op));
  return namesakes;
}

}  // namespace

std::vector<CatalogueEntry> ListOperators(const SchemaRegistry& registry) {
  std::vector<std::string_view> domains = registry.Domains();
  std::stable_partition(domains.begin(), domains.end(), [](std::string_view domain) {
    return domain == core::schema::kOnnxDomain;
  });
  std::vector<CatalogueEntry> operators;
  FileNames folders;
  for (const std::string_view domain : domains) {
    const std::string folder = folders.Take(domain);
    FileNames files;
    for (const std::string_view name : registry.Operators(domain)) {
      for (const std::string_view overload : registry.Overloads(domain, name)) {
        const std::string full = StrCat(name, overload.empty() ? "" : ":", overload);
        operators.push_back({std::string(domain), full, registry.History(domain, name, overload),
                             StrCat("operators/", folder, "/", files.Take(full), ".html"),
                             SafeName(full)});
      }
    }
  }
  return operators;
}

CatalogueSize WriteCatalogue(const SchemaRegistry& registry, std::string_view version,
                             const FileSink& sink) {
  const std::vector<CatalogueEntry> operators = ListOperators(registry);
  ByName by_name;
  for (const CatalogueEntry& op : operators) by_name[op.name].push_back(&op);

  for (const Asset& asset : Assets()) sink(std::string(asset.name), asset.content);
  CatalogueSize size;
  std::string_view domain;
  for (const CatalogueEntry& op : operators) {
    sink(op.path, OperatorHtml(op, Namesakes(op, by_name), version));
    size.versions += op.history->size();
    if (op.domain != domain) ++size.domains;
    domain = op.domain;
  }
  size.operators = operators.size();
  sink("index.js", IndexScript(operators));
  sink("index.html", IndexHtml(operators, version));
  return size;
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

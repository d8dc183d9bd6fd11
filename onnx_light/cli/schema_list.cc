// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/cli/command.h"
#include "onnx_light/cli/json.h"
#include "onnx_light/cli/operator_lookup.h"
#include "onnx_light/cli/schema_text.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

using core::schema::LightOpSchema;
using core::schema::SchemaRegistry;

struct Options {
  std::string domain;
  int opset = 0;
  bool all_versions = false;
  std::string format = "text";
};

// Writes one version of an operator, of which `history` holds all.
using Writer = std::function<void(const LightOpSchema&, const std::vector<LightOpSchema>&)>;

void ForEachListed(const SchemaRegistry& registry, const Options& options,
                   const std::vector<std::string_view>& domains, const Writer& write) {
  for (const std::string_view domain : domains) {
    for (const std::string_view name : registry.Operators(domain)) {
      for (const std::string_view overload : registry.Overloads(domain, name)) {
        const LightOpSchema* current = options.opset > 0
                                           ? registry.Find(domain, name, options.opset, overload)
                                           : registry.Newest(domain, name, overload);
        if (current == nullptr) continue;
        const auto& history = *registry.History(domain, name, overload);
        for (const LightOpSchema& schema : history) {
          if (options.all_versions ? &schema <= current : &schema == current) {
            write(schema, history);
          }
        }
      }
    }
  }
}

Json RecordOf(const LightOpSchema& schema, const std::vector<LightOpSchema>& history) {
  Json versions = Json::array();
  for (const LightOpSchema& version : history) versions.push_back(version.since_version());
  return {{"name", schema.name()},
          {"domain", schema.domain()},
          {"overload", std::string(OverloadOf(schema))},
          {"since_version", schema.since_version()},
          {"deprecated", schema.deprecated()},
          {"versions", std::move(versions)},
          {"signature", SignatureOf(schema)},
          {"summary", Summary(schema)}};
}

void List(const Options& options, Context& context) {
  const SchemaRegistry& registry = context.Registry();
  std::vector<std::string_view> domains = registry.Domains();
  if (!options.domain.empty() || options.opset > 0) {
    // Domains count their versions apart, so a version alone means the standard domain.
    const auto domain = core::schema::CanonicalDomain(options.domain);
    RequireDomain(registry, domain);
    RequireVersion(registry, domain, options.opset);
    domains = {domain};
  }
  if (options.format == "json") {
    RecordWriter records(context.out);
    ForEachListed(registry, options, domains, [&](const auto& schema, const auto& history) {
      records.Add(RecordOf(schema, history));
    });
    records.End();
    context.out << "\n";
  } else {
    ForEachListed(registry, options, domains, [&](const auto& schema, const auto& /*history*/) {
      PrintListLine(schema, context.style, context.terminal, context.out);
    });
  }
}

}  // namespace

void AddSchemaList(CLI::App& schema, Context& context) {
  CLI::App* command = AddCommand(schema, context, "list", "List the operators, a line each");
  auto options = std::make_shared<Options>();
  AddDomainOption(*command, &options->domain);
  LimitTo(command->add_option(
              "--opset", options->opset,
              "What is in force at this version of the domain (ai.onnx unless --domain)"),
          kMaxVersion);
  command->add_flag("--all-versions", options->all_versions, "Every version, not the newest alone");
  AddFormatOption(*command, "text|json", &options->format);
  AddExtensionsOption(*command, context);
  command->callback([options, &context] { List(*options, context); });
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

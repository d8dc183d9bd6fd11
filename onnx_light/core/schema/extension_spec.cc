// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/extension_spec.h"

#include <utility>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::core::schema {
namespace {

std::vector<std::string> IdentityTexts(const ExtensionSpec& spec) {
  return {StrCat(spec.name, ", version ", spec.version),
          spec.authority == "specification"
              ? "This specification defines the behavior."
              : "The reference implementation defines the behavior on the stated inputs."};
}

// Values that are kept as the document writes them.
std::vector<std::string> ValueTexts(const ExtensionSpec& spec) {
  std::vector<std::string> texts;
  for (const ExtensionAttribute& attribute : spec.attributes) {
    const std::string& name = attribute.parameter.name;
    if (attribute.default_json.size > 0) {
      texts.push_back(StrCat("Default of ", name, ": ", spec.TextOf(attribute.default_json)));
    }
    if (!attribute.allowed_json.empty()) {
      texts.push_back(StrCat(
          "Allowed for ", name, ": ",
          StrJoin(attribute.allowed_json, ", ",
                  [&](std::string* out, DocumentRange range) { *out += spec.TextOf(range); })));
    }
  }
  return texts;
}

std::vector<std::string> ReferenceTexts(const ExtensionReference& reference) {
  std::vector<std::string> texts = {StrCat(reference.entry, " of ", reference.adapter, " (",
                                           reference.kind, ", interface ",
                                           reference.interface_version, ")")};
  if (!reference.implementation.empty()) {
    texts.push_back(StrCat("Wraps ", StrJoin(reference.implementation, ", ")));
  }
  std::string needs = reference.environment == "python" ? "Needs Python " : "Needs ";
  StrAppend(&needs, reference.platform, reference.architecture.empty() ? "" : " on ",
            reference.architecture);
  for (const auto& [name, version] : reference.packages) {
    StrAppend(&needs, ", ", name, " ", version);
  }
  texts.push_back(std::move(needs));
  return texts;
}

}  // namespace

std::vector<ExtensionNote> NotesOf(const ExtensionSpec& spec) {
  std::vector<ExtensionNote> notes;
  const auto add = [&](const char* title, std::vector<std::string> texts) {
    if (!texts.empty()) notes.push_back({title, std::move(texts)});
  };
  add("Specification", IdentityTexts(spec));
  add("Input conditions", spec.input_conditions);
  add("Shape rules", spec.shape_rules);
  add("Boundary behavior", {spec.boundary_behavior});
  add("Nondeterminism", {spec.nondeterminism});
  add("State effects", {spec.state_effects});
  add("Values kept as written", ValueTexts(spec));
  if (spec.reference) add("Reference implementation", ReferenceTexts(*spec.reference));
  add("Tests", spec.tests);
  return notes;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::schema

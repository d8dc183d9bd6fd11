// SPDX-License-Identifier: Apache-2.0
//
// The pages of the catalogue as HTML documents.
//
//   sink(clip.path, OperatorHtml(clip, {}, "0.1.0"));
//   sink("index.html", IndexHtml(ListOperators(registry), "0.1.0"));
//
// Pure functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnx_light/catalogue/catalogue.h"
#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

/// Returns the page of an operator. `namesakes` are operators of that name in other domains,
/// `program_version` is that of the program that made the page.
std::string OperatorHtml(const CatalogueEntry& op,
                         const std::vector<const CatalogueEntry*>& namesakes,
                         std::string_view program_version);

/// Returns the page that lists `operators`, which are sorted by domain.
std::string IndexHtml(const std::vector<CatalogueEntry>& operators,
                      std::string_view program_version);

/// Returns what the search knows beyond the page of the list, as a script: an object for each
/// operator in the order of that page.
std::string IndexScript(const std::vector<CatalogueEntry>& operators);

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

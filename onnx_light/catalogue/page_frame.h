// SPDX-License-Identifier: Apache-2.0
//
// What stands around the content of every page.
//
//   std::string html = PageStart({"Clip (ai.onnx)", "Limits every element.", "../../"});
//   html += "<h1>Clip</h1>";
//   html += PageEnd("0.1.0");
//
// Pure functions.
#pragma once

#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

/// What the head of a page says. Plain text, not yet escaped.
struct PageHead {
  std::string title;
  std::string description;
  std::string_view root;  ///< Path from the page's folder to the index: "" or "../../".
};

/// Returns a document up to the begin of its content.
std::string PageStart(const PageHead& head);

/// Returns the rest of the document.
std::string PageEnd(std::string_view program_version);

/// Returns "12 types", "1 type".
std::string Counted(size_t count, std::string_view noun);

/// Returns the first sentence of an operator's text.
std::string_view FirstSentence(const core::schema::LightOpSchema& schema);

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

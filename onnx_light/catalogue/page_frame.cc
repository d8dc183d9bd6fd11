// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/page_frame.h"

#include "onnx_light/catalogue/html.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

using core::StrAppend;
using core::StrCat;

std::string PageStart(const PageHead& head) {
  const bool is_index = head.root.empty();
  std::string html = StrCat(
      "<!DOCTYPE html>\n"
      "<html lang=\"en\">\n"
      "<head>\n"
      "<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>",
      Escape(head.title),
      "</title>\n"
      "<meta name=\"description\" content=\"",
      Escape(head.description),
      "\">\n"
      // Without an icon a browser asks the server for one.
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<link rel=\"stylesheet\" href=\"",
      head.root, "style.css\">\n");
  if (is_index) html += "<script src=\"index.js\"></script>\n";
  StrAppend(&html, "<script src=\"", head.root,
            "script.js\"></script>\n"
            "</head>\n"
            "<body>\n"
            "<a class=\"skip\" href=\"#content\">Skip to the content</a>\n"
            "<header class=\"site\">\n"
            "<a class=\"home\" href=\"",
            head.root, "index.html\">ONNX operators</a>\n");
  if (!is_index) {
    StrAppend(&html, "<a id=\"find\" href=\"", head.root,
              "index.html#search\">Search <kbd>/</kbd></a>\n");
  }
  return StrCat(
      html,
      "<button type=\"button\" id=\"dark\" aria-label=\"Dark theme\" hidden>Dark</button>\n"
      "</header>\n"
      "<main id=\"content\" tabindex=\"-1\">\n");
}

std::string PageEnd(std::string_view program_version) {
  return StrCat("</main>\n<footer>Made by onnx-light ", Escape(program_version),
                ".</footer>\n</body>\n</html>\n");
}

std::string Counted(size_t count, std::string_view noun) {
  return StrCat(count, " ", noun, count == 1 ? "" : "s");
}

std::string_view FirstSentence(const core::schema::LightOpSchema& schema) {
  std::string_view doc = schema.doc();
  doc = doc.substr(0, doc.find("\n\n"));
  const size_t end = doc.find(". ");
  return end == std::string_view::npos ? doc : doc.substr(0, end + 1);
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/catalogue/html.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {
namespace {

using core::StrAppend;
using core::StrCat;

constexpr std::string_view kFence = "```";
constexpr std::string_view kCodeIndent = "    ";

bool StartsWith(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

std::string_view WithoutIndent(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

// The list that a line is an item of, "ul" or "ol"; removes the marker. "" for another line.
std::string_view TakeListMarker(std::string_view* line) {
  const size_t digits = std::min(line->find_first_not_of("0123456789"), line->size());
  const std::string_view mark = line->substr(digits, 2);
  const bool bullet = digits == 0 && (mark == "- " || mark == "* ");
  if (!bullet && (digits == 0 || mark != ". ")) return "";
  line->remove_prefix(digits + 2);
  return bullet ? "ul" : "ol";
}

// Collects lines into blocks.
class Blocks {
 public:
  void Add(std::string_view line) {
    if (StartsWith(line, kFence)) {
      Close();
      fenced_ = !fenced_;
    } else if (fenced_) {
      Extend(Kind::kCode, line);
    } else if (WithoutIndent(line).empty()) {
      CloseBlock();
    } else if (StartsWith(line, kCodeIndent) && (kind_ == Kind::kNone || kind_ == Kind::kCode)) {
      Extend(Kind::kCode, line.substr(kCodeIndent.size()));
    } else {
      AddText(WithoutIndent(line));
    }
  }

  std::string Finish() {
    Close();
    return std::move(html_);
  }

 private:
  enum class Kind { kNone, kParagraph, kItem, kCode };

  void AddText(std::string_view line) {
    const std::string_view list = TakeListMarker(&line);
    if (list.empty()) {
      Extend(kind_ == Kind::kItem ? Kind::kItem : Kind::kParagraph, line);
      return;
    }
    CloseBlock();
    if (list != list_) CloseList();
    if (list_.empty()) StrAppend(&html_, "<", list, ">\n");
    list_ = list;
    Extend(Kind::kItem, line);
  }

  void Extend(Kind kind, std::string_view line) {
    if (kind != kind_) CloseBlock();
    if (kind != Kind::kItem) CloseList();
    StrAppend(&text_, kind_ == kind ? "\n" : "", line);
    kind_ = kind;
  }

  void CloseBlock() {
    if (kind_ == Kind::kParagraph) StrAppend(&html_, "<p>", InlineHtml(text_), "</p>\n");
    if (kind_ == Kind::kItem) StrAppend(&html_, "<li>", InlineHtml(text_), "</li>\n");
    if (kind_ == Kind::kCode) {
      StrAppend(&html_, "<pre><code>", Escape(text_), "</code></pre>\n");
    }
    kind_ = Kind::kNone;
    text_.clear();
  }

  void CloseList() {
    if (!list_.empty()) StrAppend(&html_, "</", list_, ">\n");
    list_ = {};
  }

  void Close() {
    CloseBlock();
    CloseList();
  }

  std::string html_;
  std::string text_;  // Of the open block.
  std::string_view list_;
  Kind kind_ = Kind::kNone;
  bool fenced_ = false;
};

}  // namespace

std::string Escape(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        if (absl::ascii_iscntrl(static_cast<unsigned char>(c)) && c != '\n' && c != '\t') {
          html += "\xEF\xBF\xBD";
        } else {
          html += c;
        }
    }
  }
  return html;
}

std::string InlineHtml(std::string_view text) {
  std::string html;
  while (true) {
    const size_t open = text.find('`');
    const size_t close = open == std::string_view::npos ? open : text.find('`', open + 1);
    if (close == std::string_view::npos) break;
    StrAppend(&html, Escape(text.substr(0, open)), "<code>",
              Escape(text.substr(open + 1, close - open - 1)), "</code>");
    text.remove_prefix(close + 1);
  }
  return StrCat(html, Escape(text));
}

std::string BlockHtml(std::string_view text) {
  Blocks blocks;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    blocks.Add(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return blocks.Finish();
}

std::string SafeName(std::string_view name) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  std::string safe;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    const bool stays =
        absl::ascii_isalnum(byte) || c == '_' || c == '-' || (c == '.' && !safe.empty());
    if (stays) {
      safe += c;
    } else {
      safe += {'~', kDigits[byte >> 4], kDigits[byte & 15]};
    }
  }
  return safe;
}

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

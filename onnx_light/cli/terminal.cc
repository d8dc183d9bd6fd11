// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "onnx_light/core/diagnostics/diagnostic.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::cli {
namespace {

// Readable text has no longer lines, however wide the terminal is.
constexpr int kMaxWidth = 100;
constexpr int kMinWidth = 40;

constexpr std::chrono::milliseconds kRefresh(100);

bool IsContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

int Columns(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return !IsContinuation(c); }));
}

// Columns that the continuation of a list item is indented by: those of "- ", "* " or "12. ".
size_t ListMarker(std::string_view line) {
  size_t i = line.find_first_not_of("0123456789");
  if (i == std::string_view::npos) return 0;
  if (i == 0 && line[0] != '-' && line[0] != '*') return 0;
  if (i > 0 && line[i] != '.') return 0;
  return i + 1 < line.size() && line[i + 1] == ' ' ? i + 2 : 0;
}

void WrapLine(std::string_view line, int width, size_t indent, std::string* out) {
  const size_t hanging = indent + ListMarker(line);
  out->append(indent, ' ');
  int column = static_cast<int>(indent);
  bool first = true;
  while (!line.empty()) {
    const size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    if (word.empty()) continue;
    if (!first && column + 1 + Columns(word) > width) {
      *out += '\n';
      out->append(hanging, ' ');
      column = static_cast<int>(hanging);
    } else if (!first) {
      *out += ' ';
      ++column;
    }
    out->append(word);
    column += Columns(word);
    first = false;
  }
  *out += '\n';
}

}  // namespace

Terminal DetectTerminal() {
  Terminal terminal;
  terminal.out = isatty(STDOUT_FILENO) != 0;
  terminal.err = isatty(STDERR_FILENO) != 0;
  const char* no_color = std::getenv("NO_COLOR");
  terminal.no_color = no_color != nullptr && *no_color != '\0';
  winsize size{};
  if (terminal.out && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    terminal.width = std::clamp<int>(size.ws_col, kMinWidth, kMaxWidth);
  }
  return terminal;
}

std::string Plain(std::string_view text) {
  std::string plain;
  for (size_t begin = 0;;) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    plain += core::diagnostics::Printable(text.substr(begin, end - begin), std::string::npos);
    if (end == text.size()) return plain;
    plain += '\n';
    begin = end + 1;
  }
}

std::string Style::Mark(const char* code, std::string_view text) const {
  const std::string plain = Plain(text);
  return color_ ? core::StrCat("\x1b[", code, "m", plain, "\x1b[0m") : plain;
}

std::string Wrap(std::string_view raw, int width, int indent) {
  const std::string plain = Plain(raw);
  std::string_view text = plain;
  std::string out;
  bool fenced = false;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool fence = line.substr(0, 3) == "```";
    if (fence) fenced = !fenced;
    if (line.find_first_not_of(' ') == std::string_view::npos) {
      out += '\n';
    } else if (fence || fenced || line.substr(0, 4) == "    ") {
      out.append(static_cast<size_t>(indent), ' ').append(line) += '\n';
    } else {
      const size_t own = line.find_first_not_of(' ');
      WrapLine(line.substr(own), width, static_cast<size_t>(indent) + own, &out);
    }
  }
  return out;
}

std::string_view Cut(std::string_view text, int columns) {
  size_t end = 0;
  for (int column = 0; end < text.size(); ++end) {
    if (!IsContinuation(text[end]) && ++column > columns) break;
  }
  return text.substr(0, end);
}

void ProgressLine::Show(std::string_view text) {
  const auto now = Clock::now();
  if (!enabled_ || now < next_) return;
  next_ = now + kRefresh;
  err_ << "\r\x1b[K" << Cut(text, width_ - 1) << std::flush;
  shown_ = true;
}

void ProgressLine::Clear() {
  if (shown_) err_ << "\r\x1b[K" << std::flush;
  shown_ = false;
}

}  // namespace ONNX_LIGHT_NAMESPACE::cli

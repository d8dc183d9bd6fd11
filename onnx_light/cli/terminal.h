// SPDX-License-Identifier: Apache-2.0
//
// What the output goes to, and how text for people looks there.
//
//   Terminal terminal = DetectTerminal();
//   Style style(terminal.out);                       // colour on a terminal only
//   out << style.Bold("Clip") << "\n" << Wrap(text, terminal.width, 4);
//
// Plain values. No text that is written for a program goes through this header.
#pragma once

#include <chrono>
#include <ostream>
#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::cli {

/// What standard output and error are connected to.
struct Terminal {
  bool out = false;       ///< Standard output is a terminal.
  bool err = false;       ///< Standard error is a terminal.
  bool no_color = false;  ///< The user wants no colour (https://no-color.org).
  int width = 80;         ///< Columns.
};

/// Returns what the process is connected to.
Terminal DetectTerminal();

/// Returns text that may come from anyone fit for a screen: control characters but line breaks, and
/// broken UTF-8, as \xNN. Whatever a command writes for people has gone through this, Style or
/// Wrap.
std::string Plain(std::string_view text);

/// Makes text plain and marks it with colours, or leaves it at that.
class Style {
 public:
  explicit Style(bool color) : color_(color) {}

  std::string Bold(std::string_view text) const { return Mark("1", text); }
  std::string Dim(std::string_view text) const { return Mark("2", text); }
  std::string Red(std::string_view text) const { return Mark("31", text); }
  std::string Green(std::string_view text) const { return Mark("32", text); }
  std::string Yellow(std::string_view text) const { return Mark("33", text); }
  std::string Cyan(std::string_view text) const { return Mark("36", text); }

 private:
  std::string Mark(const char* code, std::string_view text) const;

  bool color_;
};

/// Returns Markdown text, made plain, with lines broken to `width` columns and indented by
/// `indent`, ending in a line break. Paragraphs, list items and code keep their own lines; code is
/// not broken.
std::string Wrap(std::string_view text, int width, int indent);

/// Returns the start of `text` that fits into `columns`.
std::string_view Cut(std::string_view text, int columns);

/// One line on a terminal that tells how far work has come, once it takes long, and vanishes.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// Does nothing at all unless `enabled`, and nothing before `patience` is over.
  ProgressLine(std::ostream& err, bool enabled, int width, Clock::duration patience)
      : err_(err), enabled_(enabled), width_(width), next_(Clock::now() + patience) {}

  /// Shows the text in place of the one before, a few times a second.
  void Show(std::string_view text);
  /// Removes the line; to be called before anything else is written to the terminal.
  void Clear();

 private:
  std::ostream& err_;
  bool enabled_;
  int width_;
  Clock::time_point next_;
  bool shown_ = false;
};

}  // namespace ONNX_LIGHT_NAMESPACE::cli

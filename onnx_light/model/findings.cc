// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/findings.h"

#include <string>
#include <utility>

#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

void Bound(std::string* text) {
  if (text->size() <= Findings::kMaxText) return;
  text->resize(Findings::kMaxText);
  *text += "...";
}

}  // namespace

Severity Findings::WeightOf(Code code, Severity own) const {
  const auto it = severities_.find(code);
  return it == severities_.end() ? own : it->second;
}

bool Findings::Full(Code code) const {
  const Severity severity = WeightOf(code, core::diagnostics::InfoOf(code).severity);
  return severity == Severity::kIgnored || kept_[static_cast<size_t>(severity)] >= kMaxKept;
}

void Findings::Skip(Code code, int64_t count) {
  if (WeightOf(code, core::diagnostics::InfoOf(code).severity) != Severity::kIgnored) {
    skipped_ += count;
  }
}

void Findings::Add(Diagnostic finding) {
  finding.severity = WeightOf(finding.code, finding.severity);
  if (finding.severity == Severity::kIgnored) return;
  size_t& kept = kept_[static_cast<size_t>(finding.severity)];
  if (kept >= kMaxKept) {
    ++skipped_;
    return;
  }
  ++kept;
  Location& place = finding.location;
  for (std::string* text :
       {&place.node_name, &place.op_type, &place.domain, &place.input, &place.output,
        &place.attribute, &place.value, &finding.found, &finding.expected, &finding.hint}) {
    Bound(text);
  }
  out_->push_back(std::move(finding));
}

void Findings::Finish() {
  if (skipped_ == 0) return;
  Diagnostic remark(Code::kMoreFindings, Location(), core::StrCat(skipped_, " more findings"), "",
                    "repair those above and verify again");
  remark.severity = WeightOf(remark.code, remark.severity);
  if (remark.severity != Severity::kIgnored) out_->push_back(std::move(remark));
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/metadata.h"

#include <string_view>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "onnx_light/core/strings.h"

namespace ONNX_LIGHT_NAMESPACE::model {

void CheckMetadata(const google::protobuf::RepeatedPtrField<StringStringEntryProto>& entries,
                   absl::FunctionRef<Location()> place, Findings* findings) {
  if (entries.size() < 2) return;
  absl::flat_hash_set<std::string_view, core::StringHash> keys;
  for (const StringStringEntryProto& entry : entries) {
    if (keys.insert(entry.key()).second) continue;
    Diagnostic finding(
        Code::kDuplicateName, place(),
        core::StrCat("the key ", core::diagnostics::Quote(entry.key()), " again in metadata_props"),
        "each key once", "readers take one of the two values");
    finding.severity = Severity::kWarning;
    findings->Add(std::move(finding));
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model

// SPDX-License-Identifier: Apache-2.0
//
// What the page of an operator says: its versions, newest first, each marked with what changed
// against the version before.
//
//   std::vector<VersionPage> pages = PagesOf(*registry.History("", "Clip"));
//   pages[0].changes                   // "T also allows bfloat16."
//   pages[2].attributes[0].mark == Mark::kRemoved
//
// Pages borrow the schemas, which must outlive them. Plain values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnx_light/core/namespace.h"
#include "onnx_light/core/schema/light_op_schema.h"

namespace ONNX_LIGHT_NAMESPACE::catalogue {

/// How an entry relates to the version before.
enum class Mark : uint8_t { kSame, kAdded, kChanged, kRemoved };

/// An input, output, attribute or type constraint on a page.
template <typename T>
struct MarkedEntry {
  Mark mark;
  const T* entry;   ///< Of this version; of the version before when it is gone.
  const T* before;  ///< What a changed entry was; null for the others.
};

/// One version of an operator. Entries that are gone follow the others.
struct VersionPage {
  const core::schema::LightOpSchema* schema;
  const core::schema::LightOpSchema* before;  ///< Null for the first version.
  std::vector<MarkedEntry<core::schema::FormalParameter>> inputs;
  std::vector<MarkedEntry<core::schema::FormalParameter>> outputs;
  std::vector<MarkedEntry<core::schema::AttributeParam>> attributes;
  std::vector<MarkedEntry<core::schema::TypeConstraintParam>> type_constraints;
  std::vector<std::string> changes;  ///< In words; empty for the first version.
};

/// Returns the versions of a history, newest first.
std::vector<VersionPage> PagesOf(const std::vector<core::schema::LightOpSchema>& history);

}  // namespace ONNX_LIGHT_NAMESPACE::catalogue

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/types/type_set_names.h"

#include <vector>

#include "onnx_light/core/types/type_sets.h"

namespace ONNX_LIGHT_NAMESPACE::core::types {
namespace {

struct NamedSet {
  TypeSet set;
  const char* words;
};

// What a schema means by "all": named by the IR version that allowed the newest member.
constexpr NamedSet kEverything[] = {
    {kTensors, "all tensor types of IR version 3"},
    {kTensorsIr4, "all tensor types of IR version 4"},
    {kTensorsIr9, "all tensor types of IR version 9"},
    {kTensorsIr10, "all tensor types of IR version 10"},
    {kTensorsIr11, "all tensor types of IR version 11"},
    {kTensorsIr12, "all tensor types of IR version 12"},
    {kTensorsIr13, "all tensor types of IR version 13"},
    {kTensorsIr14, "all tensor types of IR version 14"},
};

// A set may lack this many members of one of the above and still be described by it.
constexpr int kMaxLacking = 2;

// In the order in which words name them; a larger group stands before its parts. Members of no
// group are named one by one.
constexpr NamedSet kGroups[] = {
    {kFloat6, "6-bit floats"},
    {kFloat8, "8-bit floats"},
    {kFloat8e8m0, "float8e8m0"},
    {kFloat16, "float16"},
    {kBfloat16, "bfloat16"},
    {kFloat, "float"},
    {kDouble, "double"},
    {kIntegers2, "2-bit integers"},
    {kIntegers4, "4-bit integers"},
    {kIntegers, "integers of 8 to 64 bits"},
    {kSignedIntegers, "signed integers of 8 to 64 bits"},
    {kUnsignedIntegers, "unsigned integers of 8 to 64 bits"},
    {kIntegers32To64, "integers of 32 and 64 bits"},
    {kComplex, "complex numbers"},
};

std::string JoinWords(const std::vector<std::string>& words) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string DescribeElements(TypeSet set) {
  for (const NamedSet& all : kEverything) {
    if ((set - all.set).empty() && (all.set - set).size() <= kMaxLacking) {
      return set == all.set ? all.words
                            : std::string(all.words) + " but " + DescribeElements(all.set - set);
    }
  }
  std::vector<std::string> words;
  for (const NamedSet& group : kGroups) {
    if ((group.set - set).empty()) {
      words.emplace_back(group.words);
      set = set - group.set;
    }
  }
  ForEachType(set, [&](TensorType type) { words.emplace_back(onnx_proto::ElementName(type)); });
  return JoinWords(words);
}

}  // namespace

std::string DescribeTypes(TypeSet set) {
  TypeSet tensors;
  TypeSet sequence_elements;
  TypeSet optional_content;
  std::vector<std::string> others;
  ForEachType(set, [&](TensorType type) {
    if (onnx_proto::IsTensor(type)) {
      tensors = tensors | type;
    } else if (onnx_proto::IsTensorSequence(type)) {
      sequence_elements = sequence_elements | onnx_proto::ElementTypeOf(type);
    } else if (onnx_proto::IsOptional(type)) {
      optional_content = optional_content | onnx_proto::OptionalContent(type);
    } else {
      others.emplace_back(onnx_proto::ToTypeString(type));
    }
  });
  std::string text;
  const auto part = [&text](const std::string& more) {
    if (!text.empty()) text += "; ";
    text += more;
  };
  if (!tensors.empty()) part(DescribeElements(tensors));
  if (!sequence_elements.empty()) part("sequences of " + DescribeElements(sequence_elements));
  if (!optional_content.empty()) part("optionals of (" + DescribeTypes(optional_content) + ")");
  if (!others.empty()) part(JoinWords(others));
  return text;
}

}  // namespace ONNX_LIGHT_NAMESPACE::core::types

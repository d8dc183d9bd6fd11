// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::schema::AttributeType;

namespace {

void CheckPool(Context& ctx) {
  const bool strings = ctx.Attr("pool_strings", AttributeType::STRINGS) != nullptr;
  const bool integers = ctx.Attr("pool_int64s", AttributeType::INTS) != nullptr;
  const TensorType type = ctx.ElementType(0);
  // tfidfvectorizer_c3
  if (strings == integers) {
    ctx.Fault(Code::kAttributeValue, "tfidfvectorizer_c3",
              strings ? "both pool_strings and pool_int64s" : "no pool",
              "either pool_strings or pool_int64s");
  } else if (type != TensorType::kUndefined && strings != (type == TensorType::kString)) {
    ctx.InputFault(Code::kTypeNotAllowed, "tfidfvectorizer_c3", 0,
                   StrCat("elements of type ", onnx_proto::ElementName(type)),
                   strings ? "strings, as pool_strings holds" : "integers, as pool_int64s holds");
  }
}

// Returns one more than the largest entry of `ngram_indexes`; unknown after a fault.
SymDim OutputSize(Context& ctx) {
  const auto indexes = ctx.IntsAttr("ngram_indexes");
  if (!indexes) return SymDim();
  const auto weights = ctx.FloatsAttr("weights");
  // tfidfvectorizer_c4
  if (weights && weights->size() != indexes->size()) {
    ctx.AttrFault(Code::kAttributeValue, "tfidfvectorizer_c4", "weights",
                  StrCat(weights->size(), " weights"),
                  StrCat("one for each of ", indexes->size(), " n-grams"));
  }
  // tfidfvectorizer_c5
  if (indexes->empty() || *std::min_element(indexes->begin(), indexes->end()) < 0) {
    ctx.AttrFault(Code::kAttributeValue, "tfidfvectorizer_c5", "ngram_indexes",
                  indexes->empty() ? "no entries" : "an entry below 0",
                  "at least one entry, and none below 0");
    return SymDim();
  }
  return ctx.Add(*std::max_element(indexes->begin(), indexes->end()), 1);
}

}  // namespace

// The counts of one sequence take a vector; a batch of sequences has a row for each.
void TfIdfVectorizer(Context& ctx) {
  CheckPool(ctx);
  // tfidfvectorizer_c2
  if (ctx.Attr("mode", AttributeType::STRING) != nullptr) {
    RequireOneOf(ctx, "tfidfvectorizer_c2", "mode", {"TF", "IDF", "TFIDF"});
  }
  const SymDim size = OutputSize(ctx);
  // tfidfvectorizer_c1
  if (!ctx.RequireRank("tfidfvectorizer_c1", 0, 1, 2)) return;
  ctx.SetShape(0, ctx.Shape(0)->Rank() == 1 ? SymShape{size} : SymShape{ctx.Size(0, 0), size});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

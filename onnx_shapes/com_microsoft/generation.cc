// SPDX-License-Identifier: Apache-2.0
#include <cstdint>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/elementwise.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// Returns a number that an input of one element gives; unknown where it is none. One below 1 is a
// fault.
SymDim RequirePositive(Context& ctx, size_t input) {
  // generation_c1
  RequireOneElement(ctx, "generation_c1", input);
  SymDim number = InputScalar(ctx, input);
  if (!number.IsInt() || number.AsInt() > 0) return number;
  // generation_c2
  ctx.InputFault(Code::kSize, "generation_c2", input,
                 StrCat(ctx.schema().inputs()[input].name, " ", number.AsInt()), "1 or more");
  return SymDim();
}

// The number of tokens, where the attribute tells.
SymDim VocabularySize(const Context& ctx) {
  const int64_t size = ctx.IntAttr("vocab_size", -1);
  return size > 0 ? SymDim(size) : SymDim();
}

// The beams of each of the batch; `steps` is the number of scored ones.
void SearchBeams(Context& ctx, const SymDim& batch, const SymDim& steps) {
  const SymDim length = RequirePositive(ctx, 1);
  const SymDim beams = RequirePositive(ctx, 3);
  const SymDim returned = RequirePositive(ctx, 4);
  if (beams.IsInt() && returned.IsInt() && returned.AsInt() > beams.AsInt()) {
    // generation_c3
    ctx.InputFault(Code::kSize, "generation_c3", 4,
                   StrCat("num_return_sequences ", returned.AsInt()),
                   StrCat("up to ", beams.AsInt(), ", the number of beams"));
  }
  ctx.SetShape(0, SymShape{batch, returned, length});
  ctx.SetShape(1, SymShape{batch, returned});
  ctx.SetShape(2, SymShape{steps, batch, beams, VocabularySize(ctx)});
}

}  // namespace

// Prompts [batch, sequence], or features of any kind for an encoder.
void BeamSearch(Context& ctx) {
  const bool decoder_only = ctx.IntAttr("model_type") == 0;
  if (decoder_only) {
    // generation_c4
    RankFits(ctx, "generation_c4", 0, 2, 2);
  }
  const SymDim prompt = decoder_only ? ctx.Size(0, 1) : SymDim();
  SearchBeams(ctx, ctx.Size(0, 0), ctx.Sub(InputScalar(ctx, 1), prompt));
}

void WhisperBeamSearch(Context& ctx) {
  SearchBeams(ctx, ctx.Size(0, 0), SymDim());
  ctx.SetShape(4, SymShape{ctx.Size(0, 0)});
}

// Prompts and what follows them, [batch, max_length].
void GreedySearch(Context& ctx) {
  // generation_c4
  RankFits(ctx, "generation_c4", 0, 2, 2);
  ctx.SetShape(0, SymShape{ctx.Size(0, 0), RequirePositive(ctx, 1)});
  ctx.SetShape(1, SymShape{ctx.Size(0, 0), VocabularySize(ctx)});
}

// The scores keep their shape.
void NGramRepeatBlock(Context& ctx) {
  ctx.CopyShape(1, 0);
  SymDim batch, length, vocabulary;
  const ExpectedSize all{&batch, "ngramrepeatblock_c2", "batch sizes"};
  // ngramrepeatblock_c1
  MatchShape(ctx, "ngramrepeatblock_c1", 0, {all, {&length, "", ""}});
  MatchShape(ctx, "ngramrepeatblock_c1", 1, {all, {&vocabulary, "", ""}});
  const int64_t size = ctx.IntAttr("ngram_size");
  if (size > 0) return;
  // ngramrepeatblock_c3
  ctx.AttrFault(Code::kAttributeValue, "ngramrepeatblock_c3", "ngram_size",
                StrCat("ngram_size ", size), "1 or more");
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

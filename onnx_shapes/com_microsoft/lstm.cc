// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/com_microsoft/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The hidden states of all steps, the hidden and the cell state after the last. The weights are
// transposed: a row for each feature of the input or the state.
void DynamicQuantizeLstm(Context& ctx) {
  SymDim directions, length, batch, input, hidden;
  // dynamicquantizelstm_c1
  if (RequireOneOf(ctx, "dynamicquantizelstm_c1", "direction",
                   {"forward", "reverse", "bidirectional"})) {
    directions = ctx.StringAttr("direction") == "bidirectional" ? 2 : 1;
  }
  if (const auto size = ctx.OptionalIntAttr("hidden_size"); size && *size > 0) hidden = *size;
  const ExpectedSize ways{&directions, "dynamicquantizelstm_c3", "numbers of directions"};
  const ExpectedSize features{&input, "dynamicquantizelstm_c3", "input sizes"};
  const ExpectedSize all{&batch, "dynamicquantizelstm_c3", "batch sizes"};
  const ExpectedSize state{&hidden, "dynamicquantizelstm_c3", "hidden sizes"};
  ExpectedSize gates = state;
  gates.factor = 4;
  ExpectedSize biases = state;
  biases.factor = 8;
  ExpectedSize peepholes = state;
  peepholes.factor = 3;
  // dynamicquantizelstm_c2
  MatchShape(ctx, "dynamicquantizelstm_c2", 0, {{&length, "", ""}, all, features});
  MatchShape(ctx, "dynamicquantizelstm_c2", 2, {ways, state, gates});
  MatchShape(ctx, "dynamicquantizelstm_c2", 1, {ways, features, gates});
  MatchShape(ctx, "dynamicquantizelstm_c2", 3, {ways, biases});
  MatchShape(ctx, "dynamicquantizelstm_c2", 4, {all});
  MatchShape(ctx, "dynamicquantizelstm_c2", 7, {ways, peepholes});
  for (const size_t of_weights : {8, 9, 10, 11}) {
    // A column may have parameters of its own.
    if (ctx.Input(of_weights).Rank() == 2) {
      MatchShape(ctx, "dynamicquantizelstm_c2", of_weights, {ways, gates});
    } else {
      MatchShape(ctx, "dynamicquantizelstm_c2", of_weights, {ways});
    }
  }
  for (const size_t initial : {5, 6}) {
    MatchShape(ctx, "dynamicquantizelstm_c2", initial, {ways, all, state});
  }
  ctx.SetShape(0, SymShape{length, directions, batch, hidden});
  for (const size_t last : {1, 2}) ctx.SetShape(last, SymShape{directions, batch, hidden});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

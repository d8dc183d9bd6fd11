// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "absl/strings/match.h"
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;
using core::diagnostics::Quote;
using core::schema::AttributeType;

namespace {

// What tells one recurrent operator from another.
struct Cell {
  int64_t gates;     // Blocks of hidden_size rows in W and R.
  size_t functions;  // Activation functions for each direction.
};

// The sizes that the inputs share.
struct Sizes {
  SymDim directions;
  SymDim length;
  SymDim batch;
  SymDim input;
  SymDim hidden;
};

bool IsActivation(std::string_view name) {
  // Runtimes do not regard upper and lower case.
  constexpr const char* kNames[] = {"Affine",   "Elu",     "HardSigmoid",    "LeakyRelu",
                                    "Relu",     "Sigmoid", "ScaledTanh",     "Softplus",
                                    "Softsign", "Tanh",    "ThresholdedRelu"};
  return std::any_of(std::begin(kNames), std::end(kNames), [&](const char* known) {
    return absl::EqualsIgnoreCase(absl::string_view(name.data(), name.size()), known);
  });
}

// Checks `activations` against the number of directions, if that is known.
void CheckActivations(Context& ctx, const Cell& cell, const SymDim& directions) {
  const AttributeView* activations = ctx.Attr("activations", AttributeType::STRINGS);
  if (activations == nullptr) return;
  const size_t count = activations->strings.size();
  // recurrent_c1
  if (directions.IsInt() && count < cell.functions * static_cast<size_t>(directions.AsInt())) {
    ctx.AttrFault(
        Code::kAttributeValue, "recurrent_c1", "activations", StrCat(count, " activations"),
        StrCat(cell.functions, " for each direction, of which there are ", directions.AsInt()));
  }
  for (const std::string* name : activations->strings) {
    // recurrent_c2
    if (IsActivation(*name)) continue;
    ctx.AttrFault(Code::kAttributeValue, "recurrent_c2", "activations",
                  StrCat("activation ", Quote(*name)),
                  "Affine, Elu, HardSigmoid, LeakyRelu, Relu, Sigmoid, ScaledTanh, Softplus, "
                  "Softsign, Tanh or ThresholdedRelu");
    return;
  }
}

// The number of directions that `direction` states; unknown after a fault.
SymDim Directions(Context& ctx) {
  // The default of GRU-1 is misspelled.
  const AttributeView* own = ctx.Attr("direction", AttributeType::STRING);
  if (own == nullptr) return 1;
  // recurrent_c3
  if (!RequireOneOf(ctx, "recurrent_c3", "direction", {"forward", "reverse", "bidirectional"})) {
    return SymDim();
  }
  return own->s == "bidirectional" ? 2 : 1;
}

// The value of `hidden_size`; unknown without the attribute or after a fault.
SymDim HiddenSize(Context& ctx) {
  const auto hidden = ctx.OptionalIntAttr("hidden_size");
  if (!hidden) return SymDim();
  if (*hidden > 0) return *hidden;
  // recurrent_c4
  ctx.AttrFault(Code::kAttributeValue, "recurrent_c4", "hidden_size",
                StrCat("hidden_size ", *hidden), "1 or more");
  return SymDim();
}

// Holds the inputs against each other and completes what they tell of the sizes.
void MatchInputs(Context& ctx, const Cell& cell, bool batch_first, Sizes* sizes) {
  // recurrent_c6 to recurrent_c12
  const ExpectedSize directions{&sizes->directions, "recurrent_c7", "numbers of directions"};
  const ExpectedSize length{&sizes->length, "recurrent_c8", "sequence lengths"};
  const ExpectedSize batch{&sizes->batch, "recurrent_c8", "batch sizes"};
  const ExpectedSize input{&sizes->input, "recurrent_c9", "input sizes of 'X' and 'W'"};
  const ExpectedSize hidden{&sizes->hidden, "recurrent_c10", "hidden sizes"};
  ExpectedSize gates{&sizes->hidden, "recurrent_c11", "rows and hidden sizes of all gates"};
  gates.factor = cell.gates;
  ExpectedSize biases = gates;
  biases.factor = 2 * cell.gates;
  ExpectedSize peepholes = gates;
  peepholes.factor = 3;
  MatchShape(ctx, "recurrent_c6", 0,
             {batch_first ? batch : length, batch_first ? length : batch, input});
  // R states the hidden size itself, W a multiple of it.
  MatchShape(ctx, "recurrent_c6", 2, {directions, gates, hidden});
  MatchShape(ctx, "recurrent_c6", 1, {directions, gates, input});
  MatchShape(ctx, "recurrent_c6", 3, {directions, biases});
  MatchShape(ctx, "recurrent_c6", 4, {batch});
  for (const size_t state : {5, 6}) {
    MatchShape(ctx, "recurrent_c6", state,
               {batch_first ? batch : directions, batch_first ? directions : batch, hidden});
  }
  MatchShape(ctx, "recurrent_c6", 7, {directions, peepholes});
}

// Y has the hidden states of all steps, Y_h and Y_c have the states after the last one. `layout`
// tells whether the steps or the sequences come first.
void Recurrent(Context& ctx, const Cell& cell) {
  Sizes sizes;
  sizes.directions = Directions(ctx);
  CheckActivations(ctx, cell, sizes.directions);
  sizes.hidden = HiddenSize(ctx);
  const int64_t layout = ctx.IntAttr("layout");
  // recurrent_c5
  if (layout != 0 && layout != 1) {
    ctx.AttrFault(Code::kAttributeValue, "recurrent_c5", "layout", StrCat("layout ", layout),
                  "0 or 1");
    return;
  }
  const bool batch_first = layout == 1;
  MatchInputs(ctx, cell, batch_first, &sizes);
  const auto& [directions, length, batch, input, hidden] = sizes;
  ctx.SetShape(0, batch_first ? SymShape{batch, length, directions, hidden}
                              : SymShape{length, directions, batch, hidden});
  for (const size_t state : {1, 2}) {
    ctx.SetShape(state, batch_first ? SymShape{batch, directions, hidden}
                                    : SymShape{directions, batch, hidden});
  }
}

}  // namespace

void Rnn(Context& ctx) { Recurrent(ctx, {1, 1}); }
void Gru(Context& ctx) { Recurrent(ctx, {3, 2}); }
void Lstm(Context& ctx) { Recurrent(ctx, {4, 3}); }

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

// The output has the shape of the input; the state holds one element fewer than the kernel has.
void CausalConvWithState(Context& ctx) {
  // causalconvwithstate_c1
  RequireOneOf(ctx, "causalconvwithstate_c1", "activation", {"none", "silu", "swish"});
  SymDim batch, channels, length, kernel, state;
  SymDim one = 1;
  const ExpectedSize batches{&batch, "causalconvwithstate_c3", "batch sizes"};
  const ExpectedSize each_channel{&channels, "causalconvwithstate_c4", "numbers of channels"};
  // causalconvwithstate_c2
  MatchShape(ctx, "causalconvwithstate_c2", 0, {batches, each_channel, {&length, "", ""}});
  // causalconvwithstate_c5
  MatchShape(ctx, "causalconvwithstate_c2", 1,
             {each_channel,
              {&one, "causalconvwithstate_c5", "second size of 'weight'"},
              {&kernel, "", ""}});
  MatchShape(ctx, "causalconvwithstate_c2", 2, {each_channel});
  // causalconvwithstate_c6
  if (kernel == SymDim(0)) {
    ctx.InputFault(Code::kSize, "causalconvwithstate_c6", 1, "a kernel of size 0", "1 or more");
    kernel = SymDim();
  }
  state = ctx.Sub(kernel, 1);
  // causalconvwithstate_c7
  MatchShape(ctx, "causalconvwithstate_c2", 3,
             {batches,
              each_channel,
              {&state, "causalconvwithstate_c7", "size of 'past_state' and of the kernel less 1"}});
  ctx.SetShape(0, SymShape{batch, channels, length});
  ctx.SetShape(1, SymShape{batch, channels, state});
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes

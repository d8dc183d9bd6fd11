// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
// Residual connections of several streams: a tensor keeps C streams of width H, which a block reads
// as one mixture and writes to with a weight for each stream.
namespace {

// Adds the types of the operators whose mixing weights have a type of their own.
History& MixTypes(History& op) {
  return op.Attr("num_branches", Int(0), "Number C of joined streams; 0 where they have an axis.")
      .Types("T", types::kFloat16To32, "The type of streams.")
      .Types("M", types::kFloat16To32, "The type of mixing weights.");
}

}  // namespace

void HyperConnectionPreMix(History& op) {
  MixTypes(op.Since(1))
      .Doc(
          "Mixes streams to the input of a block: `Y[h] = reduction_scale * sum_c(streams[c, h] * "
          "pre_mix[c, h])`.")
      .Input("streams", "T", "Streams, `[..., C, H]`, or joined, `[..., C * H]`.")
      .Input("pre_mix", "M",
             "Weight of each stream, `[..., C]` or `[..., C, 1]`, or element, `[..., C, H]`, also "
             "joined.")
      .Output("output", "T", "Mixture, `[..., H]`.")
      .Attr("reduction_scale", Float(1.0F), "Factor of the sum.");
}

void HyperConnectionPostMix(History& op) {
  MixTypes(op.Since(1))
      .Doc(
          "Mixes streams among each other and adds the output of a block to each: `Y[k, h] = "
          "sum_c(stream_mix[c, k] * streams[c, h]) + post_mix[k, h] * block_output[h]`.")
      .Input("streams", "T", "Streams, `[..., C, H]`, or joined, `[..., C * H]`.")
      .Input("block_output", "T", "Output of the block, `[..., H]`.")
      .Input("post_mix", "M",
             "Weight of that output in each stream, `[..., C]` or `[..., C, 1]`, or element, "
             "`[..., C, H]`.")
      .Input("stream_mix", "M",
             "Weight of each old stream in each new one, `[..., C, C]`; without it streams stay as "
             "they are.",
             kOptional)
      .Output("output", "T", "New streams, shaped as the old ones.");
}

void HyperConnectionLowRankMix(History& op) {
  op.Since(1)
      .Doc(
          "Mixes streams to the input of a block by gates that a network of low rank computes from "
          "them. First, where a block came before, its output is added to each stream: `S[c, h] = "
          "streams[c, h] + prev_post_gate[c] * prev_block_output[h]`. The streams, each normalized "
          "by its root mean square, `n = S / rms(S) * norm_scale`, are summed up with gates: "
          "`pre_output[h] = reduction_scale * sum_c(n[c, h] * sigmoid(up(silu(silu_alpha * "
          "down(n))))[c, h])`. The next block's output will be weighted by `post_gate = gate_mul * "
          "sigmoid(inject(n) / gate_div)`. Each step is computed in float and rounded to the type.")
      .Input("streams", "T", "Joined streams, `[..., C * H]`.")
      .Input("norm_scale", "T", "Factors after normalization, `[C * H]`.")
      .Input("down_weight", "T", "Projection to the rank R, `[C * H, R]`.")
      .Input("up_weight", "T", "Projection back from the rank, `[R, C * H]`.")
      .Input("inject_weight", "T", "Projection to a number for each stream, `[C * H, C]`.")
      .Input("prev_block_output", "T",
             "Output of the block before, `[..., H]`; goes with `prev_post_gate`.", kOptional)
      .Input("prev_post_gate", "T",
             "Its weight in each stream, `[..., C]`, the `post_gate` of the call before.",
             kOptional)
      .Output("pre_output", "T", "Input of the next block, `[..., H]`.")
      .Output("post_gate", "T", "Weight of the next block's output in each stream, `[..., C]`.")
      .Output("streams_out", "T", "The streams S, shaped as the input.", kOptional)
      .Attr("epsilon", Float(1e-05F), "Added to the mean square before its root.")
      .Attr("gate_div", Float(1.0F), "Divisor inside the sigmoid of `post_gate`, not zero.")
      .Attr("gate_mul", Float(1.0F), "Factor of that sigmoid.")
      .Attr("num_branches", Required(AttributeType::INT), "Number C of streams.")
      .Attr("reduction_scale", Float(1.0F), "Factor of the sum.")
      .Attr("silu_alpha", Float(1.0F), "Factor of the argument of SiLU.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

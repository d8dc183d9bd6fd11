// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
namespace {

// Adds the tokens, the routing and the activation that MoE and QMoE share.
History& Experts(History& op) {
  return op
      .Input("input", "T", "Tokens, `[tokens, hidden_size]` or `[batch, sequence, hidden_size]`.")
      .Input("router_probs", "T", "Score of each expert for each token, `[tokens, experts]`.")
      .Output("output", "T", "Mixed results, in the shape of the input.")
      .Attr("activation_alpha", Float(1.0F), "Factor alpha in the sigmoid of `swiglu`.")
      .Attr("activation_beta", Float(0.0F), "Addend beta of the linear half of `swiglu`.")
      .Attr("activation_type", Str("relu"),
            "Function between the products: `relu`, `gelu`, `silu`, `swiglu` or `identity`; on "
            "CUDA also `relu2`, the square of ReLU, and `geglu`.")
      .Attr("k", Int(1), "Number of experts per token.")
      .Attr("normalize_routing_weights", Int(0),
            "1 divides the weights of the chosen experts by their sum.")
      .Attr("swiglu_fusion", Int(0),
            "Where the linear half of `swiglu` or `geglu` comes from: 0 from `fc3`, 1 from `fc1` "
            "in turns with the gate, 2 from the second half of `fc1`.")
      .Attr("swiglu_limit", NoDefault(AttributeType::FLOAT),
            "Bound of `swiglu`: the gate is at most that, the linear half within plus and minus "
            "that; no bound by default.")
      .Attr("swiglu_limit_after_activation", Int(0),
            "1 applies the bound to the gate after its activation.")
      .Attr("use_sparse_mixer", Int(0),
            "1 chooses two experts one after the other as SparseMixer does, each weighted by a "
            "softmax over those with a similar score.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.");
}

}  // namespace

void MoE(History& op) {
  Experts(op.Since(1))
      .Doc(
          "Computes a mixture of experts: of several feed-forward networks each token passes "
          "through the k whose scores are highest, and their results are added up with those "
          "scores' softmax as weights. An expert computes `fc2(activation(fc1(x)))`. For `swiglu` "
          "the activation is `g * sigmoid(alpha * g) * (l + beta)` of a gate g and a linear half "
          "l, for `geglu` it is `gelu(g) * l`; `fc1` yields both or `fc3` the linear half.")
      .Input("fc1_experts_weights", "T",
             "First matrices, `[experts, inter_size, hidden_size]`, with twice as many rows where "
             "gate and linear half are fused.")
      .Input("fc1_experts_bias", "T",
             "Biases after the first matrices, `[experts, inter_size]`, or twice that.", kOptional)
      .Input("fc2_experts_weights", "T", "Second matrices, `[experts, hidden_size, inter_size]`.")
      .Input("fc2_experts_bias", "T", "Biases after the second matrices, `[experts, hidden_size]`.",
             kOptional)
      .Input("fc3_experts_weights", "T",
             "Matrices of a linear half that is not fused, `[experts, inter_size, hidden_size]`.",
             kOptional)
      .Input("fc3_experts_bias", "T", "Biases after those, `[experts, inter_size]`.", kOptional);
}

void QMoE(History& op) {
  Experts(op.Since(1))
      .Doc(
          "Computes the mixture of experts of MoE with quantized weights. By `quant_type` they are "
          "integers, `w = (q - zero_point) * scale` with a scale for each row or block of a row, "
          "or small floats, `w = q * scale * global_scale` with the scales given. Integers are "
          "packed from the low bits "
          "of a byte to the high ones, several to a byte where they are short.")
      .Input("fc1_experts_weights", "T1",
             "First matrices, `[experts, rows, hidden_size * bits / 8]`; the rows are "
             "`inter_size`, or twice that where gate and linear half are fused.")
      .Input("fc1_scales", "T2",
             "Scales of the first matrices: one a row, `[experts, rows]`, or one a block, "
             "`[experts, rows, hidden_size / block_size]`; for `fp8` square blocks.",
             kOptional)
      .Input("fc1_experts_bias", "T", "Biases after the first matrices, `[experts, rows]`.",
             kOptional)
      .Input("fc2_experts_weights", "T1",
             "Second matrices, `[experts, hidden_size, inter_size * bits / 8]`.")
      .Input("fc2_scales", "T2", "Scales of the second matrices, arranged as those of the first.",
             kOptional)
      .Input("fc2_experts_bias", "T", "Biases after the second matrices, `[experts, hidden_size]`.",
             kOptional)
      .Input("fc3_experts_weights", "T1",
             "Matrices of a linear half that is not fused, `[experts, inter_size, hidden_size * "
             "bits / 8]`.",
             kOptional)
      .Input("fc3_scales", "T2", "Scales of the third matrices, arranged as those of the first.",
             kOptional)
      .Input("fc3_experts_bias", "T", "Biases after the third matrices, `[experts, inter_size]`.",
             kOptional)
      .Input("fc1_zero_points", "T1",
             "Zero points of the first matrices, one a scale, packed like the integers; by default "
             "the middle of the range, `2^(bits - 1)`.",
             kOptional)
      .Input("fc2_zero_points", "T1", "Zero points of the second matrices, likewise.", kOptional)
      .Input("fc3_zero_points", "T1", "Zero points of the third matrices, likewise.", kOptional)
      .Input("router_weights", "T",
             "Weights to mix the chosen experts with, `[tokens, experts]`; then `router_probs` "
             "only chooses.",
             kOptional)
      .Input("fc1_global_scale", "T4",
             "Scale of each expert's first matrix, `[experts]`, for small floats.", kOptional)
      .Input("fc2_global_scale", "T4",
             "Scale of each expert's second matrix, `[experts]`, for small floats.", kOptional)
      .Input("fc1_act_scale", "T4",
             "Scale for quantizing what the first matrices multiply, `[1]` or `[experts]`.",
             kOptional)
      .Input("fc2_act_scale", "T4",
             "Scale for quantizing what the second matrices multiply, `[1]` or `[experts]`.",
             kOptional)
      .Input("fc1_act_block_scale", "T2",
             "Scales of blocks of what the first matrices multiply, 3-D, as float8e8m0.", kOptional)
      .Input("fc2_act_block_scale", "T2",
             "Scales of blocks of what the second matrices multiply, 3-D, as float8e8m0.",
             kOptional)
      .Attr("accuracy_level", Int(0),
            "Least precision of activations in 4-bit products on a CPU: 0 and 1 float, 4 int8.")
      .Attr("block_size", NoDefault(AttributeType::INT),
            "Number of weights of a row that share a scale: a power of two, at least 16. For `fp8` "
            "the side of a square block; by default the whole row, or for `fp8` the whole matrix.")
      .Attr("expert_weight_bits", Int(4), "Bits of an integer weight: 2, 3, 4 or 8.")
      .Attr("fc1_expert_weight_bits", NoDefault(AttributeType::INT),
            "Bits of the first matrices where they differ from `expert_weight_bits`.")
      .Attr("fc2_expert_weight_bits", NoDefault(AttributeType::INT),
            "Bits of the second matrices where they differ.")
      .Attr("fc3_expert_weight_bits", NoDefault(AttributeType::INT),
            "Bits of the third matrices where they differ.")
      .Attr("quant_type", Str("int"),
            "What weights are: `int`; `fp4`, 4-bit floats in blocks of 32 with float8e8m0 scales; "
            "`nvfp4`, the same in blocks of 16 with float8e4m3fn scales; `fp8`, float8e4m3fn; "
            "`wfp4afp8`, as `fp4` with activations of 8 bits.")
      .Attr("weights_prepacked", Int(-1),
            "Layout of the weights: 0 as described, 1 rearranged for the device, -1 what is usual "
            "for `quant_type`: rearranged for `int`.")
      .Types("T1", types::kUint8 | types::kFloat8e4m3fn,
             "Bytes of packed weights, or weights of `fp8`.")
      .Types("T2", types::kFloat16To32 | types::kFloat8e4m3fn | types::kFloat8e8m0,
             "The type of scales, which `quant_type` decides.")
      .Types("T4", types::kFloat, "The type of scales of whole matrices.");
}

void MoEGroupRouter(History& op) {
  op.Since(1)
      .Doc(
          "Chooses the experts of each token group by group. With `s = sigmoid(logits)`, experts "
          "are ranked by `s + expert_bias`; the `topk_group` groups whose best `group_topk` "
          "experts add up to most are kept, and the `top_k` best experts of these are chosen. "
          "`router_probs` then holds `log(max(s, 1e-20))` for chosen experts, which makes softmax "
          "weigh them by s. Instead, `selection_scores` and `router_weights` together return `s + "
          "expert_bias` and s of all experts, leaving the choice to MoEPacked or QMoE; then there "
          "is one group only.")
      .Input("logits", "T",
             "Router logits, `[..., experts]`, or tokens to project, `[tokens, width]`.")
      .Input("expert_bias", "TF", "Bias of each expert in the choice, `[experts]`.")
      .Input("projection_weight", "T",
             "Projection from tokens to logits, `[experts, width]` with a width that is a multiple "
             "of 256; needs the full scores as outputs.",
             kOptional)
      .Output("router_probs", "T",
              "Logarithms for chosen experts and the sentinel for others, `[tokens, experts]`.",
              kOptional)
      .Output("selection_scores", "TF", "Scores to choose by, `[tokens, experts]`.", kOptional)
      .Output("router_weights", "TF", "Weights to mix by, `[tokens, experts]`.", kOptional)
      .Attr("group_topk", Int(2), "How many of a group's best experts are added up to rank it.")
      .Attr("n_group", Int(1), "Number of groups that experts are divided into.")
      .Attr("router_sentinel", Float(-1e+04F), "Value of experts that are not chosen.")
      .Attr("top_k", Required(AttributeType::INT), "Number of experts per token.")
      .Attr("topk_group", Int(1), "Number of groups per token.")
      .Types("T", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("TF", types::kFloat, "The type of biases and full scores.");
}

void RouterGateUpProj(History& op) {
  op.Since(1)
      .Doc(
          "Computes the router and the gated half of a shared expert by one product: `Y = X * W` "
          "is split into router logits, gate and linear half, and the latter two are joined as "
          "SwiGLU does.")
      .Input("X", "T", "Tokens, `[..., K]`.")
      .Input(
          "W", "T",
          "Columns of router, gate and linear half side by side, `[K, router_size + 2 * inter]`.")
      .Output("router", "T", "Router logits, `[..., router_size]`.")
      .Output("activated", "T", "Joined halves, `[..., inter]`.")
      .Attr("activation", Str("swiglu"), "How the halves are joined: `swiglu`, the only choice.")
      .Attr("activation_alpha", Float(1.0F), "`activation_alpha` of SwiGLU.")
      .Attr("activation_beta", Float(0.0F), "`activation_beta` of SwiGLU.")
      .Attr("limit", Float(0.0F), "`limit` of SwiGLU.")
      .Attr("router_size", Required(AttributeType::INT), "Number of columns that the router has.")
      .Types("T", types::kFloat16 | types::kBfloat16, "16-bit floats.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

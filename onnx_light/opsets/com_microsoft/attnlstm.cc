// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void AttnLSTM(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("X", "T", "TODO")
      .Input("W", "T", "TODO")
      .Input("R", "T", "TODO")
      .Input("B", "T", "TODO", kOptional)
      .Input("sequence_lens", "T1", "TODO", kOptional)
      .Input("initial_h", "T", "TODO", kOptional)
      .Input("initial_c", "T", "TODO", kOptional)
      .Input("P", "T", "TODO", kOptional)
      .Input("QW", "T", "TODO", kOptional)
      .Input("MW", "T", "TODO", kOptional)
      .Input("V", "T", "TODO", kOptional)
      .Input("M", "T", "TODO", kOptional)
      .Input("memory_seq_lens", "T1", "TODO", kOptional)
      .Input("AW", "T", "TODO", kOptional)
      .Output("Y", "T", "TODO", kOptional)
      .Output("Y_h", "T", "TODO", kOptional)
      .Output("Y_c", "T", "TODO", kOptional)
      .Attr("activation_alpha", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("activation_beta", NoDefault(AttributeType::FLOATS), "TODO")
      .Attr("activations", NoDefault(AttributeType::STRINGS), "TODO")
      .Attr("clip", NoDefault(AttributeType::FLOAT), "TODO")
      .Attr("direction", Str("forward"), "TODO")
      .Attr("hidden_size", NoDefault(AttributeType::INT), "TODO")
      .Attr("input_forget", Int(0), "TODO")
      .Types("T", types::kFloat32To64, "TODO")
      .Types("T1", types::kInt32, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

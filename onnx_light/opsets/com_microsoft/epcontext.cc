// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EPContext(History& op) {
  op.Since(1)
      .Doc("TODO")
      .Input("inputs", "T", "TODO", kVariadicOrNone | kHeterogeneous)
      .Output("outputs", "T", "TODO", kVariadic | kHeterogeneous)
      .Attr("embed_mode", Int(1), "TODO")
      .Attr("ep_cache_context", NoDefault(AttributeType::STRING), "TODO")
      .Attr("ep_sdk_version", NoDefault(AttributeType::STRING), "TODO")
      .Attr("hardware_architecture", NoDefault(AttributeType::STRING), "TODO")
      .Attr("main_context", Int(1), "TODO")
      .Attr("max_size", Int(0), "TODO")
      .Attr("notes", NoDefault(AttributeType::STRING), "TODO")
      .Attr("onnx_model_filename", NoDefault(AttributeType::STRING), "TODO")
      .Attr("partition_name", NoDefault(AttributeType::STRING), "TODO")
      .Attr("source", NoDefault(AttributeType::STRING), "TODO")
      .Types("T", types::kNumeric | types::kBool | types::kBfloat16, "TODO");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

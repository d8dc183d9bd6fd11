// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {

void EPContext(History& op) {
  op.Since(1)
      .Doc(
          "Stands for a part of a graph that an execution provider has compiled before. What it "
          "computes is known to that provider alone; the node carries the compiled form or names "
          "the file that holds it.")
      .Input("inputs", "T", "Inputs of the part.", kVariadicOrNone | kHeterogeneous)
      .Output("outputs", "T", "Outputs of the part.", kVariadic | kHeterogeneous)
      .Attr("embed_mode", Int(1),
            "1: `ep_cache_context` is the compiled form; 0: it is a path, relative to the model "
            "file.")
      .Attr("ep_cache_context", NoDefault(AttributeType::STRING), "The compiled form or its path.")
      .Attr("ep_sdk_version", NoDefault(AttributeType::STRING),
            "Version of the kit that compiled it.")
      .Attr("hardware_architecture", NoDefault(AttributeType::STRING),
            "Hardware it was compiled for.")
      .Attr(
          "main_context", Int(1),
          "1 on a node with a compiled form; 0 on one whose part lies in the form of another node.")
      .Attr("max_size", Int(0), "Size limit in the provider's own sense; 0 for none.")
      .Attr("notes", NoDefault(AttributeType::STRING), "Remarks for readers.")
      .Attr("onnx_model_filename", NoDefault(AttributeType::STRING),
            "File of the model it was compiled from.")
      .Attr("partition_name", NoDefault(AttributeType::STRING), "Name of the part.")
      .Attr("source", NoDefault(AttributeType::STRING), "Provider or tool that made it.")
      .Types("T", types::kNumeric | types::kBool | types::kBfloat16,
             "Tensors of numbers or booleans.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

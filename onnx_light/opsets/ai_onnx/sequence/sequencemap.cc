// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void SequenceMap(History& op) {
  op.Since(17)
      .Doc(
          "Runs a subgraph once for each entry of a sequence and gathers its results in sequences: "
          "`out_sequence[k][i] = body(input_sequence[i], additional...[i])[k]`. Additional inputs "
          "that are sequences are as long as the first input and are walked along with it; those "
          "that are tensors are handed unchanged to every run. The runs do not depend on each "
          "other and may happen in any order or at once.")
      .Input("input_sequence", "S", "Sequence whose length decides how often the subgraph runs.")
      .Input("additional_inputs", "V",
             "Further arguments of the subgraph: sequences of the same length, or tensors.",
             kVariadicOrNone | kHeterogeneous)
      .Output("out_sequence", "S",
              "One sequence for each output of the subgraph, entry `i` from run `i`.",
              kVariadic | kHeterogeneous)
      .Attr("body", Required(AttributeType::GRAPH),
            "Subgraph to run; its inputs are those of the node, with an entry in place of each "
            "sequence, and its outputs are single tensors.")
      .Types("S", types::kSequences, "Sequences that can be walked or returned.")
      .Types("V", types::kTensors | types::kSequences, "Tensors, and sequences of tensors.")
      .Function()
      .NonDeterministic();
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

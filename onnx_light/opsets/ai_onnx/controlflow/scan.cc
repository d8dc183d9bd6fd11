// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/ai_onnx/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx {

void Scan(History& op) {
  op.Since(8)
      .Doc(
          "Walks along axis 1 of its scan inputs, runs a subgraph on each slice, and collects "
          "what the subgraph returns. State variables carry values from one slice to the next: "
          "`state..., out... = body(state..., in[b, t]...)`. Axis 0 is the batch; every batch "
          "entry `b` starts from its own initial state and is walked on its own. All scan inputs "
          "agree in both axes. Entries shorter than the longest sequence leave the rest of their "
          "scan outputs unspecified.")
      .Input("sequence_lens", "I",
             "Number of slices to visit in each batch entry, shape `[batch]`; by default all.",
             kOptional)
      .Input("initial_state_and_scan_inputs", "V",
             "First the initial state variables, shape `[batch, ...]`, then the scan inputs, shape "
             "`[batch, sequence, ...]`.",
             kVariadic | kHeterogeneous)
      .Output("final_state_and_scan_outputs", "V",
              "First the state variables after the last slice, then the scan outputs, shape "
              "`[batch, sequence, ...]`.",
              kVariadic | kHeterogeneous)
      .Attr("body", Required(AttributeType::GRAPH),
            "Subgraph run on every slice. Takes the state variables and one slice of each scan "
            "input, returns the new state variables and one slice of each scan output; shapes stay "
            "the same throughout the walk.")
      .Attr("directions", NoDefault(AttributeType::INTS),
            "One flag per scan input: 0 walks it from first to last slice, 1 backwards. All "
            "forward by default.")
      .Attr("num_scan_inputs", Required(AttributeType::INT),
            "How many of the inputs, counted from the end, are scan inputs; the ones before are "
            "state variables.")
      .Types("I", types::kInt64, "The type of sequence lengths.")
      .Types("V", types::kTensors, "Tensors of any element type.")
      .NonDeterministic();
  op.Since(9)  // Without batches and lengths; any axis can be the scanned one.
      .Doc(
          "Walks along one axis of its scan inputs, runs a subgraph on each slice, and collects "
          "what the subgraph returns. State variables carry values from one slice to the next: "
          "`state..., out... = body(state..., in[t]...)`. The scanned axes of all scan inputs have "
          "one length, and a slice lacks that axis. With no state variable this is a map, with no "
          "scan output a fold, with several scan inputs a zip. A pass in both directions is "
          "written by giving one tensor twice, once with the direction reversed.")
      .DropInput("sequence_lens")
      .Input("initial_state_and_scan_inputs", "V",
             "First the initial state variables, then the scan inputs.", kVariadic | kHeterogeneous)
      .Output("final_state_and_scan_outputs", "V",
              "First the state variables after the last slice, then the scan outputs, which have "
              "one slice per step along their output axis.",
              kVariadic | kHeterogeneous)
      .DropAttr("directions")
      .Attr("scan_input_axes", NoDefault(AttributeType::INTS),
            "Axis to walk along, one per scan input; 0 for all by default.")
      .Attr("scan_input_directions", NoDefault(AttributeType::INTS),
            "One flag per scan input: 0 walks from the first slice to the last, 1 from the last to "
            "the first. All forward by default.")
      .Attr("scan_output_axes", NoDefault(AttributeType::INTS),
            "Axis along which slices are put together, one per scan output; 0 for all by default.")
      .Attr("scan_output_directions", NoDefault(AttributeType::INTS),
            "One flag per scan output: 0 appends each new slice, 1 puts it in front. All append by "
            "default.")
      .DropTypes("I");
  op.Since(11)
      .Attr("scan_input_axes", NoDefault(AttributeType::INTS),
            "Axis to walk along, one per scan input, within `[-r, r-1]` for rank `r`, negative "
            "ones counted from the last; 0 for all by default.")
      .Attr("scan_output_axes", NoDefault(AttributeType::INTS),
            "Axis along which slices are put together, one per scan output, negative ones counted "
            "from the last of the collected tensor; 0 for all by default.");
  op.Since(16).Types("V", types::kTensorsIr4);
  op.Since(19).Types("V", types::kTensorsIr9);
  op.Since(21).Types("V", types::kTensorsIr10);
  op.Since(23).Types("V", types::kTensorsIr11);
  op.Since(24).Types("V", types::kTensorsIr12);
  op.Since(25).Types("V", types::kTensorsIr13);
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::ai_onnx

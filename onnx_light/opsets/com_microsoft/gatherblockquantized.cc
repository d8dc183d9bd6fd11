// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void GatherBlockQuantized(History& op) {
  op.Since(1)
      .Doc(
          "Gathers slices of a quantized tensor along an axis and dequantizes them: `output = "
          "(data - zero_point) * scale`, scale and zero point belonging to a block of elements "
          "along another axis. An index out of range yields zeros. The bytes of a uint8 tensor "
          "hold several elements along the last axis, low bits first, where these have fewer than "
          "8 bits; then `gather_axis` is 0.")
      .Input("data", "T1", "Quantized tensor of rank r, at least 1.")
      .Input("indices", "Tind",
             "Indices along `gather_axis`, any shape of rank q; negative ones count from the end.")
      .Input("scales", "T2",
             "Scale of each block, shaped as the data but shorter along `quantize_axis`; for "
             "floats a 1 in the shape is repeated.")
      .Input("zero_points", "T1",
             "Zero point of each block, stored as the data; by default 0, for uint8 the middle of "
             "the range, `2^(bits - 1)`. Floats have none.",
             kOptional)
      .Output("output", "T2",
              "Gathered slices, of rank `q + r - 1`, the shape of the indices standing where "
              "`gather_axis` was.")
      .Attr("bits", Int(4), "Bits of an element in uint8: 2, 4 or 8.")
      .Attr("block_size", Int(128),
            "Number of elements in a block, a power of two, at least 16; 0, for floats only, takes "
            "the whole axis.")
      .Attr("gather_axis", Int(0), "Axis to gather along; a negative one counts from the end.")
      .Attr("quantize_axis", Int(1),
            "Axis that is divided into blocks; a negative one counts from the end.")
      .Types("T1", types::kFloat8 | types::kIntegers4 | types::kUint8 | types::kFloat4e2m1,
             "Quantized integers and floats of 4 and 8 bits.")
      .Types("T2", types::kFloat16To32, "Tensors of at most 32-bit floats.")
      .Types("Tind", types::kIndices, "The type of indices.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

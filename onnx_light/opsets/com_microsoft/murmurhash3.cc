// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void MurmurHash3(History& op) {
  op.Since(1)
      .Doc(
          "Hashes each element to 32 bits by the function MurmurHash3_x86_32, applied to its "
          "bytes, of a string to those of its UTF-8 form. Such hashes serve tables and features, "
          "not security.")
      .Input("X", "T1", "Elements to hash, any shape.")
      .Output("Y", "T2", "Hashes, in the shape of X.")
      .Attr("positive", Int(1), "1 returns uint32, 0 the same bits as int32.")
      .Attr("seed", Int(0), "Seed of the function, a number of 32 bits without sign.")
      .Types("T1", types::kIntegers32To64 | types::kFloat32To64 | types::kString,
             "Numbers of 32 and 64 bits and strings.")
      .Types("T2", types::kInt32 | types::kUint32, "The type of hashes, by `positive`.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft

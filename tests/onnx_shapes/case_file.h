// SPDX-License-Identifier: Apache-2.0
//
// One-line cases of shape rules.
//
//   # The shape may copy sizes and leave one to be computed.
//   Reshape-14 (float[B,S,64], int64[4]={0,0,4,-1}) -> float[B,S,4,16]
//   Gemm-13 {transB=1} (float[M,K], float[N,K], _) -> float[M,N]
//   Split-18 {axis=0, num_outputs=2} (float[6]) -> float[3], float[3]
//   MatMul-13 (float[2,3], float[4,5]) -> !size  # matmul_c2
//   Add-14 (float[2,3], float[4]) -> float[2,?] !size  # broadcast_c1
//
// The version is the schema's own or any later one of the domain. Attributes: numbers (with a point
// or exponent for floats), "strings", [lists], tensors (float[2]={1,2}), as `type:` value types
// and, as `graph:`, subgraphs by their number of inputs and their outputs, of which `$1` is the
// second input as it is given (graph:2(bool[], $1)).
// Elements are numbers, symbols and, in floating point, fractions of them: float[2]={N/2,3}.
// A size may be a sum of products: float[2*N-1].
// `_` is an input left out; `?` alone is a value of which nothing is known; `[...]` is an unknown
// rank and `?` an unknown size. A made-up size prints as `?`. The outputs after -> tell how many
// the node has; `_` is one left out. `!code` is the finding expected, with its label in the
// comment; the outputs before it may be omitted.
#pragma once

#include <string>
#include <vector>

namespace onnx_light_tests {

/// One line of a case file.
struct CaseLine {
  std::string file;
  int line = 0;
  std::string text;   ///< Without the comment.
  std::string label;  ///< The word after '#', or empty.
};

/// Reads every case of every *.txt file in a folder.
std::vector<CaseLine> ReadCases(const std::string& folder);

/// Whose case a line is.
struct CaseOperator {
  std::string domain = "ai.onnx";
  std::string op_type;
  int version = 0;
};

/// Reads the operator of a case.
CaseOperator OperatorOf(const CaseLine& line);

/// What a run of one case gave.
struct CaseResult {
  std::string outputs;                ///< Printed as a case's right side.
  std::vector<std::string> findings;  ///< "code label" each.
  std::string expected;               ///< The outputs of the case; empty where it has none.
  std::string finding;                ///< The code of the case; empty where it is valid.
};

/// Runs a case; throws std::runtime_error for one that cannot be parsed.
CaseResult RunCase(const CaseLine& line);

}  // namespace onnx_light_tests

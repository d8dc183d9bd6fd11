// SPDX-License-Identifier: Apache-2.0
//
// Runs the cases that the other verifier tests list.
#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

TEST_P(VerifierCases, HaveTheseFindings) {
  EXPECT_THAT(LinesOf(VerifyModel(ModelOf(GetParam()))),
              ::testing::ElementsAreArray(GetParam().findings));
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing

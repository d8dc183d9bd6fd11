// SPDX-License-Identifier: Apache-2.0
//
// Operator set messages under a name of the onnx package; see onnx_pb.h.

#pragma once

#include "onnx/onnx-operators-ml.pb.h"

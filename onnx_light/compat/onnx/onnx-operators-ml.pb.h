// SPDX-License-Identifier: Apache-2.0
//
// Operator set messages under a name of the onnx package; see onnx_pb.h.

#pragma once

#include "onnx/onnx-ml.pb.h"
#include "proto/onnx_light_operators.pb.h"

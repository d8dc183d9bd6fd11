// SPDX-License-Identifier: Apache-2.0
//
// Model messages under a name of the onnx package; see onnx_pb.h.

#pragma once

#include "onnx/onnx-ml.pb.h"

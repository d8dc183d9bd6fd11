// SPDX-License-Identifier: Apache-2.0
//
// Messages of sequences, maps and optionals under a name of the onnx package; see onnx_pb.h.

#pragma once

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx_pb.h"

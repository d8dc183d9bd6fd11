// SPDX-License-Identifier: Apache-2.0
//
// Model messages under a name of the onnx package; see onnx_pb.h.

#pragma once

#include "onnx_light/core/namespace.h"
#include "proto/onnx_light.pb.h"

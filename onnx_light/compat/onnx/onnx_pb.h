// SPDX-License-Identifier: Apache-2.0
//
// Lets a program that was written against the onnx package's header of this name use the messages
// of this library: put the folder above this one first on the include path, or link
// onnx_light::compat. The headers beside this one do the same for their names.
//
//   #include "onnx/onnx_pb.h"
//   onnx::ModelProto model;  // or ONNX_NAMESPACE::ModelProto
//
// A translation unit can use either package, not both.

#pragma once

#include "onnx/onnx-ml.pb.h"

// Such a program may mark declarations of its own with these.
#ifndef ONNX_EXPORT
#define ONNX_EXPORT ONNX_LIGHT_API
#endif
#ifndef ONNX_IMPORT
#define ONNX_IMPORT ONNX_LIGHT_API
#endif

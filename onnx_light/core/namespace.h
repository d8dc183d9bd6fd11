// SPDX-License-Identifier: Apache-2.0
//
// Names the namespace of the library and marks its public symbols. Every header of the project
// includes this one and nothing here includes anything. Macros and an alias only: no ownership, no
// state, safe everywhere.
//
//   namespace ONNX_LIGHT_NAMESPACE::core::schema {
//   ONNX_LIGHT_API bool IsKnownDomain(std::string_view domain);
//   }
//
// All objects of one program must agree on ONNX_LIGHT_NAMESPACE; the CMake targets export it.

#ifndef ONNX_LIGHT_CORE_NAMESPACE_H_
#define ONNX_LIGHT_CORE_NAMESPACE_H_

// Namespace of the library and of its protobuf package; set by the build option of the same name.
#ifndef ONNX_LIGHT_NAMESPACE
#define ONNX_LIGHT_NAMESPACE onnx_light
#endif

// Spellings that programs written for the onnx package use.
#ifndef ONNX_NAMESPACE
#define ONNX_NAMESPACE ONNX_LIGHT_NAMESPACE
#endif

#ifndef ONNX_ML
#define ONNX_ML 1
#endif

// Keeps a declaration visible outside a shared library built with hidden visibility.
#if defined(__GNUC__)
#define ONNX_LIGHT_API __attribute__((visibility("default")))
#else
#define ONNX_LIGHT_API
#endif

#ifndef ONNX_API
#define ONNX_API ONNX_LIGHT_API
#endif

namespace ONNX_LIGHT_NAMESPACE {}

// The preprocessor cannot compare two names. It can paste the namespace to a prefix and test
// whether the result is the one macro defined here.
#define ONNX_LIGHT_NAMESPACE_IS_onnx 1
#define ONNX_LIGHT_PASTE_EXPANDED(a, b) a##b
#define ONNX_LIGHT_PASTE(a, b) ONNX_LIGHT_PASTE_EXPANDED(a, b)

#if !ONNX_LIGHT_PASTE(ONNX_LIGHT_NAMESPACE_IS_, ONNX_LIGHT_NAMESPACE)
// Lets code that says `onnx::` reach this library. An alias cannot be reopened: code that declares
// something inside `namespace onnx { }` needs a build with ONNX_LIGHT_NAMESPACE=onnx.
namespace onnx = ONNX_LIGHT_NAMESPACE;
#endif

#endif  // ONNX_LIGHT_CORE_NAMESPACE_H_

// SPDX-License-Identifier: Apache-2.0
//
// Makes a C++ type a value record in Python: named fields that cannot be set, a repr that shows
// them, equality and hash by value, and matching by position.
//
//   Record<Place>(module, "Place", "Where something is.")
//       .Field("line", &LineOf, "def line(self) -> int | None", "Line, counted from 1.")
//       .Field("file", &FileOf, "def file(self) -> str", "Name of the file.");
//
// Used while the module is made, under the lock of the interpreter.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <string_view>

#include "onnx_light/core/namespace.h"

namespace ONNX_LIGHT_NAMESPACE::python {

/// Returns text that may come from a file; bytes that are not UTF-8 show as \xNN.
inline nanobind::object Text(std::string_view text) {
  return nanobind::steal(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "backslashreplace"));
}

/// Returns None for an empty text.
inline nanobind::object TextOrNone(std::string_view text) {
  return text.empty() ? nanobind::none() : Text(text);
}

/// Returns the entries of a range, each converted, as a tuple.
template <typename Range, typename Convert>
nanobind::tuple TupleOf(const Range& entries, Convert convert) {
  nanobind::list list;
  for (const auto& entry : entries) list.append(convert(entry));
  return nanobind::tuple(list);
}

// What the records have in common; their class lists the fields in __match_args__.
nanobind::str RecordRepr(nanobind::handle record);
bool RecordsEqual(nanobind::handle a, nanobind::handle b);
Py_hash_t RecordHash(nanobind::handle record);

/// Builds the class of a record.
template <typename T>
class Record {
 public:
  Record(nanobind::module_& module, const char* name, const char* doc)
      : class_(module, name, nanobind::is_final(), doc) {
    class_.attr("__match_args__") = nanobind::tuple();
    class_.def("__repr__", &RecordRepr, nanobind::sig("def __repr__(self) -> str"));
    class_.def("__eq__", &RecordsEqual,
               nanobind::sig("def __eq__(self, other: object, /) -> bool"));
    class_.def("__hash__", &RecordHash, nanobind::sig("def __hash__(self) -> int"));
  }

  /// Adds a field with the signature of its getter, for example "def line(self) -> int".
  template <typename Getter>
  Record& Field(const char* name, Getter getter, const char* signature, const char* doc) {
    class_.def_prop_ro(name, getter, nanobind::for_getter(nanobind::sig(signature)),
                       nanobind::rv_policy::reference_internal, doc);
    class_.attr("__match_args__") += nanobind::make_tuple(name);
    return *this;
  }

  /// Sets what str() gives.
  template <typename Getter>
  Record& Str(Getter getter) {
    class_.def("__str__", getter, nanobind::sig("def __str__(self) -> str"));
    return *this;
  }

 private:
  nanobind::class_<T> class_;
};

}  // namespace ONNX_LIGHT_NAMESPACE::python

// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/python/record.h"

#include <nanobind/stl/string.h>

namespace ONNX_LIGHT_NAMESPACE::python {
namespace {

namespace nb = nanobind;

nb::object NamesOf(nb::handle record) { return record.type().attr("__match_args__"); }

nb::tuple ValuesOf(nb::handle record) {
  nb::list values;
  for (const nb::handle name : NamesOf(record)) values.append(nb::getattr(record, name));
  return nb::tuple(values);
}

}  // namespace

// Fields without a meaning are left out: a place has ten of them and few apply.
nb::str RecordRepr(nb::handle record) {
  std::string text = nb::cast<std::string>(record.type().attr("__name__")) + "(";
  const char* separator = "";
  for (const nb::handle name : NamesOf(record)) {
    const nb::object value = nb::getattr(record, name);
    if (value.is_none()) continue;
    text += separator;
    text += nb::str(name).c_str();
    text += '=';
    text += nb::repr(value).c_str();
    separator = ", ";
  }
  return nb::str((text + ")").c_str());
}

bool RecordsEqual(nb::handle a, nb::handle b) {
  return a.type().is(b.type()) && ValuesOf(a).equal(ValuesOf(b));
}

Py_hash_t RecordHash(nb::handle record) { return nb::hash(ValuesOf(record)); }

}  // namespace ONNX_LIGHT_NAMESPACE::python

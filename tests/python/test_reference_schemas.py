# SPDX-License-Identifier: Apache-2.0
"""`schema dump` equals what the onnx and onnxruntime wheels say, field by field."""

import json
import struct
import subprocess

import pytest

UNBOUNDED = 2**31 - 1


@pytest.fixture(scope="module")
def dump(cli):
    done = subprocess.run([cli, "schema", "dump", "--no-docs"], check=True, stdout=subprocess.PIPE)
    return {(r["domain"], r["name"], r["since_version"]): r for r in json.loads(done.stdout)}


def plain(value):
    """An enumerator's name, bytes as text, floats as the nearest float, anything else as it is."""
    if isinstance(value, float):
        return struct.unpack("f", struct.pack("f", value))[0]
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, list):
        return [plain(v) for v in value]
    return value


def enumerator(value):
    return str(value).rsplit(".", 1)[-1]


def default_of(attribute, get_value):
    if hasattr(attribute, "default_value"):
        proto = attribute.default_value
    else:  # onnxruntime hands out the serialized message.
        import onnx

        proto = onnx.AttributeProto.FromString(attribute._default_value)
    return plain(get_value(proto)) if proto.name else None


def parameters(formal, facts):
    result = []
    for p in formal:
        entry = {"name": p.name, "type": p.type_str if hasattr(p, "type_str") else p.typeStr,
                 "option": enumerator(p.option),
                 "homogeneous": p.is_homogeneous if hasattr(p, "is_homogeneous")
                 else p.isHomogeneous}
        if facts:
            entry["min_arity"] = p.min_arity
            entry["differentiation"] = enumerator(p.differentiation_category)
        result.append(entry)
    return result


def reference(schema, facts, get_value):
    """The facts of upstream's schema; `facts` for those that only onnx states."""
    def count(n):
        return "inf" if n == UNBOUNDED else n

    record = {
        "deprecated": schema.deprecated,
        "min_input": schema.min_input, "max_input": count(schema.max_input),
        "min_output": schema.min_output, "max_output": count(schema.max_output),
        "inputs": parameters(schema.inputs, facts), "outputs": parameters(schema.outputs, facts),
        "type_constraints": {c.type_param_str: sorted(c.allowed_type_strs)
                             for c in schema.type_constraints},
        "attributes": {name: {"type": enumerator(a.type), "required": a.required,
                              "default": default_of(a, get_value)}
                       for name, a in schema.attributes.items()},
    }
    if facts:
        record["has_function"] = schema.has_function or schema.has_context_dependent_function
        record["node_determinism"] = enumerator(schema.node_determinism)
        record["support_level"] = enumerator(schema.support_level)
    return record


def ours(record, facts):
    def entries(listed):
        keep = ("name", "type", "option", "homogeneous") + (
            ("min_arity", "differentiation") if facts else ())
        return [{k: p[k] for k in keep} for p in listed]

    result = {k: record[k] for k in ("deprecated", "min_input", "max_input", "min_output",
                                     "max_output")}
    result["inputs"] = entries(record["inputs"])
    result["outputs"] = entries(record["outputs"])
    result["type_constraints"] = {c["name"]: c["types"] for c in record["type_constraints"]}
    result["attributes"] = {a["name"]: {"type": a["type"], "required": a["required"],
                                        "default": plain(a["default"])}
                            for a in record["attributes"]}
    if facts:
        for key in ("has_function", "node_determinism", "support_level"):
            result[key] = record[key]
    return result


def differences(ours_by_key, theirs_by_key):
    lines = [f"{key}: missing here" for key in theirs_by_key.keys() - ours_by_key.keys()]
    lines += [f"{key}: unknown upstream" for key in ours_by_key.keys() - theirs_by_key.keys()]
    for key in ours_by_key.keys() & theirs_by_key.keys():
        for field, theirs in theirs_by_key[key].items():
            if ours_by_key[key][field] != theirs:
                lines.append(f"{key} {field}: {ours_by_key[key][field]} instead of {theirs}")
    return sorted(lines)


def test_onnx(dump):
    onnx = pytest.importorskip("onnx")
    theirs = {(s.domain or "ai.onnx", s.name, s.since_version):
              reference(s, True, onnx.helper.get_attribute_value)
              for s in onnx.defs.get_all_schemas_with_history()}
    own = {key: ours(r, True) for key, r in dump.items() if key[0].startswith("ai.onnx")}
    assert differences(own, theirs) == []


def test_com_microsoft(dump):
    onnx = pytest.importorskip("onnx")
    state = pytest.importorskip("onnxruntime.capi.onnxruntime_pybind11_state")
    theirs = {(s.domain, s.name, s.since_version):
              reference(s, False, onnx.helper.get_attribute_value)
              for s in state.get_all_operator_schema() if s.domain == "com.microsoft"}
    own = {key: ours(r, False) for key, r in dump.items() if key[0] == "com.microsoft"}
    assert differences(own, theirs) == []
    for key, record in dump.items():
        if key[0] == "com.microsoft":
            assert record["has_function"] is None and record["node_determinism"] is None
            assert all(p["min_arity"] is None and p["differentiation"] is None
                       for p in record["inputs"] + record["outputs"])


def test_a_difference_is_found(dump):
    key = ("ai.onnx", "Clip", 13)
    own = {key: ours(dump[key], True)}
    changed = {key: dict(own[key], min_input=2)}
    assert differences(own, changed) == [f"{key} min_input: 1 instead of 2"]

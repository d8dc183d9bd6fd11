# SPDX-License-Identifier: Apache-2.0
"""check_model and get_schema: what they take, what they return, what they raise."""

import math
import os
import pathlib
import struct
import threading

import pytest

import onnx_light

CASES = pathlib.Path(__file__).parents[1] / "cases"
VALID = CASES / "B97n_ir4_initializer_not_input.onnx"
FAULTY = CASES / "B87_three_errors.onnx"


class Message:
    def __init__(self, data):
        self.data = data

    def SerializeToString(self):
        return self.data


@pytest.mark.parametrize("convert", [
    str, pathlib.Path, pathlib.Path.read_bytes, lambda p: bytearray(p.read_bytes()),
    lambda p: memoryview(p.read_bytes()), lambda p: Message(p.read_bytes()),
], ids=["str", "Path", "bytes", "bytearray", "memoryview", "message"])
def test_check_model_takes_paths_bytes_and_messages(convert):
    assert onnx_light.check_model(convert(VALID)) == []
    expected = onnx_light.check_model(FAULTY)
    assert expected and onnx_light.check_model(convert(FAULTY)) == expected


def test_check_model_takes_a_message_of_the_onnx_package():
    onnx = pytest.importorskip("onnx")
    model = onnx.load(FAULTY)
    assert onnx_light.check_model(model) == onnx_light.check_model(FAULTY)


def test_a_diagnostic_is_a_frozen_record():
    (finding,) = [d for d in onnx_light.check_model(FAULTY) if d.code == "unknown-attribute"]
    assert (finding.id, finding.severity) == ("OL203", "error")
    assert finding.found and finding.expected and finding.message
    assert finding.location.op_type == "Softmax" and finding.location.attribute == "axes"
    assert finding.location.graph == "main" and finding.location.value is None
    assert str(finding).startswith("node 'bad_attr' (ai.onnx::Softmax-13)")
    assert finding.id in str(finding) and finding.hint in str(finding)
    assert repr(finding).startswith("Diagnostic(id='OL203', code='unknown-attribute', ")
    assert "value=" not in repr(finding.location)
    with pytest.raises(AttributeError):
        finding.code = "other"
    with pytest.raises(AttributeError):
        finding.other = 1
    with pytest.raises(TypeError):
        onnx_light.Diagnostic()


def test_records_compare_and_hash_by_value():
    first, second = onnx_light.check_model(FAULTY), onnx_light.check_model(FAULTY)
    assert first == second and set(first) == set(second)
    assert first[0] is not second[0] and first[0] != first[1]
    assert first[0] != str(first[0])
    assert onnx_light.get_schema("Clip") == onnx_light.get_schema("Clip", 13, "ai.onnx")
    assert onnx_light.get_schema("Clip") != onnx_light.get_schema("Clip", 12)


def test_a_location_outlives_its_diagnostic():
    location = onnx_light.check_model(FAULTY)[0].location
    assert location == onnx_light.check_model(FAULTY)[0].location


def test_records_match_patterns():
    assert onnx_light.Diagnostic.__match_args__[:3] == ("id", "code", "severity")
    clip = onnx_light.get_schema("Clip")
    assert clip.__match_args__[:2] == ("name", "domain")
    assert [getattr(clip, name) for name in clip.__match_args__]


@pytest.mark.parametrize("path", ["no/such/file.onnx", "/", b"\xff".decode(errors="surrogateescape")])
def test_what_cannot_be_read_is_a_finding(path):
    (finding,) = onnx_light.check_model(path)
    assert finding.code == "unreadable"


@pytest.mark.parametrize("data", [b"", b"\xff", b"onnx", os.urandom(1000)])
def test_bytes_that_are_no_model_are_a_finding(data):
    (finding,) = onnx_light.check_model(data)
    assert finding.code == "unreadable"


def test_names_that_are_no_text_are_shown(tmp_path):
    # A node with the name "\xff": a message of fields 1 to 4, in a graph, in a model.
    def field(number, data):
        return bytes([number << 3 | 2, len(data)]) + data

    node = field(1, b"nowhere") + field(2, b"y") + field(3, b"\xff") + field(4, b"Relu")
    model = b"\x08\x08" + field(7, field(1, node) + field(2, b"g")) + field(8, b"\x10\x11")
    findings = onnx_light.check_model(model)
    assert any(d.location.node_name == "\\xff" for d in findings), findings


def test_weights_of_codes_can_be_changed():
    codes = {d.code for d in onnx_light.check_model(FAULTY)}
    assert onnx_light.check_model(FAULTY, severities=dict.fromkeys(codes, "ignored")) == []
    warned = onnx_light.check_model(FAULTY, severities={"OL203": "warning"})
    assert [d.severity for d in warned if d.code == "unknown-attribute"] == ["warning"]
    with pytest.raises(ValueError, match="did you mean 'unknown-attribute'"):
        onnx_light.check_model(FAULTY, severities={"unknown-atribute": "error"})
    with pytest.raises(ValueError, match="found severity 'fatal'"):
        onnx_light.check_model(FAULTY, severities={"unknown-attribute": "fatal"})
    for severities in ([("unknown-attribute", "error")], "error", 5, {5: "error"},
                       {"unknown-attribute": None}, {"unknown-attribute": b"error"}):
        with pytest.raises(TypeError, match="mapping of str to str"):
            onnx_light.check_model(FAULTY, severities=severities)


def test_paths_are_those_of_open():
    for check in (onnx_light.check_model, onnx_light.check_extension):
        with pytest.raises(ValueError):
            check("a\0b")


def test_external_data_is_looked_up_in_the_folder():
    model = (CASES / "B68b_external_length_vs_shape.onnx").read_bytes()
    assert {d.code for d in onnx_light.check_model(model, base_dir=CASES)} == {"external-data"}
    fitting = (CASES / "B68n_external_ok.onnx").read_bytes()
    assert onnx_light.check_model(fitting, base_dir=str(CASES)) == []
    missing = onnx_light.check_model(fitting, base_dir=CASES.parent)
    assert {d.code for d in missing} == {"external-data"}


def test_wrong_types_are_refused():
    for model in (None, 3, object(), ["model.onnx"]):
        with pytest.raises(TypeError, match="expected a path, bytes, or a message"):
            onnx_light.check_model(model)
    with pytest.raises(TypeError, match="base_dir"):
        onnx_light.check_model(VALID, base_dir=3)
    with pytest.raises(ValueError):
        onnx_light.check_model("a\0b")


def test_errors_of_serialization_come_through():
    class Broken:
        def SerializeToString(self):
            raise OverflowError("too large")

    with pytest.raises(OverflowError, match="too large"):
        onnx_light.check_model(Broken())


def test_models_are_checked_on_many_threads():
    results = [None] * 8

    def check(i):
        results[i] = [onnx_light.check_model(FAULTY) for _ in range(20)]

    threads = [threading.Thread(target=check, args=(i,)) for i in range(len(results))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = onnx_light.check_model(FAULTY)
    assert all(found == expected for result in results for found in result)


def test_get_schema_returns_the_version_in_force():
    versions = {v: onnx_light.get_schema("Clip", v).since_version for v in (1, 5, 6, 11, 12, 13, 28)}
    assert versions == {1: 1, 5: 1, 6: 6, 11: 11, 12: 12, 13: 13, 28: 13}
    assert onnx_light.get_schema("Clip").since_version == 13
    for version in (29, 2**31 - 1, 2**40, 2**70):
        assert onnx_light.get_schema("Clip", version).since_version == 13
    for version in (0, -1, -2**40, -2**70):
        with pytest.raises(onnx_light.SchemaError):
            onnx_light.get_schema("Clip", version)
    for version in (1.5, "12"):
        with pytest.raises(TypeError):
            onnx_light.get_schema("Clip", version)
    assert onnx_light.get_schema("Clip", max_inclusive_version=12, domain="ai.onnx").doc
    assert onnx_light.get_schema("ZipMap", domain="ai.onnx.ml").domain == "ai.onnx.ml"


def test_a_schema_holds_the_facts():
    clip = onnx_light.get_schema("Clip", 12)
    assert str(clip) == "Clip-12(input: T, min?: T, max?: T) -> (output: T)"
    assert (clip.name, clip.domain) == ("Clip", "ai.onnx")
    assert [p.name for p in clip.inputs] == ["input", "min", "max"]
    assert [p.option for p in clip.inputs] == ["Single", "Optional", "Optional"]
    assert (clip.min_input, clip.max_input, clip.min_output, clip.max_output) == (1, 3, 1, 1)
    assert clip.type_constraints[0].name == "T"
    assert list(clip.type_constraints[0].types) == sorted(clip.type_constraints[0].types)
    assert clip.attributes == () and clip.has_function is False
    assert clip.node_determinism == "Deterministic" and clip.support_level == "COMMON"
    assert not clip.deprecated and onnx_light.get_schema("Upsample").deprecated


def test_defaults_have_the_kind_of_their_attribute():
    def default(op, name, version=None):
        return {a.name: a for a in onnx_light.get_schema(op, version).attributes}[name].default

    assert default("Concat", "axis") is None
    assert default("Gemm", "transA") == 0
    assert default("AveragePool", "auto_pad") == "NOTSET"
    assert default("MeanVarianceNormalization", "axes") == (0, 2, 3)
    assert default("RNN", "activations") == ("Tanh", "Tanh")
    assert default("Clip", "max", 6) == struct.unpack("f", b"\xff\xff\x7f\x7f")[0]
    assert default("LeakyRelu", "alpha") == struct.unpack("f", struct.pack("f", 0.01))[0]


def test_what_has_no_limit_or_is_not_stated_is_none():
    concat = onnx_light.get_schema("Concat")
    assert concat.max_input is None and concat.inputs[0].option == "Variadic"
    theirs = onnx_light.get_schema("FusedMatMul", domain="com.microsoft")
    assert theirs.has_function is None and theirs.node_determinism is None
    assert {(p.min_arity, p.differentiation) for p in theirs.inputs} == {(None, None)}


@pytest.mark.parametrize("arguments, text", [
    (("Clp",), "did you mean 'Clip'"),
    (("ZipMap",), "lives in domain 'ai.onnx.ml'"),
    (("Range", 10), "exists since 11"),
    (("Clip", 13, "no.such.domain"), "lives in domain 'ai.onnx'"),
])
def test_a_failed_look_up_explains_itself(arguments, text):
    with pytest.raises(onnx_light.SchemaError, match=text):
        onnx_light.get_schema(*arguments)
    assert issubclass(onnx_light.SchemaError, LookupError)


def test_every_schema_can_be_shown():
    for domain, names in {"": ["Conv", "If", "LSTM"], "ai.onnx.ml": ["TreeEnsemble"]}.items():
        for name in names:
            schema = onnx_light.get_schema(name, domain=domain)
            assert repr(schema) and str(schema).startswith(name)
            for attribute in schema.attributes:
                assert attribute.description and repr(attribute)
                if attribute.type == "FLOAT" and attribute.default is not None:
                    assert math.isfinite(attribute.default)

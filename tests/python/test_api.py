# SPDX-License-Identifier: Apache-2.0
"""The Python package: what it answers, what it refuses, and what it loads."""

import os
import pathlib
import subprocess
import sys

import pytest

import onnx_light

CASES = pathlib.Path(__file__).parents[1] / "cases"
VALID = CASES / "B97n_ir4_initializer_not_input.onnx"
FAULTY = CASES / "B87_three_errors.onnx"


def test_a_model_is_taken_as_path_bytes_or_message():
    by_path = onnx_light.check_model(FAULTY)
    assert [d.code for d in by_path][:1] == ["unknown-attribute"]
    assert onnx_light.check_model(str(FAULTY)) == by_path
    assert onnx_light.check_model(FAULTY.read_bytes()) == by_path
    onnx = pytest.importorskip("onnx")
    assert onnx_light.check_model(onnx.load(FAULTY)) == by_path
    assert onnx_light.check_model(VALID) == []


def test_a_diagnostic_tells_code_place_and_way_out():
    finding = onnx_light.check_model(FAULTY)[0]
    assert (finding.id, finding.code, finding.severity) == ("OL203", "unknown-attribute", "error")
    assert finding.location.node_name == "bad_attr" and finding.location.op_type == "Softmax"
    assert finding.location.attribute == "axes" and finding.location.value is None
    assert finding.hint == "did you mean 'axis'?"
    assert "bad_attr" in str(finding) and "OL203" in str(finding)
    with pytest.raises(AttributeError):
        finding.code = "other"


@pytest.mark.parametrize("wrong", [None, 3, 1.5, [], object()])
def test_another_argument_is_a_type_error(wrong):
    with pytest.raises(TypeError):
        onnx_light.check_model(wrong)


def test_a_missing_file_is_told():
    try:
        findings = onnx_light.check_model(CASES / "no_such_file.onnx")
    except OSError:
        return
    assert [d.code for d in findings] == ["unreadable"]


def test_schemas():
    clip = onnx_light.get_schema("Clip")
    assert (clip.name, clip.domain, clip.since_version) == ("Clip", "ai.onnx", 13)
    assert onnx_light.get_schema("Clip", 12).since_version == 12
    assert onnx_light.get_schema("Clip", max_inclusive_version=11, domain="ai.onnx").since_version == 11
    assert [p.name for p in clip.inputs] == ["input", "min", "max"]
    assert clip.type_constraints[0].name == "T"
    scaler = onnx_light.get_schema("Scaler", domain="ai.onnx.ml")
    assert {a.name for a in scaler.attributes} == {"offset", "scale"}
    assert "Clip-13" in str(clip)


@pytest.mark.parametrize("arguments, text", [(("Clop",), "Clip"), (("Mish", 13), "18"),
                                             (("ZipMap",), "ai.onnx.ml")])
def test_an_unknown_schema_explains_itself(arguments, text):
    with pytest.raises(onnx_light.SchemaError, match=text):
        onnx_light.get_schema(*arguments)


def test_the_import_is_light():
    program = ("import sys; before = set(sys.modules); import onnx_light; "
               "print(' '.join(set(sys.modules) - before))")
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True,
                          env=os.environ)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert not loaded & {"numpy", "onnx", "onnxruntime", "google"}


def test_every_public_name_is_typed():
    package = pathlib.Path(onnx_light.__file__).parent
    stub = (package / "_onnx_light.pyi").read_text()
    assert (package / "py.typed").exists()
    for name in onnx_light.__all__:
        assert f"def {name}" in stub or f"class {name}" in stub or f"{name}:" in stub, name


def test_the_module_exports_its_init_function_alone():
    package = pathlib.Path(onnx_light.__file__).parent
    (module,) = package.glob("_onnx_light*.so")
    lines = subprocess.run(["nm", "-DC", "--defined-only", module], check=True, capture_output=True,
                           text=True).stdout.splitlines()
    names = {line.split(" ", 2)[2] for line in lines}
    assert all(n == "PyInit__onnx_light" or n.startswith("onnx_light::") for n in names), names


def test_the_command_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "onnx_light", "verify", FAULTY],
                          capture_output=True, env=os.environ)
    assert done.returncode == 1 and b"bad_attr" in done.stdout


def test_the_real_models_are_valid():
    folder = os.environ.get("ONNX_LIGHT_MODELS")
    if not folder:
        pytest.skip("ONNX_LIGHT_MODELS names no folder of models")
    models = list(pathlib.Path(folder).rglob("*.onnx"))
    assert models
    for model in models:
        findings = onnx_light.check_model(model)
        assert [str(d) for d in findings if d.severity != "info"] == [], model

# SPDX-License-Identifier: Apache-2.0
"""The command `optest`: its exit codes and JSON, and the verdicts on files of onnxruntime."""

import json
import os
import pathlib
import subprocess

import pytest

HERE = pathlib.Path(__file__).parent
FAULTY = HERE / "faulty.jsonc"

# Of the real files, those with faults: (test, case, code, tensor or attribute) of each.
REAL_FAULTS = {
    "conv.jsonc": [("conv - group - B", "T[0]", "optest-data", "inputs[0]")],
    "image-scaler.jsonc": [("abs with no attributes", None, "unknown-operator", None)],
    "pow-big-number.jsonc": [
        ("Pow with no attributes - big number", None, "optest-schema", None)],
    "reshape.jsonc": [
        ("Reshape with '0' and '-1' in the shape tensor input", case, "type-not-allowed", "inputs[1]")
        for case in ("Scalar to 1D", "Scalar to 2D with -1 in shape hints", "Scalar to 2D", "T[0]")],
    "resize_pack.jsonc": [
        ("ResizeBilinearPacked with asymmetric", "input 1x1x2x2 with sizes", "type-not-allowed",
         "inputs[3]"),
        ("ResizeBilinearPacked with asymmetric", None, "optest-schema", None),
        ("ResizeBilinearPacked with mode align_corners", None, "optest-schema", None),
        ("ResizeBilinearPacked with mode half_pixel", None, "optest-schema", None)],
    "softmax.jsonc": [
        ("Softmax with no attributes", "T[2,4]", "input-count", None),
        ("Softmax with no attributes", "T[2,4]", "optest-schema", "inputs[1]")],
}


@pytest.fixture(scope="module")
def run(cli):
    def command(*arguments):
        return subprocess.run([cli, *map(str, arguments)], capture_output=True, timeout=60)

    def optest(*arguments):
        return command("optest", *arguments)

    optest.command = command
    return optest


def records(done):
    return json.loads(done.stdout)["files"]


def faults(record):
    """What the JSON says of a file, as in REAL_FAULTS."""
    found = []
    for d in record["diagnostics"]:
        graph = d["location"]["graph"]
        found.append((graph and graph.removeprefix("test:"), None, d["code"],
                      d["location"]["attribute"]))
    for test in record["tests"]:
        for case in test["cases"]:
            for d in case["diagnostics"]:
                assert d["location"]["graph"] == "test:" + test["name"]
                assert d["location"]["node_name"] == case["name"]
                found.append((test["name"], case["name"], d["code"],
                              d["location"]["attribute"] or d["location"]["value"]))
    return sorted(found, key=str)


def test_exit_codes(run, tmp_path):
    valid = tmp_path / "valid.jsonc"
    valid.write_text("[] // nothing\n")
    assert run(valid).returncode == 0
    assert run(valid, FAULTY).returncode == 1
    assert run(valid, tmp_path / "missing.jsonc").returncode == 2
    assert run(FAULTY, tmp_path).returncode == 2
    assert run().returncode == 2


def test_json(run, tmp_path):
    missing = tmp_path / "missing.jsonc"
    faulty, unreadable = records(run("--format", "json", FAULTY, missing))
    assert faulty["path"] == str(FAULTY) and not faulty["valid"]
    assert [(t["name"], t["operator"], t["domain"], t["since_version"]) for t in faulty["tests"]] == [
        ("everything is right", "Clip", "ai.onnx", 13),
        ("a misspelt attribute", "Softmax", "ai.onnx", 13),
        ("a wrong size", "MatMul", "ai.onnx", 13),
    ]
    assert [[c["passed"] for c in t["cases"]] for t in faulty["tests"]] == [[True], [False], [False] * 2]
    assert faults(faulty) == [
        ("a misspelt attribute", None, "unknown-attribute", "axes"),
        ("a wrong size", "an output of another shape", "shape-mismatch", "outputs[0]"),
        ("a wrong size", "too few values", "optest-data", "inputs[0]"),
        ("a wrong size", None, "optest-schema", None),
    ]
    finding = faulty["tests"][2]["cases"][0]["diagnostics"][0]
    assert finding["id"] == "OL603" and finding["severity"] == "error"
    assert finding["pointer"] == "/2/cases/0/inputs/0/data"
    assert finding["line"] == 38 and finding["column"] == 56
    assert finding["found"] == "3 values" and finding["expected"] == "4 for the dims [2,2]"
    assert unreadable["tests"] == [] and not unreadable["valid"]
    assert [d["code"] for d in unreadable["diagnostics"]] == ["unreadable"]


def test_text_names_the_version_and_every_fault(run):
    text = run(FAULTY).stdout.decode()
    assert "ok  everything is right  ai.onnx::Clip-13" in text
    assert "failed  a wrong size  ai.onnx::MatMul-13" in text
    for code in ("unknown-attribute", "optest-data", "shape-mismatch", "optest-schema"):
        assert text.count(code) == 1


@pytest.fixture
def spec(run, tmp_path):
    """A specification of a custom operator, with an op-test file beside it."""
    document = json.loads(run.command("extension", "export", "Softmax-13").stdout)
    document["operator"] = {"domain": "acme.math", "op_type": "Sharpen", "overload": "soft"}
    document["tests"] = ["notes.txt", "sharpen.jsonc", "sharpen.jsonc"]
    (tmp_path / "notes.txt").write_text("not a test")
    path = tmp_path / "sharpen.json"
    path.write_text(json.dumps(document))
    return path


def sharpen_test(dims, attributes=()):
    tensor = {"type": "float32", "dims": dims, "data": [1, 2]}
    return json.dumps([{
        "name": "sharpen", "operator": "Sharpen", "opset": {"domain": "acme.math", "version": 7},
        "attributes": list(attributes),
        "cases": [{"name": "two", "inputs": [tensor], "outputs": [tensor]}]}])


def test_operators_of_extensions(run, spec):
    tests = spec.parent / "sharpen.jsonc"
    tests.write_text(sharpen_test([2]))
    assert run(tests).returncode == 1
    done = run("--extensions", spec, "--format", "json", tests)
    assert done.returncode == 0
    assert records(done)[0]["tests"][0]["since_version"] == 1
    tests.write_text(sharpen_test([2], [{"name": "axes", "type": "int", "data": 0}]))
    assert [f[2] for f in faults(records(run("--extensions", spec, "--format", "json", tests))[0])] == [
        "unknown-attribute"]


def test_tests_of_a_specification(run, spec):
    def check(*options):
        return run.command("extension", "check", spec, *options)

    tests = spec.parent / "sharpen.jsonc"
    tests.write_text(sharpen_test([3]))
    assert check().returncode == 0
    done = check("--tests", "--format", "json")
    assert done.returncode == 1
    record, = records(done)
    assert record["valid"] and [t["path"] for t in record["tests"]] == [str(tests)]
    assert {f[2] for f in faults(record["tests"][0])} == {"optest-data"}
    assert "OL603" in check("--tests").stdout.decode()

    tests.write_text(sharpen_test([2]))
    assert check("--tests").returncode == 0
    tests.unlink()
    assert check("--tests").returncode == 2


def test_a_specification_of_a_built_in_operator_has_no_tests_to_run(run, spec):
    document = json.loads(spec.read_text())
    document["operator"] = {"domain": "", "op_type": "Softmax", "overload": ""}
    spec.write_text(json.dumps(document))
    (spec.parent / "sharpen.jsonc").write_text(sharpen_test([2]))
    done = run.command("extension", "check", "--tests", "--format", "json", spec)
    assert done.returncode == 1
    assert [d["code"] for d in records(done)[0]["diagnostics"]] == ["spec-conflict"]


def real_files():
    folder = os.environ.get("ONNX_LIGHT_OPTESTS")
    if not folder:
        return [pytest.param(None, marks=pytest.mark.skip("ONNX_LIGHT_OPTESTS names no folder"))]
    return sorted(pathlib.Path(folder).glob("*.jsonc"))


@pytest.mark.parametrize("path", real_files(), ids=lambda path: path and path.name)
def test_real_files(run, path):
    done = run("--format", "json", path)
    record, = records(done)
    assert faults(record) == REAL_FAULTS.get(path.name, [])
    assert record["valid"] == (path.name not in REAL_FAULTS)
    assert done.returncode == (1 if path.name in REAL_FAULTS else 0)

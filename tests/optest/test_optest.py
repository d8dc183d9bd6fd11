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
    "image-scaler.jsonc": [
        ("abs with no attributes", "T[1,2,3,4]", "unknown-operator", None)],
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
def run():
    cli = os.environ.get("ONNX_LIGHT_CLI")
    if not cli:
        pytest.skip("ONNX_LIGHT_CLI names no command")

    def call(*arguments):
        return subprocess.run([cli, "optest", *map(str, arguments)], capture_output=True, timeout=60)

    return call


def records(done):
    return json.loads(done.stdout)["files"]


def faults(record):
    """What the JSON says of a file, as in REAL_FAULTS."""
    found = []
    for d in record["diagnostics"]:
        graph = d["location"]["graph"]
        found.append((graph and graph.removeprefix("test:"), None, d["code"], None))
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
        ("a misspelt attribute", "two", "unknown-attribute", "axes"),
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

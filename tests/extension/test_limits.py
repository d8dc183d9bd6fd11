# SPDX-License-Identifier: Apache-2.0
"""What a specification of the largest size may cost, and what ends as a finding."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

BASE = (pathlib.Path(__file__).parent / "base.json").read_text()
MAX_BYTES = 16 << 20
MAX_MEMORY = 100_000  # KiB
TENSOR = '"kept": {"kind": "tensor", "required": false, "default": %s, "allowed_values": null, ' \
         '"description": "d"}, "mode": {'


@pytest.fixture(scope="module")
def cli():
    path = os.environ.get("ONNX_LIGHT_CLI")
    if not path:
        pytest.skip("ONNX_LIGHT_CLI names no command")
    return path


# A process begins with the memory of the one that made it, so a small one does.
MEASURE = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:])
print(os.wait4(process.pid, 0)[2].ru_maxrss, file=sys.stderr)
"""


def check(cli, path):
    """Returns the record of a document and the memory that checking it took."""
    done = subprocess.run([sys.executable, "-c", MEASURE, cli, "extension", "check", "--format",
                           "json", path], capture_output=True, timeout=60)
    return json.loads(done.stdout)["files"][0], int(done.stderr)


def errors(record):
    return [(d["code"], d["pointer"]) for d in record["diagnostics"] if d["severity"] == "error"]


def with_text(text):
    return BASE.replace("Values are clipped.", text)


FREE = MAX_BYTES - len(BASE) - 1000


@pytest.mark.parametrize("document", [
    with_text("a" * FREE),
    with_text("é" * (FREE // 2)),
    with_text("\\u0001" * (FREE // 6)),
    BASE + " " * FREE,
    BASE.replace('"mode": {', TENSOR % ("[" + ",".join(["0.5"] * 1_000_000) + "]")),
    BASE.replace('"mode": {', TENSOR % ("[" * 190 + "]" * 190)),
], ids=["text", "utf-8", "escapes", "white space", "values", "depth"])
def test_what_fits_is_valid_and_takes_little_memory(cli, tmp_path, document):
    path = tmp_path / "spec.json"
    path.write_text(document)
    record, memory = check(cli, path)
    assert record["valid"], record["diagnostics"]
    assert memory < MAX_MEMORY


@pytest.mark.parametrize("document, found", [
    (BASE + " " * MAX_BYTES, "bytes"),
    (BASE.replace('"mode": {', TENSOR % ("[" * 200 + "]" * 200)), "nested"),
    ("[" * MAX_BYTES, "nested"),
    ('"' + "a" * (MAX_BYTES - 1), "end of the document"),
], ids=["size", "depth", "hostile depth", "hostile text"])
def test_what_does_not_is_one_finding(cli, tmp_path, document, found):
    path = tmp_path / "spec.json"
    path.write_text(document)
    record, memory = check(cli, path)
    assert errors(record) == [("spec-syntax", "")]
    assert found in record["diagnostics"][0]["found"]
    assert memory < MAX_MEMORY

# SPDX-License-Identifier: Apache-2.0
"""What a specification of the largest size may cost, and what ends as a finding."""

import json
import pathlib

import pytest

BASE = (pathlib.Path(__file__).parent / "base.json").read_text()
MAX_BYTES = 16 << 20
MAX_MEMORY = 100_000  # KiB
TENSOR = '"kept": {"kind": "tensor", "required": false, "default": %s, "allowed_values": null, ' \
         '"description": "d"}, "mode": {'


@pytest.fixture
def check(measured, tmp_path):
    """Checks a document; returns its record and the memory that it took."""

    def run(document):
        path = tmp_path / "spec.json"
        path.write_text(document)
        done, used = measured("extension", "check", "--format", "json", path, timeout=60)
        assert done.stderr == b""
        return json.loads(done.stdout)["files"][0], used["rss_kb"]

    return run


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
def test_what_fits_is_valid_and_takes_little_memory(check, document):
    record, memory = check(document)
    assert record["valid"], record["diagnostics"]
    assert memory < MAX_MEMORY


@pytest.mark.parametrize("document, found", [
    (BASE + " " * MAX_BYTES, "bytes"),
    (BASE.replace('"mode": {', TENSOR % ("[" * 200 + "]" * 200)), "nested"),
    ("[" * MAX_BYTES, "nested"),
    ('"' + "a" * (MAX_BYTES - 1), "end of the document"),
], ids=["size", "depth", "hostile depth", "hostile text"])
def test_what_does_not_is_one_finding(check, document, found):
    record, memory = check(document)
    assert errors(record) == [("spec-syntax", "")]
    assert found in record["diagnostics"][0]["found"]
    assert memory < MAX_MEMORY

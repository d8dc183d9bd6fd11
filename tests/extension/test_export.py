# SPDX-License-Identifier: Apache-2.0
"""Every version of every operator, exported, is a document that Python's jsonschema accepts."""

import concurrent.futures
import json
import os
import pathlib
import subprocess

import pytest

SCHEMA = (pathlib.Path(__file__).parents[2] / "onnx_light" / "extension"
          / "operator_extension.schema.json")


@pytest.fixture(scope="module")
def run(cli):
    return lambda *arguments: subprocess.run([cli, *arguments], check=True, capture_output=True).stdout


@pytest.fixture(scope="module")
def exported(run):
    """(record of the dump, document) of each version."""
    records = json.loads(run("schema", "dump"))

    def export(record):
        version = f"{record['name']}-{record['since_version']}"
        return json.loads(run("extension", "export", version, "--domain", record["domain"]))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(zip(records, pool.map(export, records)))


def name_of(record):
    return f"{record['domain']}::{record['name']}-{record['since_version']}"


def test_documents_are_valid(exported):
    jsonschema = pytest.importorskip("jsonschema")
    validator = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
    faults = {name_of(record): error.message
              for record, spec in exported for error in validator.iter_errors(spec)}
    assert not faults


def test_documents_state_the_facts_of_the_schema(exported):
    for record, spec in exported:
        operator = spec["operator"]
        assert operator["domain"] == ("" if record["domain"] == "ai.onnx" else record["domain"])
        assert (operator["op_type"], operator["overload"]) == (record["name"], "")
        assert spec["version"] == str(record["since_version"])
        constraints = {c["name"]: c["types"] for c in record["type_constraints"]}
        for side in ("inputs", "outputs"):
            assert [(p["name"], p["cardinality"],
                     spec["type_parameters"][p["type_parameter"]]["allowed_types"])
                    for p in spec[side]] == [
                (p["name"], p["option"].lower(), constraints.get(p["type"], [p["type"]]))
                for p in record[side]], name_of(record)
        assert {n: (a["required"], a["default"], a["description"])
                for n, a in spec["attributes"].items()} == {
            a["name"]: (a["required"], a["default"], a["description"])
            for a in record["attributes"]}, name_of(record)
        assert record["doc"] in spec["numerical_behavior"]
        assert record["deprecated"] == any("deprecated" in c for c in spec["input_conditions"])


def test_objects_are_sorted_by_name(exported):
    for record, spec in exported:
        for field in ("type_parameters", "attributes"):
            assert list(spec[field]) == sorted(spec[field]), name_of(record)

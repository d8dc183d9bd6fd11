# SPDX-License-Identifier: Apache-2.0
"""The texts of the operators are there, say something, and are the project's own."""

import collections
import json
import re
import subprocess

import pytest

SHARED_RUN = 8  # This many words in a row are no coincidence.


def words(text):
    """Runs of letters, digits and underscores in lower case; what stands in backquotes is left out."""
    return re.findall(r"[a-z0-9_]+", re.sub(r"`[^`]*`", " ", text).lower())


def runs(text):
    found = words(text)
    return {tuple(found[i:i + SHARED_RUN]) for i in range(len(found) - SHARED_RUN + 1)}


@pytest.fixture(scope="module")
def records(cli):
    dump = subprocess.run([cli, "schema", "dump"], check=True, stdout=subprocess.PIPE)
    return json.loads(dump.stdout)


def texts_of(record):
    """(what it describes, its name, the text) for each text of a version."""
    yield "operator", record["name"], record["doc"]
    for kind in ("inputs", "outputs", "attributes", "type_constraints"):
        for entry in record[kind]:
            yield f"{kind} {entry['name']}", entry["name"], entry["description"]


def all_texts(records):
    for record in records:
        for what, name, text in texts_of(record):
            yield f"{record['domain']}::{record['name']}-{record['since_version']} {what}", name, text


def test_nothing_is_left_without_a_text(records):
    empty = [where for where, _, text in all_texts(records) if not text.strip()]
    assert not empty


def test_no_text_only_repeats_the_name(records):
    def letters(text):
        return re.sub(r"[^a-z0-9]", "", re.sub(r"\b(the|a|an|input|output|tensor|attribute)\b", "",
                                               text.lower()))

    repeated = [where for where, name, text in all_texts(records)
                if letters(text) in ("", letters(name))]
    assert not repeated


def test_texts_are_sentences(records):
    odd = [f"{where}: {text}" for where, _, text in all_texts(records)
           if not re.search(r"[.`)]$", text.strip()) or "TODO" in text]
    assert not odd


def test_no_operator_text_is_a_template(records):
    """Operators whose texts differ in their names alone would tell nothing."""
    shapes = collections.defaultdict(set)
    for record in records:
        shape = re.sub(r"`[^`]*`", "``", record["doc"]).replace(record["name"], "")
        shapes[re.sub(r"[0-9]+", "", shape)].add((record["domain"], record["name"]))
    shared = {shape: names for shape, names in shapes.items() if len(names) > 2}
    assert not shared


def upstream_texts():
    onnx = pytest.importorskip("onnx")
    state = pytest.importorskip("onnxruntime.capi.onnxruntime_pybind11_state")
    schemas = [*onnx.defs.get_all_schemas_with_history(), *state.get_all_operator_schema()]
    for schema in schemas:
        yield schema.doc
        for entry in (*schema.inputs, *schema.outputs, *schema.type_constraints,
                      *schema.attributes.values()):
            yield entry.description


def test_no_text_is_taken_from_the_wheels(records):
    theirs = set()
    for text in {t for t in upstream_texts() if t}:
        theirs |= runs(text)
    taken = sorted({f"{where}: {' '.join(run)}" for where, _, text in all_texts(records)
                    for run in runs(text) & theirs})
    assert not taken


def test_the_test_finds_a_copied_run():
    text = "Returns the indices of the elements that are non-zero in row-major order of the input."
    assert runs(text) & runs("It " + text.lower())
    assert not runs(text) & runs("`" + text + "`")

# SPDX-License-Identifier: Apache-2.0
"""Registry, check_extension and what a specification does to check_model and get_schema."""

import copy
import json
import pathlib
import random
import threading

import pytest

import onnx_light

ROOT = pathlib.Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
SPEC = CASES / "acme_scale2d.json"
BASE = ROOT / "tests" / "extension" / "base.json"


def errors(findings):
    return [d.code for d in findings if d.severity == "error"]


def test_a_registry_knows_what_it_imports():
    registry = onnx_light.Registry()
    assert registry.import_extension(SPEC) == 1
    assert registry.import_extension(str(SPEC)) == 0
    assert registry.import_extension(SPEC.read_bytes()) == 0
    schema = onnx_light.get_schema("Scale2D", domain="acme.img", registry=registry)
    assert str(schema) == "Scale2D-1(X: T, gain?: T) -> (Y: T)"
    assert schema == onnx_light.get_schema("Scale2D", 9, "acme.img", registry=registry)
    assert schema.extension.name == "acme.img.Scale2D"
    assert json.loads(schema.extension.document) == json.loads(SPEC.read_text())
    assert onnx_light.get_schema("Clip", 12, registry=registry).extension is None
    with pytest.raises(onnx_light.SchemaError):
        onnx_light.get_schema("Scale2D", domain="acme.img")


def test_check_model_knows_the_operators_of_a_registry():
    registry = onnx_light.Registry()
    registry.import_extension(SPEC)
    model = CASES / "B92c_custom_missing_attr.onnx"
    assert errors(onnx_light.check_model(model, registry=registry)) == ["missing-attribute"]
    assert errors(onnx_light.check_model(model.read_bytes(), registry=registry))
    assert errors(onnx_light.check_model(model)) == []
    assert onnx_light.check_model(CASES / "B92_custom_ok.onnx", registry=registry) == []


def test_records_outlive_their_registry():
    registry = onnx_light.Registry()
    registry.import_extension(SPEC)
    attribute = onnx_light.get_schema("Scale2D", domain="acme.img", registry=registry).attributes[1]
    del registry
    assert (attribute.name, attribute.default, attribute.allowed_values) == ("mode", "near", None)


def test_overloads_and_allowed_values_are_readable():
    registry = onnx_light.Registry()
    registry.import_extension(BASE)
    schema = onnx_light.get_schema("Blend", domain="acme.img", overload="masked", registry=registry)
    assert schema.extension.overload == "masked"
    assert {a.name: a.allowed_values for a in schema.attributes} == {
        "axes": None, "gamma": None, "mode": ("add", "over"), "order": (10, 2)}
    assert hash(schema) == hash(schema)
    with pytest.raises(onnx_light.SchemaError, match="masked"):
        onnx_light.get_schema("Blend", domain="acme.img", registry=registry)


def test_everything_of_a_specification_is_readable():
    registry = onnx_light.Registry()
    document = json.loads(BASE.read_text())
    document["attributes"]["kept"] = {"kind": "tensor", "required": False, "default": [1.0],
                                      "allowed_values": [[1.0], [2]], "description": "d"}
    registry.import_extension(json.dumps(document).encode())
    spec = onnx_light.get_schema("Blend", domain="acme.img", overload="masked",
                                 registry=registry).extension
    reference = spec.reference
    assert (reference.kind, reference.adapter, reference.entry, reference.platform) == (
        "onnx.reference_python", "adapter.py", "Blend", "3.11.4")
    assert reference.implementation == ("blend.py", "colors.py")
    assert dict(reference.packages)["numpy"] == "1.26.4"
    (kept,) = spec.values_as_written
    assert (kept.name, kept.default, kept.allowed_values) == ("kept", "[1.0]", ("[1.0]", "[2]"))
    assert hash(spec) == hash(spec) and "adapter.py" in repr(spec)
    registry = onnx_light.Registry()
    registry.import_extension(SPEC)
    spec = onnx_light.get_schema("Scale2D", domain="acme.img", registry=registry).extension
    assert spec.reference is None and spec.values_as_written == ()


def test_a_bad_specification_raises_and_imports_nothing(tmp_path):
    document = json.loads(BASE.read_text())
    (tmp_path / "good.json").write_text(json.dumps(document))
    document["operator"]["op_type"] = "Other"
    document["inputs"][0]["type_parameter"] = "U"
    (tmp_path / "bad.json").write_text(json.dumps(document))
    registry = onnx_light.Registry()
    with pytest.raises(onnx_light.ExtensionError, match="bad.json") as raised:
        registry.import_extension(tmp_path)
    (finding,) = raised.value.diagnostics
    assert (finding.code, finding.location.pointer) == (
        "spec-type-parameter", "/inputs/0/type_parameter")
    assert (finding.location.line, finding.location.column > 1) == (1, True)
    with pytest.raises(onnx_light.SchemaError):
        onnx_light.get_schema("Blend", domain="acme.img", overload="masked", registry=registry)
    with pytest.raises(onnx_light.ExtensionError, match="No such file"):
        registry.import_extension(tmp_path / "missing.json")
    with pytest.raises(TypeError):
        registry.import_extension(1)


def test_check_extension_returns_every_finding(tmp_path):
    assert onnx_light.check_extension(SPEC) == []
    assert onnx_light.check_extension(SPEC.read_bytes()) == []
    assert errors(onnx_light.check_extension(b"[")) == ["spec-syntax"]
    assert errors(onnx_light.check_extension(b"[]")) == ["spec-schema"]
    assert errors(onnx_light.check_extension(tmp_path / "missing.json")) == ["unreadable"]
    with pytest.raises(TypeError):
        onnx_light.check_extension(None)


def test_imports_and_checks_go_on_side_by_side():
    registry = onnx_light.Registry()
    document = json.loads(SPEC.read_text())
    failures = []

    def check():
        for _ in range(50):
            failures.extend(errors(onnx_light.check_model(
                CASES / "B92_custom_ok.onnx", registry=registry)))

    threads = [threading.Thread(target=check) for _ in range(4)]
    for thread in threads:
        thread.start()
    for number in range(200):
        document["operator"]["op_type"] = f"Scale{number}D"
        assert registry.import_extension(json.dumps(document).encode()) == 1
    for thread in threads:
        thread.join()
    assert failures == []


# --- Verdicts of the JSON Schema ------------------------------------------------------------------


VALUES = [None, True, False, 0, -1, 1.5, 2**63, "", "a", "a b", "T", "tensor(float)", "1.0", "b\n",
          "single", "native", "onnx.reference_python", [], ["a"], ["b", "a"], {}, {"kind": "int"}]


def places(value, path=()):
    """Yields the path of every value inside a document."""
    yield path
    if isinstance(value, (dict, list)):
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(child, (*path, key))


def at(document, path):
    for key in path:
        document = document[key]
    return document


def mutate(document, rng):
    """Changes one thing at a random place."""
    path = rng.choice([p for p in places(document) if p])
    parent, key = at(document, path[:-1]), path[-1]
    kind = rng.randrange(5)
    if kind == 0:
        del parent[key]
    elif kind == 1:
        parent[key] = copy.deepcopy(rng.choice(VALUES))
    elif kind == 2 and isinstance(parent, dict):
        parent[rng.choice(["extra", key + "x", "kind", key.upper()])] = parent.pop(key)
    elif kind == 3:
        other = rng.choice(list(places(document)))
        parent[key] = copy.deepcopy(at(document, other))
    elif isinstance(parent[key], str):
        text = parent[key]
        cut = rng.randrange(len(text) + 1)
        parent[key] = text[:cut] + rng.choice(["", "x", " ", ".", "0", "é", "\n"]) + text[cut + 1:]
    elif isinstance(parent[key], list):
        rng.shuffle(parent[key])


def valid_documents():
    """The valid documents among those that the C++ tests read, after their JSON Patch."""
    for line in (ROOT / "tests/extension/cases.jsonl").read_text().splitlines():
        case = json.loads(line)
        if "text" in case or not all(f.startswith("warning") for f in case["findings"]):
            continue
        document = json.loads(BASE.read_text())
        for step in case.get("patch", ()):
            *path, key = [p.replace("~1", "/") for p in step["path"].split("/")[1:]]
            parent = document
            for part in path:
                parent = parent[int(part) if isinstance(parent, list) else part]
            parent[int(key) if isinstance(parent, list) else key] = step["value"]
        yield document


def test_verdicts_agree_with_those_of_jsonschema():
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(
        (ROOT / "onnx_light/extension/operator_extension.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    rng = random.Random(5)
    documents = list(valid_documents())
    assert len(documents) >= 20
    for document in documents:
        assert validator.is_valid(document)
    rejected = 0
    for _ in range(4000):
        document = copy.deepcopy(rng.choice(documents))
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            mutate(document, rng)
        text = json.dumps(document)
        findings = onnx_light.check_extension(text.encode())
        broken = not validator.is_valid(document)
        rejected += broken
        # What a schema cannot state is checked besides, so only this direction holds for all codes.
        assert not broken or errors(findings), text
        # In the pattern of names, $ is the end of the text; re also takes it for that of a line.
        if "spec-schema" in errors(findings) and "\\n" not in text:
            assert broken, f"{text}\n{findings}"
    assert 1000 < rejected < 3900

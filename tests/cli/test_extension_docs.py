# SPDX-License-Identifier: Apache-2.0
"""docs/extensions.md shows what the commands really write, and its examples hold together."""

import json
import pathlib
import re
import shlex
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "extensions"
DOCUMENT = (ROOT / "docs" / "extensions.md").read_text()
COMMANDS = re.findall(r"^```console\n\$ onnx-light (.*?)\n(.*?)^```", DOCUMENT, re.M | re.S)


def test_the_page_shows_commands():
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command, shown", COMMANDS, ids=[c for c, _ in COMMANDS])
def test_the_output_is_what_the_page_shows(cli, command, shown):
    done = subprocess.run([cli, *shlex.split(command)], cwd=EXAMPLES, capture_output=True,
                          text=True, timeout=60)
    assert done.stdout + done.stderr == shown


def test_the_reference_computes_what_the_op_tests_say(monkeypatch):
    reference = pytest.importorskip("onnx.reference")
    helper = pytest.importorskip("onnx.helper")
    numpy = pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(EXAMPLES / "specs")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    from scale2d_adapter import Scale2D

    text = re.sub(r"//.*", "", (EXAMPLES / "specs" / "scale2d.jsonc").read_text())
    (test,) = json.loads(text)
    node = helper.make_node("Scale2D", ["x"], ["y"], domain="acme.img",
                            **{a["name"]: a["data"] for a in test["attributes"]})
    evaluator = reference.ReferenceEvaluator(node, new_ops=[Scale2D])
    for case in test["cases"]:
        (given,), (expected,) = case["inputs"], case["outputs"]
        x = numpy.array(given["data"], given["type"]).reshape(given["dims"])
        (y,) = evaluator.run(None, {"x": x})
        assert list(y.shape) == expected["dims"]
        assert y.ravel().tolist() == expected["data"]

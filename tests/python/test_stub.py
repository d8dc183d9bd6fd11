# SPDX-License-Identifier: Apache-2.0
"""The committed type stub says what the module is."""

import difflib
import pathlib
import subprocess
import sys

import onnx_light

FOLDER = pathlib.Path(__file__).parents[2] / "onnx_light" / "python"
STUB = FOLDER / "onnx_light" / "_onnx_light.pyi"


def test_the_stub_is_up_to_date(tmp_path):
    generated = tmp_path / "_onnx_light.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "onnx_light._onnx_light",
               "-p", str(FOLDER / "stub_patterns.txt"), "-o", str(generated)]
    # Not in the source tree, whose folder onnx_light is no package.
    subprocess.run(command, check=True, cwd=tmp_path)
    difference = "".join(difflib.unified_diff(
        STUB.read_text().splitlines(True), generated.read_text().splitlines(True),
        str(STUB), "generated"))
    hint = f"{difference}\nIf this is meant: {' '.join(command[:-1])} {STUB}"
    assert not difference, hint


def test_the_package_offers_what_the_stub_declares():
    scope: dict = {}
    exec(compile(STUB.read_text(), str(STUB), "exec"), scope)
    declared = {name for name, value in scope.items()
                if callable(value) and getattr(value, "__module__", None) in (None, "builtins")
                and not name.startswith("_")}
    in_python = {"InferenceError", "infer_shapes"}
    assert declared - {"run_command", "infer_bytes"} == (
        set(onnx_light.__all__) - {"__version__"} - in_python)


def test_the_package_is_marked_as_typed():
    assert (pathlib.Path(onnx_light.__file__).parent / "py.typed").exists()

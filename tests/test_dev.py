# SPDX-License-Identifier: Apache-2.0
"""The tasks of ./dev: a shell finds a missing function when it is called, and not before."""

import collections
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).parents[1]
TEXT = (ROOT / "dev").read_text()
FUNCTIONS = re.findall(r"^(\w+)\(\) \{", TEXT, re.MULTILINE)


def test_every_function_is_defined_once():
    assert [f for f, n in collections.Counter(FUNCTIONS).items() if n > 1] == []


def test_every_command_is_there():
    listed = re.findall(r"^  ([a-z]+) ", subprocess.run(
        [ROOT / "dev", "help"], capture_output=True, text=True, check=True).stdout, re.MULTILINE)
    assert {"demo", "test", "bench"} <= set(listed)
    for command in listed:
        assert ("run_tests" if command == "test" else command) in FUNCTIONS


def test_every_step_is_there():
    called = re.findall(r"\b(?:step (?:'[^']*'|\"[^\"]*\")|locked) ([a-z]+_[a-z_]+)", TEXT)
    assert {"setup_bench", "build_preset"} <= set(called) <= set(FUNCTIONS)

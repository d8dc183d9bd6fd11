# SPDX-License-Identifier: Apache-2.0
"""The catalogue as the command writes it, and what the command says about the same operators."""

import json
import os
import subprocess

import pytest


@pytest.fixture(scope="session")
def command():
    """Runs the command; returns the finished process."""
    program = os.environ["ONNX_LIGHT_CLI"]

    def run(*arguments):
        return subprocess.run(
            [program, *map(str, arguments)], capture_output=True, text=True, timeout=300
        )

    return run


@pytest.fixture(scope="session")
def catalogue(command, tmp_path_factory):
    """The folder of a catalogue of the built-in operators."""
    folder = tmp_path_factory.mktemp("docs") / "catalogue"
    done = command("docs", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(folder / "index.html") in done.stdout
    return folder


@pytest.fixture(scope="session")
def records(command):
    """Every version of every operator, oldest first."""
    done = command("schema", "dump")
    assert done.returncode == 0
    return json.loads(done.stdout)

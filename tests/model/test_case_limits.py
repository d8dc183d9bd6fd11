# SPDX-License-Identifier: Apache-2.0
"""What the small models of tests/cases may cost: limits of time and memory, survival included."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

CASES = pathlib.Path(__file__).parents[1] / "cases"
EXPECTED = json.loads((CASES / "expect.json").read_text())
# For a case that states no limits of its own.
MAX_SECONDS = 5
MAX_RSS_MB = 300


@pytest.fixture(scope="module")
def cli():
    path = os.environ.get("ONNX_LIGHT_CLI")
    if not path:
        pytest.skip("ONNX_LIGHT_CLI names no command")
    return path


# A process begins with the memory of the one that made it, so a small one does.
MEASURE = """
import json, os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
print(json.dumps({"code": os.waitstatus_to_exitcode(status), "elapsed": time.monotonic() - start,
                  "seconds": usage.ru_utime + usage.ru_stime, "rss_mb": usage.ru_maxrss / 1024}))
"""


def cost(*command):
    """Exit code (negative for a signal), seconds of CPU and elapsed, and peak memory in MiB."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *map(str, command)], capture_output=True, timeout=120)
    return json.loads(done.stdout)


def exit_codes(expected):
    if expected.get("either_verdict"):
        return {0, 1}
    return {0 if expected["verdict"] == "accept" else 1}


@pytest.mark.parametrize("command", ["verify", "infer"])
@pytest.mark.parametrize("case", EXPECTED)
def test_a_case_stays_within_its_limits(cli, case, command):
    expected = EXPECTED[case]
    extensions = []
    if "custom_schema" in expected:
        extensions = ["--extensions", CASES / "acme_scale2d.json"]
    used = cost(cli, command, CASES / f"{case}.onnx", *extensions)
    # infer says what it can of a model that it does not accept.
    assert used["code"] in (exit_codes(expected) if command == "verify" else {0, 1})
    # Others may keep the processor from it, not for as long as a hang.
    assert used["seconds"] <= expected.get("max_seconds", MAX_SECONDS)
    assert used["elapsed"] <= 60
    assert used["rss_mb"] <= expected.get("max_rss_mb", MAX_RSS_MB)

# SPDX-License-Identifier: Apache-2.0
"""The command, and what a run of it costs."""

import json
import os
import subprocess
import sys

import pytest

# A process begins with the memory of the one that made it, so a small one does.
MEASURE = """
import json, os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(json.dumps({"code": os.waitstatus_to_exitcode(status), "elapsed": time.monotonic() - start,
                  "seconds": usage.ru_utime + usage.ru_stime, "rss_kb": usage.ru_maxrss}),
      file=sys.stderr)
"""


@pytest.fixture(scope="session")
def cli():
    """The path of the command."""
    path = os.environ.get("ONNX_LIGHT_CLI")
    if not path:
        pytest.skip("ONNX_LIGHT_CLI names no command")
    return path


@pytest.fixture(scope="session")
def measured(cli):
    """Runs the command; returns the finished process and what it cost.

    The cost is the exit code (negative for a signal), seconds of CPU and elapsed, and peak memory
    in KiB.
    """

    def run(*arguments, timeout):
        done = subprocess.run([sys.executable, "-c", MEASURE, cli, *map(str, arguments)],
                              capture_output=True, timeout=timeout)
        *errors, cost = done.stderr.splitlines(keepends=True)
        done.stderr = b"".join(errors)
        return done, json.loads(cost)

    return run

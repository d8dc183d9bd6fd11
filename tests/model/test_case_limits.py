# SPDX-License-Identifier: Apache-2.0
"""What the small models of tests/cases may cost: limits of time and memory, survival included."""

import json
import pathlib

import pytest

CASES = pathlib.Path(__file__).parents[1] / "cases"
EXPECTED = json.loads((CASES / "expect.json").read_text())
# For a case that states no limits of its own.
MAX_SECONDS = 5
MAX_RSS_MB = 300


def exit_codes(expected):
    if expected.get("either_verdict"):
        return {0, 1}
    return {0 if expected["verdict"] == "accept" else 1}


@pytest.mark.parametrize("command", ["verify", "infer"])
@pytest.mark.parametrize("case", EXPECTED)
def test_a_case_stays_within_its_limits(measured, case, command):
    expected = EXPECTED[case]
    extensions = []
    if "custom_schema" in expected:
        extensions = ["--extensions", CASES / "acme_scale2d.json"]
    _, used = measured(command, CASES / f"{case}.onnx", *extensions, timeout=120)
    # infer says what it can of a model that it does not accept.
    assert used["code"] in (exit_codes(expected) if command == "verify" else {0, 1})
    # Others may keep the processor from it, not for as long as a hang.
    assert used["seconds"] <= expected.get("max_seconds", MAX_SECONDS)
    assert used["elapsed"] <= 60
    assert used["rss_kb"] / 1024 <= expected.get("max_rss_mb", MAX_RSS_MB)

# SPDX-License-Identifier: Apache-2.0
"""Runs upstream's own shape inference tests with onnx_light.infer_shapes in place of theirs.

    python tests/onnx_shapes/upstream_tests.py --tests FOLDER

FOLDER is tests/python of upstream's source archive. Tests that register schemas through onnx.defs
are not counted, since those are not ours to read, and the words of errors are not compared. Exits
with 1 when fewer than 95 % of the others pass.
"""

import argparse
import functools
import inspect
import pathlib
import sys

import onnx
import onnx.shape_inference
import pytest

import onnx_light

FILES = (
    "shape_inference_test.py",
    "data_propagation_test.py",
    "model_inference_test.py",
    "symbolic_shape_test.py",
)
BOUND = 0.95


@functools.lru_cache(None)
def registers_schemas(function):
    return "register_schema" in inspect.getsource(function)


class Replacement:
    """A pytest plugin that puts our function in place and counts."""

    def __init__(self):
        self.registering = set()
        self.outcomes = {}

    def pytest_configure(self):
        onnx.shape_inference.infer_shapes = onnx_light.infer_shapes
        raises = pytest.raises
        pytest.raises = lambda *args, match=None, **kwargs: raises(*args, **kwargs)

    def pytest_runtest_protocol(self, item):
        set_up = getattr(item.cls, "setup_method", item.function)
        if registers_schemas(item.function) or registers_schemas(set_up):
            self.registering.add(item.nodeid)

    def pytest_runtest_logreport(self, report):
        if report.failed or (report.when == "call" and report.passed):
            self.outcomes.setdefault(report.nodeid, report.outcome)
        if report.failed:
            self.outcomes[report.nodeid] = "failed"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tests", type=pathlib.Path, required=True)
    folder = parser.parse_args().tests
    plugin = Replacement()
    pytest.main(
        ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", f"--rootdir={folder}",
         *(str(folder / name) for name in FILES)],
        plugins=[plugin])
    counted = {test: outcome for test, outcome in plugin.outcomes.items()
               if test not in plugin.registering}
    failed = sorted(test for test, outcome in counted.items() if outcome == "failed")
    passed = len(counted) - len(failed)
    for test in failed:
        print("failed:", test.split("/")[-1])
    print(f"{len(plugin.outcomes)} tests, {len(plugin.registering)} register schemas; of the other "
          f"{len(counted)} pass {passed} ({passed / max(len(counted), 1):.1%})")
    return 0 if counted and passed >= BOUND * len(counted) else 1


if __name__ == "__main__":
    sys.exit(main())

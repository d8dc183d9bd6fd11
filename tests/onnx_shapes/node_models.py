# SPDX-License-Identifier: Apache-2.0
"""The models of onnx's backend tests of operators, with their data."""

import contextlib
import functools
import io
import warnings

import onnx


@functools.lru_cache(None)
def cases():
    from onnx.backend.test.case.node import collect_testcases

    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        found = [case for case in collect_testcases(None) if case.model is not None]
    assert len(found) > 1000
    return found


def bare(model):
    """A copy that declares no output of any of its graphs."""
    copy = onnx.ModelProto.FromString(model.SerializeToString())
    _forget_outputs(copy.graph)
    return copy


def _forget_outputs(graph):
    for output in graph.output:
        output.ClearField("type")
    for attribute in [a for node in graph.node for a in node.attribute if a.HasField("g")]:
        _forget_outputs(attribute.g)

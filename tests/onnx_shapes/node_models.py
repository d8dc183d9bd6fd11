# SPDX-License-Identifier: Apache-2.0
"""The models of onnx's backend tests of operators, with their data."""

import contextlib
import functools
import io
import re
import warnings

import numpy as np
import onnx


@functools.lru_cache(None)
def cases():
    from onnx.backend.test.case.node import collect_testcases

    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        found = [case for case in collect_testcases(None) if case.model is not None]
    assert len(found) > 1000
    return found


def node_of(case):
    """The node that a model is about, also where the model is the body of its function."""
    name = re.sub(r"_expanded(_ver\d+)?$", "", case.name)
    (node,) = _by_name()[name].model.graph.node
    return node


@functools.lru_cache(None)
def _by_name():
    return {case.name: case for case in cases()}


def feeds(case):
    """The data of a test by the names of the inputs."""
    ((inputs, _),) = case.data_sets
    return {declared.name: _array_of(value)
            for declared, value in zip(case.model.graph.input, inputs)}


def _array_of(value):
    if isinstance(value, (list, tuple)):
        return [_array_of(element) for element in value]
    if isinstance(value, onnx.TensorProto):
        return onnx.numpy_helper.to_array(value)
    return None if value is None else np.asarray(value)


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


def with_data(model, arrays):
    """A bare copy in which some of the inputs, by their names, are initializers."""
    known = bare(model)
    inputs = [i for i in known.graph.input if i.name not in arrays]
    del known.graph.input[:]
    known.graph.input.extend(inputs)
    known.graph.initializer.extend(
        onnx.numpy_helper.from_array(array, name) for name, array in arrays.items())
    return known

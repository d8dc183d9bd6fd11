# SPDX-License-Identifier: Apache-2.0
"""What is inferred of the outputs of onnx's node models once their declarations are removed.

`pytest -s` shows the counts, and the outputs without an exact shape by operator with the inputs
that decide.
"""

import collections

import pytest

onnx = pytest.importorskip("onnx")

import node_models
import onnx_light
import shape_text

BOUND = 1980 / 2292


class Output:
    """One tensor output: as declared, as inferred here, as inferred upstream."""

    def __init__(self, case, graph, declared, ours, theirs):
        self.name = f"{case}:{declared.name}"
        self.graph = graph
        self.kinds = [shape_text.kind(t.type) for t in (declared, ours, theirs)]
        self.declared, self.ours, self.theirs = (
            shape_text.numbers(shape_text.shape(t.type)) for t in (declared, ours, theirs))

    def is_exact(self, inferred):
        # A size that the model leaves unset counts as matched.
        return inferred is not None and len(inferred) == len(self.declared) and all(
            want is None or want == size for want, size in zip(self.declared, inferred))

    def is_wrong(self):
        return self.ours is not None and (
            len(self.ours) != len(self.declared) or any(
                None not in (want, size) and want != size
                for want, size in zip(self.declared, self.ours)))

    def is_less_precise(self):
        if self.theirs is None:
            return False
        return self.ours is None or any(
            theirs is not None and ours is None for theirs, ours in zip(self.theirs, self.ours))

    def deciding(self):
        """The operators, with the inputs whose elements the model does not state."""
        return ", ".join(
            f"{node.op_type}({', '.join(name for name in node.input if name)})"
            for node in self.graph.node)


@pytest.fixture(scope="module")
def outputs():
    result = []
    for case in node_models.cases():
        bare = node_models.bare(case.model)
        ours = onnx_light.infer_shapes(bare).graph.output
        try:
            theirs = onnx.shape_inference.infer_shapes(bare, data_prop=True).graph.output
        except Exception:  # Some models are too much for it.
            theirs = bare.graph.output
        for declared, mine, other in zip(case.model.graph.output, ours, theirs):
            if declared.type.HasField("tensor_type"):
                result.append(Output(case.name, case.model.graph, declared, mine, other))
    return result


def test_every_type_is_right(outputs):
    assert [o.name for o in outputs if o.kinds[0] != o.kinds[1]] == []


def test_no_shape_is_wrong(outputs):
    assert [(o.name, o.declared, o.ours) for o in outputs if o.is_wrong()] == []


def test_no_shape_is_less_precise_than_upstream(outputs):
    assert [(o.name, o.theirs, o.ours) for o in outputs if o.is_less_precise()] == []


def test_most_shapes_are_exact(outputs):
    exact = sum(o.is_exact(o.ours) for o in outputs)
    upstream = sum(o.is_exact(o.theirs) for o in outputs)
    print(f"\n{len(outputs)} tensor outputs, exact shapes: {exact}, upstream {upstream}")
    rest = collections.Counter(o.deciding() for o in outputs if not o.is_exact(o.ours))
    for operators, count in sorted(rest.items()):
        print(f"  {count:4d}  {operators}")
    assert exact >= BOUND * len(outputs)

# SPDX-License-Identifier: Apache-2.0
"""What is inferred of the outputs of onnx's node models is what onnxruntime computes.

The models are inferred without what they declare of outputs: as they are, with their data known,
and with every size of an input free, which then also run at other sizes. `pytest -s` shows the
counts.
"""

import collections
import re

import pytest

np = pytest.importorskip("numpy")
onnx = pytest.importorskip("onnx")
onnxruntime = pytest.importorskip("onnxruntime")

import execution
import node_models
import onnx_light

# Of the models, so many run at least, and so many once their sizes are free.
BOUND = 0.9
MAX_SIZE = 1000  # Sizes beyond are not made larger.


class Refused(Exception):
    """What onnxruntime does not run, and why."""


def taken(call, case, *arguments):
    """The result of a call of onnxruntime."""
    try:
        return call(*arguments)
    except Exception as error:
        if not str(error).startswith("[ONNXRuntimeError]"):
            raise
        raise Refused(reason(str(error), case)) from error


def reason(message, case):
    kernel = re.search(r"(?:implementation|kernel) for (\w+)\(", message)
    if kernel:
        return "no kernel for the version or types", kernel[1]
    if "is not a registered function/op" in message:
        return "unknown operator", node_models.node_of(case).op_type
    return "attributes, sizes or data not supported", node_models.node_of(case).op_type


def with_free_sizes(model):
    """A copy with a symbol of its own for each size of an input, but for 0 and 1."""
    free = onnx.ModelProto.FromString(model.SerializeToString())
    for output in free.graph.output:
        output.ClearField("type")
    for graph_input in free.graph.input:
        for axis, size in enumerate(graph_input.type.tensor_type.shape.dim):
            if size.dim_value > 1:
                size.dim_param = f"{graph_input.name}_{axis}"
    return free


def tensor_sizes(feeds):
    return sorted({size for feed in feeds.values() if isinstance(feed, np.ndarray)
                   for size in feed.shape if 1 < size <= MAX_SIZE})


def resized(feed, size, new_size):
    """A tensor whose axes of a size are repeated up to a larger one."""
    if isinstance(feed, np.ndarray):
        for axis in [axis for axis, number in enumerate(feed.shape) if number == size]:
            feed = np.take(feed, np.arange(new_size) % size, axis=axis)
    return feed


class Comparison:
    """Counts the values that were computed and holds them against what was inferred."""

    def __init__(self):
        self.models = self.runs = self.values = self.settled = 0
        self.wrong = []

    def add(self, case, inferred, feeds, results):
        symbols = {}
        for graph_input in inferred.graph.input:
            execution.bind(
                graph_input.type, execution.observed(feeds[graph_input.name]), symbols)
        self.runs += 1
        for output in inferred.graph.output:
            value = results[output.name]
            self.values += 1
            self.settled += execution.is_settled(output.type, symbols)
            if not execution.agrees(output.type, value, symbols):
                self.wrong.append(
                    (case.name, output.name, execution.text(output.type), value, symbols))

    def print(self, way):
        print(f"  {way}: {self.models} models, {self.runs} runs, {self.values} values compared, "
              f"{self.values - len(self.wrong)} agree, {self.settled} of them in all sizes")


class Execution:
    """All node models, run and compared."""

    def __init__(self):
        self.total = 0
        self.refused = collections.Counter()
        self.refused_free = collections.Counter()
        self.refused_sizes = 0
        self.ways = collections.defaultdict(Comparison)
        for case in node_models.cases():
            self.total += 1
            feeds = node_models.feeds(case)
            try:
                self._add(case, feeds)
            except Refused as refusal:
                self.refused[refusal.args[0]] += 1
                continue
            try:
                self._add_free(case, feeds)
            except Refused as refusal:
                self.refused_free[refusal.args[0]] += 1

    def _add(self, case, feeds):
        running = taken(execution.session, case, case.model)
        results = taken(execution.run, case, running, feeds)
        tensors = {name: feed for name, feed in feeds.items() if isinstance(feed, np.ndarray)}
        for way, known in (("as they are", {}), ("data known", tensors)):
            model = node_models.with_data(case.model, known)
            inferred = onnx_light.infer_shapes(model, strict_mode=True)
            self.ways[way].models += 1
            self.ways[way].add(case, inferred, feeds, results)

    def _add_free(self, case, feeds):
        model = with_free_sizes(case.model)
        inferred = onnx_light.infer_shapes(node_models.bare(model), strict_mode=True)
        running = taken(execution.session, case, model)
        self.ways["sizes free"].models += 1
        larger = [(size, new) for size in tensor_sizes(feeds) for new in (size + 1, 2 * size)]
        for size, new_size in [(0, 0), *larger]:
            fed = {name: resized(feed, size, new_size) for name, feed in feeds.items()}
            try:
                results = taken(execution.run, case, running, fed)
            except Refused:  # Operators demand sizes that fit each other.
                self.refused_sizes += 1
                continue
            self.ways["sizes free"].add(case, inferred, fed, results)

    def print(self):
        refused = sum(self.refused.values())
        print(f"\n  {self.total} node models: onnxruntime {onnxruntime.__version__} runs "
              f"{self.total - refused} and refuses {refused}")
        print_reasons(self.refused)
        for way, comparison in self.ways.items():
            comparison.print(way)
        print(f"    {self.refused_sizes} runs refused, since sizes do not fit each other; models "
              f"refused with free sizes: {sum(self.refused_free.values())}")
        print_reasons(self.refused_free)


def print_reasons(refused):
    for why in sorted({why for why, _ in refused}):
        operators = sorted((name, count) for (each, name), count in refused.items() if each == why)
        print(f"    {sum(count for _, count in operators):4d}  {why}: "
              + ", ".join(f"{name} {count}" for name, count in operators))


@pytest.fixture(scope="module")
def executed():
    result = Execution()
    result.print()
    return result


@pytest.mark.parametrize("way", ["as they are", "data known", "sizes free"])
def test_no_output_contradicts_what_is_computed(executed, way):
    assert executed.ways[way].wrong == []


@pytest.mark.parametrize("way", ["as they are", "data known", "sizes free"])
def test_most_models_run(executed, way):
    assert executed.ways[way].models >= BOUND * executed.total

# SPDX-License-Identifier: Apache-2.0
"""What is inferred of every value of real models is what onnxruntime computes.

Values inside of the branches of If are compared as well, those of the branches that ran. `pytest
-s` shows the counts.
"""

import os
import pathlib

import pytest

np = pytest.importorskip("numpy")
onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import execution
import onnx_light
import probes


def vad(lengths, rate=None):
    """Inputs of the voice detectors: batches of 1, 2 and 3 frames of lengths at a sample rate."""
    rates = {} if rate is None else {"sr": rate}
    return [{"input": [n, length], "state": [2, n, 128], **rates}
            for n, length in enumerate(lengths, start=1)]


AT_16K = (576, 512, 640)
AT_8K = (288, 256, 320)

# Sizes of each input by the file's name, as the models are made for; the sample rate is a value.
# Images are high enough for the windows of all pools.
INPUTS = {
    "model.onnx": [{"bytes": [n, 2048]} for n in (1, 2, 5)],
    "ch_PP-OCRv4_det_infer.onnx": [
        {"x": [1, 3, 64, 64]}, {"x": [2, 3, 32, 96]}, {"x": [3, 3, 96, 32]},
    ],
    "ch_PP-OCRv4_rec_infer.onnx": [
        {"x": [1, 3, 48, 64]}, {"x": [2, 3, 40, 96]}, {"x": [3, 3, 64, 160]},
    ],
    "ch_ppocr_mobile_v2.0_cls_infer.onnx": [
        {"x": [1, 3, 48, 192]}, {"x": [2, 3, 64, 192]}, {"x": [3, 3, 40, 96]},
    ],
    "silero_vad.onnx": vad(AT_16K, 16000) + vad(AT_8K, 8000),
    "silero_vad_16k_op15.onnx": vad(AT_16K, 16000),
    "silero_vad_16k_sequence.onnx": [
        {"input": [n, 576], "h": [1, 1, 128], "c": [1, 1, 128]} for n in (1, 2, 3)
    ],
    "silero_vad_half.onnx": vad(AT_16K),
    "silero_vad_op18_ifless.onnx": vad(AT_16K, 16000) + vad(AT_8K, 8000),
    "silero_vad_openvino_16k.onnx": [{"input": [1, 576], "state": [2, 1, 128]}],
}


def model_files():
    folder = os.environ.get("ONNX_LIGHT_MODELS")
    return sorted(pathlib.Path(folder).rglob("*.onnx")) if folder else []


def with_named_sizes(model):
    """A copy whose inputs have a symbol for each size that they leave open."""
    named = onnx.ModelProto.FromString(model.SerializeToString())
    for graph_input in named.graph.input:
        for axis, size in enumerate(graph_input.type.tensor_type.shape.dim):
            if size.dim_value < 0 or size.dim_param in ("", "?") and not size.HasField("dim_value"):
                size.dim_param = f"{graph_input.name}_{axis}"
    return named


def feeds_of(running, inputs):
    types = {"tensor(float)": np.float32, "tensor(int32)": np.int32}
    return {
        argument.name: np.array(inputs["sr"], dtype=np.int64) if argument.name == "sr"
        else np.zeros(inputs[argument.name], dtype=types[argument.type])
        for argument in running.get_inputs()
    }


class Comparison:
    """Holds the runs of one model against what was inferred of it."""

    def __init__(self, inferred, instrumented):
        self.inputs = inferred.graph.input
        self.marks = instrumented.marks
        self.probes = instrumented.probes
        self.untyped = instrumented.untyped
        self.settled = {}  # By graph and name, whether a run settled all sizes.
        self.wrong = []

    def add(self, feeds, results):
        scopes = {"main": {}}
        for graph_input in self.inputs:
            execution.bind(graph_input.type, execution.observed(feeds[graph_input.name]),
                           scopes["main"])
        # A graph comes before the ones inside of it, whose symbols are theirs alone.
        # Only what inference rules out, by a condition that it knows, has no type.
        self.wrong += [(*place, "unknown") for place in self.untyped
                       if self._ran(place[0], results)]
        seen = sorted((p for p in self.probes if self._ran(p.graph, results)),
                      key=lambda p: p.graph.count("/"))
        for probe in seen:
            if probe.graph not in scopes:
                scopes[probe.graph] = dict(scopes[probe.graph.rpartition("/")[0]])
            execution.bind(probe.stated, results[probe.output], scopes[probe.graph])
        for probe in seen:
            self._compare(probe, results[probe.output], scopes[probe.graph])

    def _ran(self, graph, results):
        return graph == "main" or results[self.marks[graph].output].sizes == [1]

    def _compare(self, probe, value, symbols):
        if not execution.agrees(probe.stated, value, symbols):
            self.wrong.append((probe.graph, probe.name, execution.text(probe.stated), value))
        self.settled.setdefault((probe.graph, probe.name), True)
        if not execution.is_settled(probe.stated, symbols):
            self.settled[probe.graph, probe.name] = False

    def print(self, runs):
        ran = {graph for graph, _ in self.settled}
        inside = sum(graph != "main" for graph, _ in self.settled)
        open_sizes = sum(not settled for settled in self.settled.values())
        idle = {"main", *self.marks} - ran
        ruled_out = {graph for graph, _ in self.untyped}
        print(f"\n  {runs} runs: {len(self.settled)} values compared, {inside} of them inside of "
              f"{len(ran - {'main'})} branches; {open_sizes} have a size that is not inferred")
        if idle:
            print(f"  skipped, since they never ran: {len(idle)} branches, {len(idle & ruled_out)} "
                  f"of them ruled out by inference; their values are "
                  f"{len(self.probes) + len(self.untyped) - len(self.settled)}")


@pytest.mark.parametrize("path", model_files(), ids=lambda path: path.stem)
def test_real_models_agree_with_execution(path):
    model = onnx.load(path)
    inferred = onnx_light.infer_shapes(with_named_sizes(model), strict_mode=True)
    instrumented = probes.Instrumented(model, inferred)
    running = execution.session(instrumented.model)
    comparison = Comparison(inferred, instrumented)
    for inputs in INPUTS[path.name]:
        feeds = feeds_of(running, inputs)
        comparison.add(feeds, execution.run(running, feeds))
    comparison.print(len(INPUTS[path.name]))
    assert comparison.wrong == []


@pytest.mark.parametrize("path", model_files(), ids=lambda path: path.stem)
def test_annotated_models_are_taken(path):
    inferred = onnx.ModelProto.FromString(onnx_light.infer_shapes(path, strict_mode=True))
    onnx.checker.check_model(inferred)
    execution.session(inferred)

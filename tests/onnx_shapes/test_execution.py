# SPDX-License-Identifier: Apache-2.0
"""What is inferred of every value of real models is what onnxruntime computes."""

import os
import pathlib

import pytest

import onnx_light
import shape_text

np = pytest.importorskip("numpy")
onnx = pytest.importorskip("onnx")
onnxruntime = pytest.importorskip("onnxruntime")

# Sizes of the free dimensions of each input by the file's name, as the models are made for.
SIZES = {
    "model.onnx": [{"bytes": [n, 2048]} for n in (1, 2, 5)],
    "ch_PP-OCRv4_det_infer.onnx": [
        {"x": [1, 3, 64, 64]}, {"x": [2, 3, 32, 96]}, {"x": [3, 3, 96, 32]},
    ],
    "ch_PP-OCRv4_rec_infer.onnx": [
        {"x": [1, 3, 48, 64]}, {"x": [2, 3, 48, 96]}, {"x": [3, 3, 48, 160]},
    ],
    "ch_ppocr_mobile_v2.0_cls_infer.onnx": [
        {"x": [1, 3, 48, 192]}, {"x": [2, 3, 48, 192]}, {"x": [3, 3, 48, 96]},
    ],
    "silero_vad.onnx": [
        {"input": [n, 576], "state": [2, n, 128], "sr": []} for n in (1, 2, 3)
    ],
    "silero_vad_16k_op15.onnx": [
        {"input": [n, 576], "state": [2, n, 128], "sr": []} for n in (1, 2, 3)
    ],
    "silero_vad_16k_sequence.onnx": [
        {"input": [n, 576], "h": [1, 1, 128], "c": [1, 1, 128]} for n in (1, 2, 3)
    ],
    "silero_vad_half.onnx": [
        {"input": [n, 576], "state": [2, n, 128]} for n in (1, 2, 3)
    ],
    "silero_vad_op18_ifless.onnx": [
        {"input": [n, 576], "state": [2, n, 128], "sr": []} for n in (1, 2, 3)
    ],
    "silero_vad_openvino_16k.onnx": [{"input": [1, 576], "state": [2, 1, 128]}],
}


def model_files():
    folder = os.environ.get("ONNX_LIGHT_MODELS")
    return sorted(pathlib.Path(folder).rglob("*.onnx")) if folder else []


def value_types(graph):
    """Types by name of the values that nodes of the main graph make."""
    known = {info.name: info.type for info in [*graph.value_info, *graph.output]}
    made = [name for node in graph.node for name in node.output if name]
    return {name: known[name] for name in made if name in known}


def feeds_of(session, sizes):
    feeds = {}
    for argument in session.get_inputs():
        if argument.name == "sr":
            feeds["sr"] = np.array(16000, dtype=np.int64)
            continue
        dtype = {"tensor(float)": np.float32, "tensor(int32)": np.int32}[argument.type]
        feeds[argument.name] = np.zeros(sizes[argument.name], dtype=dtype)
    return feeds


def contradictions(inferred, feeds, results):
    """Values whose inferred shape is not the one that was computed."""
    symbols = {}
    for graph_input in inferred.graph.input:
        stated = shape_text.shape(graph_input.type) or []
        for size, number in zip(stated, feeds.get(graph_input.name, np.empty(())).shape):
            if isinstance(size, str) and size != "?":
                symbols[size] = number
    types = value_types(inferred.graph)
    wrong = []
    for name, result in results.items():
        if not isinstance(result, np.ndarray) or name not in types:
            continue
        if types[name].tensor_type.elem_type != onnx.helper.np_dtype_to_tensor_dtype(result.dtype):
            wrong.append((name, result.dtype, shape_text.kind(types[name])))
        sizes = shape_text.shape(types[name])
        if sizes is None:
            continue
        bound = [shape_text.evaluate(s, symbols) if isinstance(s, str) else s for s in sizes]
        if len(bound) != result.ndim or any(
            size is not None and size != number for size, number in zip(bound, result.shape)
        ):
            wrong.append((name, sizes, bound, result.shape))
    return wrong


@pytest.mark.parametrize("path", model_files(), ids=lambda path: path.stem)
def test_real_models_agree_with_execution(path):
    inferred = onnx.ModelProto.FromString(onnx_light.infer_shapes(path, strict_mode=True))
    onnx.checker.check_model(inferred)
    # Every value of the main graph becomes an output. Where no type is inferred, onnxruntime
    # takes its own.
    probe = onnx.load(path)
    present = {output.name for output in probe.graph.output}
    for name in [n for node in probe.graph.node for n in node.output if n and n not in present]:
        probe.graph.output.append(onnx.ValueInfoProto(name=name))
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(
        probe.SerializeToString(), options, providers=["CPUExecutionProvider"])
    names = [output.name for output in session.get_outputs()]
    for sizes in SIZES[path.name]:
        feeds = feeds_of(session, sizes)
        results = dict(zip(names, session.run(names, feeds)))
        assert contradictions(inferred, feeds, results) == []
    # onnxruntime takes the annotated model too.
    onnxruntime.InferenceSession(
        inferred.SerializeToString(), options, providers=["CPUExecutionProvider"])

# SPDX-License-Identifier: Apache-2.0
"""Runs models in onnxruntime and holds what came out against what was inferred."""

import numpy as np
import onnx
import onnxruntime

import shape_text


def session(model):
    """A session that computes every node as it stands."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = 1
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"])


class Tensor:
    """Element type and sizes of a tensor that was fed or computed."""

    def __init__(self, element_type, sizes):
        self.element_type = element_type
        self.sizes = list(sizes)

    def __repr__(self):
        return f"tensor({self.element_type}){self.sizes}"


def observed(value):
    """What is to be seen of a value: a Tensor, a list of them, or None for an empty optional."""
    if isinstance(value, onnxruntime.OrtValue):
        return Tensor(value.element_type(), value.shape())
    if isinstance(value, (list, tuple)):
        return [observed(element) for element in value]
    if value is None:
        return None
    array = np.asarray(value)
    return Tensor(onnx.helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)


def _ort_value(array):
    make = onnxruntime.OrtValue
    if array.dtype.isbuiltin == 1:
        return make.ortvalue_from_numpy(array)
    # The types that ml_dtypes adds to numpy.
    bits = array.view(f"u{array.dtype.itemsize}")
    element_type = onnx.helper.np_dtype_to_tensor_dtype(array.dtype)
    return make.ortvalue_from_numpy_with_onnx_type(bits, element_type)


def run(running, feeds):
    """What was computed, by the names of the outputs."""
    kinds = {output.name: output.type for output in running.get_outputs()}
    plain = [a for a in feeds.values() if isinstance(a, np.ndarray) and a.dtype.kind not in "OUS"]
    if len(plain) == len(feeds) and all(kind.startswith("tensor(") for kind in kinds.values()):
        # This keeps the element types that numpy does not know.
        values = {name: _ort_value(array) for name, array in feeds.items()}
        results = running.run_with_ort_values(list(kinds), values)
    else:
        results = running.run(list(kinds), feeds)
    return {name: observed(value) for name, value in zip(kinds, results)}


def bind(stated, value, symbols):
    """Gives the symbols of a stated type the sizes that a tensor has; the first one counts.

    The elements of a sequence may differ in their sizes and bind nothing.
    """
    if not isinstance(value, Tensor):
        return
    for size, number in zip(shape_text.shape(stated) or [], value.sizes):
        if shape_text.is_symbol(size):
            symbols.setdefault(size, number)


def agrees(stated, value, symbols):
    """Whether a value may have the stated type; an unknown part of the type allows everything."""
    which = stated.WhichOneof("value")
    if which is None:
        return True
    if which == "optional_type":
        return value is None or agrees(stated.optional_type.elem_type, value, symbols)
    if which == "sequence_type":
        inner = stated.sequence_type.elem_type
        return isinstance(value, list) and all(agrees(inner, v, symbols) for v in value)
    assert which == "tensor_type", which
    if not isinstance(value, Tensor):
        return False
    if stated.tensor_type.elem_type not in (0, value.element_type):
        return False
    sizes = shape_text.shape(stated)
    return sizes is None or (len(sizes) == len(value.sizes) and all(
        shape_text.evaluate(size, symbols) in (None, number)
        for size, number in zip(sizes, value.sizes)))


def is_settled(stated, symbols):
    """Whether the type of a tensor says all of its sizes once its symbols are bound."""
    sizes = shape_text.shape(stated)
    return sizes is not None and None not in [shape_text.evaluate(s, symbols) for s in sizes]


def text(stated):
    sizes = shape_text.shape(stated) if stated.HasField("tensor_type") else ""
    return f"{shape_text.kind(stated) or 'unknown'}{sizes}"

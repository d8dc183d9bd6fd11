# SPDX-License-Identifier: Apache-2.0
"""Type and shape inference with the signature of onnx.shape_inference."""

import sys

from ._onnx_light import infer_bytes


class InferenceError(Exception):
    """Raised for what the switches of infer_shapes make an error.

    Where onnx is loaded it is also an onnx.shape_inference.InferenceError.
    """


def _error(text):
    upstream = sys.modules.get("onnx.shape_inference")
    if upstream is None:
        return InferenceError(text)
    return type("InferenceError", (InferenceError, upstream.InferenceError), {})(text)


def infer_shapes(model, check_type=False, strict_mode=False, data_prop=False):
    """Returns a copy of a model with the types and shapes of all values.

    The model is a path, a serialized model, or a message such as onnx.ModelProto; the result is a
    message of the same class, otherwise bytes. What nodes make is added to value_info, and outputs
    are completed; sizes that data decide are named unk__0, unk__1 and so on. Elements of small
    tensors are always followed, whatever data_prop says.

    InferenceError is raised for a model that cannot be read, with check_type for types that
    operators do not allow, and with strict_mode for every fault of a node, its shapes included.
    Without the two a fault leaves values unknown, as does an operator without a schema with them.
    """
    inferred, errors = infer_bytes(model, check_type, strict_mode)
    if errors:
        raise _error(errors)
    is_message = hasattr(model, "SerializeToString")
    return type(model).FromString(inferred) if is_message else inferred

# SPDX-License-Identifier: Apache-2.0
"""Looks ONNX operators up, verifies ONNX models and infers their shapes.

    for diagnostic in onnx_light.check_model("model.onnx"):
        print(diagnostic)
    clip = onnx_light.get_schema("Clip", 12)
    inferred = onnx_light.infer_shapes(model)
    registry = onnx_light.Registry()
    registry.import_extension("my_operator.json")
    onnx_light.check_model("model.onnx", registry=registry)
"""

from ._onnx_light import (
    AttributeParam,
    Diagnostic,
    ExtensionError,
    ExtensionReference,
    ExtensionSpec,
    FormalParameter,
    Location,
    Registry,
    Schema,
    SchemaError,
    TypeConstraintParam,
    WrittenValues,
    __version__,
    check_extension,
    check_model,
    get_schema,
)
from .inference import InferenceError, infer_shapes

__all__ = [
    "AttributeParam",
    "Diagnostic",
    "ExtensionError",
    "ExtensionReference",
    "ExtensionSpec",
    "FormalParameter",
    "InferenceError",
    "Location",
    "Registry",
    "Schema",
    "SchemaError",
    "TypeConstraintParam",
    "WrittenValues",
    "__version__",
    "check_extension",
    "check_model",
    "get_schema",
    "infer_shapes",
]

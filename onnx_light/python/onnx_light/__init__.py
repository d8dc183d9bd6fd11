# SPDX-License-Identifier: Apache-2.0
"""Looks ONNX operators up and verifies ONNX models.

    for diagnostic in onnx_light.check_model("model.onnx"):
        print(diagnostic)
    clip = onnx_light.get_schema("Clip", 12)
"""

from ._onnx_light import (
    AttributeParam,
    Diagnostic,
    FormalParameter,
    Location,
    Schema,
    SchemaError,
    TypeConstraintParam,
    __version__,
    check_model,
    get_schema,
)

__all__ = [
    "AttributeParam",
    "Diagnostic",
    "FormalParameter",
    "Location",
    "Schema",
    "SchemaError",
    "TypeConstraintParam",
    "__version__",
    "check_model",
    "get_schema",
]

# SPDX-License-Identifier: Apache-2.0
"""Writes model.onnx and faulty.onnx, which use the operators of specs (needs onnx)."""

import onnx
from onnx import TensorProto, helper


def model(mode: str, factor: dict) -> onnx.ModelProto:
    blend = helper.make_node("Blend", ["weights", "a", "b"], ["blended"], "blend", domain="acme.img",
                             mode=mode)
    blend.overload = "weighted"
    nodes = [
        blend,
        helper.make_node("Scale2D", ["blended"], ["large"], "enlarge", domain="acme.img", **factor),
        helper.make_node("SoftShrink", ["large"], ["y"], "shrink", domain="acme.nn"),
    ]
    image = [1, 3, "H", "W"]
    graph = helper.make_graph(
        nodes, "enlarge",
        [helper.make_tensor_value_info("weights", TensorProto.FLOAT, [2]),
         helper.make_tensor_value_info("a", TensorProto.FLOAT, image),
         helper.make_tensor_value_info("b", TensorProto.FLOAT, image)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, 3, "H2", "W2"])])
    imports = [helper.make_opsetid(*i) for i in (("", 21), ("acme.img", 1), ("acme.nn", 1))]
    return helper.make_model(graph, ir_version=10, opset_imports=imports)


onnx.save(model("over", {"factor": [2, 2]}), "model.onnx")
onnx.save(model("ovr", {}), "faulty.onnx")

# SPDX-License-Identifier: Apache-2.0
"""onnx, onnxruntime and onnx_light live in one process, whichever comes first."""

import itertools
import os
import subprocess
import sys

import pytest

USES = {
    "onnx": """
import onnx
model = onnx.helper.make_model(onnx.helper.make_graph(
    [onnx.helper.make_node("Relu", ["x"], ["y"])], "g",
    [onnx.helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, ["N"])],
    [onnx.helper.make_tensor_value_info("y", onnx.TensorProto.FLOAT, ["N"])]),
    opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=8)
onnx.checker.check_model(model)
data = model.SerializeToString()
""",
    "onnxruntime": """
import onnxruntime
onnxruntime.set_default_logger_severity(4)
try:
    onnxruntime.InferenceSession(b"not a model")
    raise AssertionError("accepted")
except Exception as error:
    assert "AssertionError" not in type(error).__name__, error
""",
    "onnx_light": """
import onnx_light
assert onnx_light.get_schema("Clip", 12).since_version == 12
(finding,) = onnx_light.check_model(b"\\xff")
assert finding.code == "unreadable", finding
""",
}

TOGETHER = """
import numpy
session = onnxruntime.InferenceSession(data, providers=["CPUExecutionProvider"])
(y,) = session.run(None, {"x": numpy.array([-1, 2], numpy.float32)})
assert y.tolist() == [0, 2]
assert onnx_light.check_model(data) == []
assert onnx_light.check_model(model) == []
onnx.checker.check_model(onnx.load_from_string(data))
"""


@pytest.mark.parametrize("order", list(itertools.permutations(USES)), ids="-".join)
def test_each_works_after_the_others(order):
    pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    program = "".join(USES[name] for name in order) + TOGETHER
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                          env=os.environ)
    assert done.returncode == 0, done.stderr

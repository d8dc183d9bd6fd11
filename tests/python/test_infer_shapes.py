# SPDX-License-Identifier: Apache-2.0
"""infer_shapes takes what check_model takes and gives back the same kind."""

import pathlib
import subprocess
import sys

import pytest

import onnx_light

CASES = pathlib.Path(__file__).parents[1] / "cases"
SYMBOLIC = CASES / "B72_concat_symbolic.onnx"
CONTRADICTION = CASES / "B84_declared_shape_wrong.onnx"


def shape_of(model, name):
    onnx = pytest.importorskip("onnx")
    message = onnx.ModelProto.FromString(model) if isinstance(model, bytes) else model
    infos = {i.name: i for i in [*message.graph.value_info, *message.graph.output]}
    return [d.dim_param or d.dim_value for d in infos[name].type.tensor_type.shape.dim]


@pytest.mark.parametrize("model", [SYMBOLIC, str(SYMBOLIC), SYMBOLIC.read_bytes(),
                                   bytearray(SYMBOLIC.read_bytes())])
def test_paths_and_bytes_give_bytes(model):
    inferred = onnx_light.infer_shapes(model)
    assert isinstance(inferred, bytes)
    assert shape_of(inferred, "h") == ["N+5", 2]


def test_a_message_gives_a_message_and_stays_as_it_is():
    onnx = pytest.importorskip("onnx")
    model = onnx.load(SYMBOLIC)
    before = model.SerializeToString()
    inferred = onnx_light.infer_shapes(model)
    assert isinstance(inferred, onnx.ModelProto)
    assert model.SerializeToString() == before
    assert shape_of(inferred, "h") == ["N+5", 2]
    onnx.checker.check_model(inferred)


def test_a_size_that_data_decide_has_a_name_of_its_own():
    onnx = pytest.importorskip("onnx")
    model = onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["": 17]>
        g (float[unk__4] x, float[N] z) => (int64[] y) {
            a = NonZero(x)
            b = NonZero(z)
            y = Size(b)
        }""")
    inferred = onnx_light.infer_shapes(model)
    a, b = shape_of(inferred, "a"), shape_of(inferred, "b")
    assert a == [1, "unk__5"] and b == [1, "unk__6"]


def test_faults_are_errors_on_demand():
    assert onnx_light.infer_shapes(CONTRADICTION)
    with pytest.raises(onnx_light.InferenceError, match="flipped"):
        onnx_light.infer_shapes(CONTRADICTION, strict_mode=True)
    types = CASES / "B03b_add_two_types.onnx"
    assert onnx_light.infer_shapes(types)
    with pytest.raises(onnx_light.InferenceError, match="shift"):
        onnx_light.infer_shapes(types, check_type=True)


@pytest.mark.parametrize("op_type, domain", [("Rleu", ""), ("Foo", "my.domain")])
def test_an_operator_without_a_schema_is_no_fault_as_upstream(op_type, domain):
    onnx = pytest.importorskip("onnx")
    model = onnx.parser.parse_model(f"""
        <ir_version: 8, opset_import: ["": 17, "my.domain": 1]>
        g (float[N] x) => (float[N] z) {{
            y = {domain + "." if domain else ""}{op_type}(x)
            z = Relu(y)
        }}""")
    for infer_shapes in (onnx.shape_inference.infer_shapes, onnx_light.infer_shapes):
        assert infer_shapes(model, strict_mode=True).graph.node[0].op_type == op_type


def test_no_model_is_an_error():
    for model in (b"\x01\x02", b"", CASES / "no_such_file.onnx"):
        with pytest.raises(onnx_light.InferenceError):
            onnx_light.infer_shapes(model)
    with pytest.raises(TypeError):
        onnx_light.infer_shapes(3)


def test_errors_are_upstreams_too_where_it_is_loaded():
    onnx = pytest.importorskip("onnx")
    with pytest.raises(onnx.shape_inference.InferenceError):
        onnx_light.infer_shapes(CONTRADICTION, strict_mode=True)


def test_inference_loads_neither_numpy_nor_onnx():
    code = (f"import sys, onnx_light; onnx_light.infer_shapes({str(SYMBOLIC)!r}); "
            "sys.exit(any(name in sys.modules for name in ('numpy', 'onnx')))")
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0

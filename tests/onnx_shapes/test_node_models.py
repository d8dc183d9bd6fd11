# SPDX-License-Identifier: Apache-2.0
"""What is inferred of the outputs of onnx's node models once their declarations are removed.

Where an output has no exact shape, the elements of an input decide. Two tables name the operators
and these inputs, and are checked both ways. `pytest -s` shows the counts.
"""

import collections

import pytest

onnx = pytest.importorskip("onnx")

import node_models
import onnx_light
import shape_text

BOUND = 1980 / 2292

# The inputs whose elements decide the sizes. Whether they suffice, and whether each of those that
# a node has is needed, is checked.
DECIDING = {
    "AffineGrid": ["size"],
    "BlackmanWindow": ["size"],
    "CenterCropPad": ["shape"],
    "Col2Im": ["image_shape", "block_shape"],
    "Compress": ["condition"],
    "ConstantOfShape": ["input"],
    "DFT": ["axis"],
    "Expand": ["shape"],
    "HammingWindow": ["size"],
    "HannWindow": ["size"],
    "MaxUnpool": ["output_shape"],
    "MelWeightMatrix": ["num_mel_bins", "dft_length"],
    "NonZero": ["X"],
    "OneHot": ["depth"],
    "Pad": ["pads", "axes"],
    "Range": ["start", "limit", "delta"],
    "ReduceL1": ["axes"],
    "ReduceL2": ["axes"],
    "ReduceLogSum": ["axes"],
    "ReduceLogSumExp": ["axes"],
    "ReduceMax": ["axes"],
    "ReduceMean": ["axes"],
    "ReduceMin": ["axes"],
    "ReduceProd": ["axes"],
    "ReduceSum": ["axes"],
    "ReduceSumSquare": ["axes"],
    "Reshape": ["shape"],
    "Resize": ["scales", "sizes"],
    "STFT": ["frame_step", "frame_length"],
    "Slice": ["starts", "ends", "axes", "steps"],
    "Split": ["split"],
    "Squeeze": ["axes"],
    "Tile": ["repeats"],
    "TopK": ["K"],
    "Unsqueeze": ["axes"],
    "Upsample": ["scales"],
}

# The same where inference does not follow the elements: the sizes stay open when all is known.
NOT_FOLLOWED = {
    "ImageDecoder": ["encoded_stream"],
    "Loop": ["M", "cond"],
    "NonMaxSuppression": ["boxes", "scores", "max_output_boxes_per_class", "iou_threshold",
                          "score_threshold"],
    "Range of BFLOAT16": ["start", "limit", "delta"],
    "Range of FLOAT16": ["start", "limit", "delta"],
    "StringNormalizer": ["X"],
    "StringSplit": ["X"],
    "Unique": ["X"],
}


class Output:
    """One tensor output: as declared, as inferred here, as inferred upstream."""

    def __init__(self, case, declared, ours, theirs):
        self.case = case
        self.output = declared.name
        self.name = f"{case.name}:{declared.name}"
        self.kinds = [shape_text.kind(t.type) for t in (declared, ours, theirs)]
        self.declared, self.ours, self.theirs = (
            shape_text.numbers(shape_text.shape(t.type)) for t in (declared, ours, theirs))

    def is_exact(self, inferred):
        # A size that the model leaves unset counts as matched.
        return inferred is not None and len(inferred) == len(self.declared) and all(
            want is None or want == size for want, size in zip(self.declared, inferred))

    def is_wrong(self):
        return self.ours is not None and (
            len(self.ours) != len(self.declared) or any(
                None not in (want, size) and want != size
                for want, size in zip(self.declared, self.ours)))

    def is_less_precise(self):
        if self.theirs is None:
            return False
        return self.ours is None or any(
            theirs is not None and ours is None for theirs, ours in zip(self.theirs, self.ours))

    def operator(self):
        """The row of the tables that it belongs to."""
        operator = node_models.node_of(self.case).op_type
        element_type = next(o for o in self.case.model.graph.output if o.name == self.output)
        number = element_type.type.tensor_type.elem_type
        special = f"{operator} of {onnx.TensorProto.DataType.Name(number)}"
        return special if special in NOT_FOLLOWED else operator

    def is_exact_with(self, known):
        """Whether it is exact once the data of some inputs are known."""
        feeds = node_models.feeds(self.case)
        model = node_models.with_data(self.case.model, {name: feeds[name] for name in known})
        inferred = next(
            o for o in onnx_light.infer_shapes(model).graph.output if o.name == self.output)
        return self.is_exact(shape_text.numbers(shape_text.shape(inferred.type)))


def formal_inputs(case):
    """The names that the operator gives to the inputs that a node has, by those of the model."""
    node = node_models.node_of(case)
    (version,) = [o.version for o in case.model.opset_import if o.domain == node.domain]
    formal = [f.name for f in onnx.defs.get_schema(node.op_type, version, node.domain).inputs]
    formal += formal[-1:] * len(node.input)  # The last one may be variadic.
    return {name: formal[i] for i, name in enumerate(node.input) if name}


@pytest.fixture(scope="module")
def outputs():
    result = []
    for case in node_models.cases():
        bare = node_models.bare(case.model)
        ours = onnx_light.infer_shapes(bare).graph.output
        try:
            theirs = onnx.shape_inference.infer_shapes(bare, data_prop=True).graph.output
        except Exception:  # Some models are too much for it.
            theirs = bare.graph.output
        for declared, mine, other in zip(case.model.graph.output, ours, theirs):
            if declared.type.HasField("tensor_type"):
                result.append(Output(case, declared, mine, other))
    return result


def test_every_type_is_right(outputs):
    assert [o.name for o in outputs if o.kinds[0] != o.kinds[1]] == []


def test_no_shape_is_wrong(outputs):
    assert [(o.name, o.declared, o.ours) for o in outputs if o.is_wrong()] == []


def test_no_shape_is_less_precise_than_upstream(outputs):
    assert [(o.name, o.theirs, o.ours) for o in outputs if o.is_less_precise()] == []


def test_most_shapes_are_exact(outputs):
    exact = sum(o.is_exact(o.ours) for o in outputs)
    upstream = sum(o.is_exact(o.theirs) for o in outputs)
    print(f"\n{len(outputs)} tensor outputs, exact shapes: {exact}, upstream {upstream}")
    assert exact >= BOUND * len(outputs)


def test_tables_name_the_operators_without_exact_shapes(outputs):
    rest = collections.Counter(o.operator() for o in outputs if not o.is_exact(o.ours))
    print()
    for table, note in ((DECIDING, "exact once known"), (NOT_FOLLOWED, "not followed")):
        for operator, inputs in table.items():
            print(f"  {rest[operator]:4d}  {operator}: {', '.join(inputs)} ({note})")
    assert sorted(rest) == sorted([*DECIDING, *NOT_FOLLOWED])


def test_tables_name_the_deciding_inputs(outputs):
    seen = collections.defaultdict(set)
    wrong = []
    for output in [o for o in outputs if not o.is_exact(o.ours)]:
        operator = output.operator()
        formal = formal_inputs(output.case)
        named = DECIDING.get(operator) or NOT_FOLLOWED[operator]
        deciding = {name for name, each in formal.items() if each in named}
        seen[operator].update(formal[name] for name in deciding)
        if output.is_exact_with(deciding) != (operator in DECIDING):
            wrong.append((output.name, "all that the table names"))
        for name in deciding if operator in DECIDING else ():
            if output.is_exact_with(deciding - {name}):
                wrong.append((output.name, formal[name], "is not needed"))
    assert wrong == []
    assert seen == {operator: set(inputs) for operator, inputs in
                    {**DECIDING, **NOT_FOLLOWED}.items()}

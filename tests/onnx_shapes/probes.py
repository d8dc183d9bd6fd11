# SPDX-License-Identifier: Apache-2.0
"""Makes every value of a model an output, those inside of the branches of If included."""

import itertools

import onnx
from onnx import helper


class Probe:
    """A value of a graph, and the output of the model that shows it."""

    def __init__(self, graph, name, stated, output):
        self.graph = graph  # As "main/node[3:If].then_branch".
        self.name = name
        self.stated = stated  # The inferred type.
        self.output = output


class Instrumented:
    """A model that shows all of its values.

    A value of a branch becomes an output of the branch and of its If, where the other branch gives
    an empty one of the same type, and so on outwards. So does a mark that the branch has run.
    """

    def __init__(self, model, inferred):
        self.model = onnx.ModelProto.FromString(model.SerializeToString())
        self.marks = {}  # The output that tells whether a graph has run, by graph.
        self.untyped = []  # Graph and name of the values that have no type and are not shown.
        self._numbers = itertools.count()
        graph = self.model.graph
        shown = self._instrument(graph, inferred.graph, "main")
        for probe in shown:
            graph.output.append(onnx.ValueInfoProto(name=probe.output))
        self.probes = [probe for probe in shown if probe.name is not None]

    def _fresh(self):
        return f"onnx_light_probe_{next(self._numbers)}"

    def _instrument(self, graph, inferred, path):
        known = {info.name: info.type for info in [*inferred.value_info, *inferred.output]}
        names = [name for node in graph.node for name in node.output if name]
        shown = []
        for index, (node, annotated) in enumerate(zip(graph.node, inferred.node)):
            if node.op_type == "If":
                shown += self._instrument_if(node, annotated, f"{path}/node[{index}:If]")
            else:
                assert not any(a.HasField("g") for a in node.attribute), node.op_type
        for name in names:
            if name not in known or known[name].WhichOneof("value") is None:
                self.untyped.append((path, name))
                continue
            probe = Probe(path, name, known[name], self._fresh())
            graph.node.append(helper.make_node("Identity", [name], [probe.output]))
            shown.append(probe)
        return shown

    def _instrument_if(self, node, annotated, path):
        branches = {attribute.name: attribute.g for attribute in node.attribute}
        inferred = {attribute.name: attribute.g for attribute in annotated.attribute}
        shown_by = {
            name: self._instrument(branch, inferred[name], f"{path}.{name}")
            for name, branch in branches.items()
        }
        raised = []
        for name, branch in branches.items():
            for probe in [self._mark(f"{path}.{name}", branch), *shown_by[name]]:
                for other_name, other in branches.items():
                    shown = probe.output if other_name == name else self._empty(probe, other)
                    other.output.append(onnx.ValueInfoProto(name=shown))
                probe.output = self._fresh()
                node.output.append(probe.output)
                raised.append(probe)
        return raised

    def _mark(self, graph, branch):
        stated = helper.make_tensor_type_proto(onnx.TensorProto.BOOL, [1])
        mark = Probe(graph, None, stated, self._fresh())
        value = helper.make_tensor("", onnx.TensorProto.BOOL, [1], [True])
        branch.node.append(helper.make_node("Constant", [], [mark.output], value=value))
        self.marks[graph] = mark
        return mark

    def _empty(self, probe, branch):
        """Adds a node that makes a value without elements of the probe's type."""
        name = self._fresh()
        if probe.stated.HasField("sequence_type"):
            element_type = probe.stated.sequence_type.elem_type.tensor_type.elem_type
            node = helper.make_node("SequenceEmpty", [], [name], dtype=element_type)
        else:
            element_type = probe.stated.tensor_type.elem_type
            empty = helper.make_tensor("", element_type, [0], b"", raw=True)
            node = helper.make_node("Constant", [], [name], value=empty)
        branch.node.append(node)
        return name

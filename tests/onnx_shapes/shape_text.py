# SPDX-License-Identifier: Apache-2.0
"""Reads types and shapes from a model that infer_shapes returned, and binds their symbols."""

import re


def kind(type_proto):
    """The type without sizes, for example 'seq(tensor(1))'; '' for an unknown one."""
    which = type_proto.WhichOneof("value")
    if which == "tensor_type":
        number = type_proto.tensor_type.elem_type
        return f"tensor({number})" if number else ""
    if which == "sequence_type":
        return f"seq({kind(type_proto.sequence_type.elem_type)})"
    if which == "optional_type":
        return f"optional({kind(type_proto.optional_type.elem_type)})"
    return which or ""


def shape(type_proto):
    """The sizes of a tensor as numbers, texts, or None; None for an unknown rank."""
    tensor = type_proto.tensor_type
    if not tensor.HasField("shape"):
        return None
    return [
        dim.dim_value if dim.HasField("dim_value") else dim.dim_param or None
        for dim in tensor.shape.dim
    ]


def numbers(sizes):
    """The sizes with None for those that are no numbers."""
    return None if sizes is None else [s if isinstance(s, int) else None for s in sizes]


def is_symbol(size):
    """Whether a size is one symbol, neither a number nor an expression."""
    return isinstance(size, str) and size != "?" and not re.search(r"[-+*/(),\s]", size)


def evaluate(size, symbols):
    """The number that a size means, None where it holds a symbol that is not bound."""
    if not isinstance(size, str):
        return size
    if size in symbols:
        return symbols[size]
    names = "|".join(re.escape(name) for name in sorted(symbols, key=len, reverse=True))
    number = re.sub(
        rf"(?<![\w.])({names})(?![\w.])", lambda match: f"({symbols[match[1]]})", size)
    if re.search(r"[^\W\d]|\?", re.sub(r"\b(max|min)\(", "(", number)):
        return None
    return eval(number, {"__builtins__": {}, "max": max, "min": min})

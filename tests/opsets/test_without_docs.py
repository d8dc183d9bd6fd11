# SPDX-License-Identifier: Apache-2.0
"""A library built with ONNX_LIGHT_WITH_DOCS=OFF holds none of the operators' texts."""

import os
import pathlib
import re

import pytest

SOURCES = pathlib.Path(__file__).parents[2] / "onnx_light" / "opsets"


def literals():
    """The text literals of the operator files: those with a blank, joined where they continue."""
    for path in SOURCES.rglob("*/*.cc"):
        source = re.sub(r"//.*", "", path.read_text())
        for match in re.finditer(r'"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*', source):
            parts = re.findall(r'"((?:[^"\\]|\\.)*)"', match.group(0))
            text = "".join(parts).replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")
            if " " in text and len(text) > 12:
                yield text


def libraries(variable):
    folder = os.environ.get(variable)
    if not folder or not pathlib.Path(folder).exists():
        pytest.skip(f"{variable} names no build")
    return pathlib.Path(folder).joinpath("onnx_light/opsets/libonnx_light_opsets.a").read_bytes()


def test_no_text_is_left():
    binary = libraries("ONNX_LIGHT_BUILD_WITHOUT_DOCS")
    left = [text for text in set(literals()) if text.encode() in binary]
    assert not left


def test_the_search_finds_texts_where_they_are():
    binary = libraries("ONNX_LIGHT_BUILD")
    texts = set(literals())
    found = sum(text.encode() in binary for text in texts)
    assert found == len(texts)

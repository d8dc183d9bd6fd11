# SPDX-License-Identifier: Apache-2.0
"""Libraries built with ONNX_LIGHT_WITH_DOCS=OFF hold none of the operators' texts."""

import os
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).parents[2]
LITERAL = r'"(?:[^"\\]|\\.)*"'


def literals(folder, pattern):
    """The text literals of files: those with a blank, joined where they continue."""
    for path in (ROOT / folder).rglob(pattern):
        source = re.sub(r"//.*", "", path.read_text())
        source = re.sub(r"SHARED\([^)]*\)", "", source)
        for match in re.finditer(rf"{LITERAL}(?:\s*{LITERAL})*", source):
            text = "".join(part[1:-1] for part in re.findall(LITERAL, match.group(0)))
            text = text.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")
            if " " in text and len(text) > 12:
                yield text


@pytest.fixture(
    params=[
        ("onnx_light/opsets", "*/*.cc", "libonnx_light_opsets.a"),
        ("onnx_shapes", "constraints.def", "libonnx_light_shapes.a"),
    ],
    ids=["schemas", "constraints"],
)
def texts_in(request):
    """Returns the texts of a folder, and those of them that its library in a build has."""
    folder, pattern, library = request.param

    def find(variable):
        build = os.environ.get(variable)
        if not build or not pathlib.Path(build).exists():
            pytest.skip(f"{variable} names no build")
        binary = pathlib.Path(build).joinpath(folder, library).read_bytes()
        texts = set(literals(folder, pattern))
        return texts, {text for text in texts if text.encode() in binary}

    return find


def test_no_text_is_left(texts_in):
    _, found = texts_in("ONNX_LIGHT_BUILD_WITHOUT_DOCS")
    assert not found


def test_the_search_finds_texts_where_they_are(texts_in):
    texts, found = texts_in("ONNX_LIGHT_BUILD")
    assert texts and found == texts

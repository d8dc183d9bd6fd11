# SPDX-License-Identifier: Apache-2.0
"""The README's program is the one that the consumer project builds and runs."""

import pathlib
import re

ROOT = pathlib.Path(__file__).parents[2]


def test_program_of_the_readme_is_the_consumers():
    readme = (ROOT / "README.md").read_text()
    programs = re.findall(r"<!-- (\S+\.cc) -->\n```cpp\n(.*?)```", readme, re.S)
    assert programs
    for path, text in programs:
        assert (ROOT / path).read_text().split("\n", 1)[1] == text

# SPDX-License-Identifier: Apache-2.0
"""Everything here needs the Python module: `-m "not module"` leaves the folder out."""

import pathlib
import sys

import pytest

FOLDER = pathlib.Path(__file__).parent
sys.path.insert(0, str(FOLDER))  # For shape_text.


def pytest_ignore_collect(config):
    # The files could not even be imported.
    return True if "not module" in config.option.markexpr else None


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent == FOLDER:
            item.add_marker(pytest.mark.module)

# SPDX-License-Identifier: Apache-2.0
"""Extracts the *.onnx files of a wheel: extract_models.py WHEEL FOLDER."""

import sys
import zipfile

wheel, folder = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    archive.extractall(folder, [name for name in archive.namelist() if name.endswith(".onnx")])

# SPDX-License-Identifier: Apache-2.0
"""The implementation that scale2d_adapter.py wraps."""

import numpy as np


def scale2d(images: np.ndarray, factor: list[int]) -> np.ndarray:
    return images.repeat(factor[0], axis=2).repeat(factor[1], axis=3)

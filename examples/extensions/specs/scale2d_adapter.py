# SPDX-License-Identifier: Apache-2.0
"""Scale2D for onnx.reference.ReferenceEvaluator(model, new_ops=[Scale2D])."""

from onnx.reference.op_run import OpRun
from scale2d import scale2d


class Scale2D(OpRun):
    op_domain = "acme.img"

    def _run(self, x, factor=None):
        return (scale2d(x, factor),)

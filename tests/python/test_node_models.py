# SPDX-License-Identifier: Apache-2.0
"""The node models that the onnx wheel makes for its backend tests are all valid."""

import warnings

import pytest

import onnx_light


@pytest.fixture(scope="module")
def models():
    pytest.importorskip("onnx")
    from onnx.backend.test.case.node import collect_testcases

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cases = collect_testcases(None)
    return {case.name: case.model for case in cases if case.model is not None}


def test_no_model_gets_an_error_or_an_unverified_node(models):
    assert len(models) > 1000
    wrong = {}
    for name, model in models.items():
        findings = [d for d in onnx_light.check_model(model.SerializeToString())
                    if d.severity in ("error", "warning")]
        if findings:
            wrong[name] = [str(d) for d in findings]
    assert not wrong

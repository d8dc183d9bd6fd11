# SPDX-License-Identifier: Apache-2.0
"""The command onnx-light, also as `python -m onnx_light`."""

import signal
import sys

from ._onnx_light import run_command


def main() -> int:
    # The command runs outside of Python, which could not notice Ctrl-C before its end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return run_command(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

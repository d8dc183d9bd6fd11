# SPDX-License-Identifier: Apache-2.0
"""Importing the package is cheap, and it has the command of the binary."""

import os
import pathlib
import subprocess
import sys

import onnx_light

CASES = pathlib.Path(__file__).parents[1] / "cases"


def run_python(*arguments, **options):
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, **options)


def test_import_loads_nothing_but_the_package():
    program = """
import sys
before = set(sys.modules)
import onnx_light
print(*sorted(set(sys.modules) - before - set(sys.builtin_module_names)))
"""
    done = run_python("-c", program, check=True)
    assert done.stdout.split() == [
        "onnx_light", "onnx_light._onnx_light", "onnx_light.inference"]


def test_import_builds_no_schema():
    # Heap in use by malloc; what Python allocates for small objects is not in it.
    program = """
import ctypes, sys

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
                "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keep".split()]

mallinfo2 = ctypes.CDLL(None).mallinfo2
mallinfo2.restype = Info
start = mallinfo2().uordblks
import onnx_light
imported = mallinfo2().uordblks
sys.stdout.flush()
onnx_light._onnx_light.run_command(["schema", "list", "--domain", "ai.onnx"])
print(imported - start, mallinfo2().uordblks - imported)
"""
    done = run_python("-c", program, check=True)
    imported, all_schemas = map(int, done.stdout.splitlines()[-1].split())
    assert imported < all_schemas / 2, (imported, all_schemas)


def test_the_command_has_the_exit_codes_of_the_binary():
    def code(*arguments):
        return run_python("-m", "onnx_light", *map(str, arguments)).returncode

    assert code("verify", CASES / "B97n_ir4_initializer_not_input.onnx") == 0
    assert code("verify", CASES / "B87_three_errors.onnx") == 1
    assert code("verify", CASES / "no_such_file.onnx") == 2
    assert code("frobnicate") == 2


def test_the_command_writes_what_the_binary_writes():
    done = run_python("-m", "onnx_light", "schema", "show", "Clip-12", check=True)
    assert done.stdout.startswith("Clip-12(input: T, min?: T, max?: T) -> (output: T)\n")
    assert run_python("-m", "onnx_light", "--version").stdout == (
        f"onnx-light {onnx_light.__version__}\n")


def test_the_command_takes_names_that_are_no_text(tmp_path):
    name = os.fsencode(tmp_path) + b"/\xff.onnx"
    with open(name, "wb") as file:
        file.write((CASES / "B97n_ir4_initializer_not_input.onnx").read_bytes())
    done = subprocess.run([os.fsencode(sys.executable), b"-m", b"onnx_light", b"verify", name],
                          capture_output=True)
    assert done.returncode == 0 and b"\\xff.onnx: valid" in done.stdout


def test_a_closed_pipe_is_no_signal():
    process = subprocess.Popen([sys.executable, "-m", "onnx_light", "schema", "dump"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.read(1)
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 0

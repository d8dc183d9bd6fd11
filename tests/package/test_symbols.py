# SPDX-License-Identifier: Apache-2.0
"""What the built libraries export and run at start-up, read with nm."""

import collections
import os
import pathlib
import re
import subprocess

BUILD = pathlib.Path(os.environ["ONNX_LIGHT_BUILD"])
NAMESPACE = "onnx_light"
MANGLED = f"{len(NAMESPACE)}{NAMESPACE}"
# Functions, virtual tables, type infos, guards of local statics, and thunks of the namespace.
OWN = re.compile(rf"_Z(T[VTIS]|GV|GVZ|Z|Th[n\d]+_|Tv0_n\d+_)?N[KRO]*{MANGLED}")
# Generated code specializes this template of protobuf for its messages; clients call it.
ARENA = re.compile(rf"_ZN6google8protobuf5Arena18CreateMaybeMessageIN{MANGLED}")


def symbols(path: pathlib.Path, *options: str) -> list[str]:
    lines = subprocess.run(
        ["nm", "--defined-only", *options, path], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    return [line.split()[-1] for line in lines]


def test_shared_library_exports_its_namespace_alone():
    exported = symbols(BUILD / "libonnx_light.so", "-D")
    assert any("ModelProto" in name for name in exported)
    assert [name for name in exported if not OWN.match(name) and not ARENA.match(name)] == []


def test_shared_library_exports_type_information():
    exported = symbols(BUILD / "libonnx_light.so", "-D")
    assert f"_ZTIN{MANGLED}10ModelProtoE" in exported
    assert f"_ZTVN{MANGLED}10ModelProtoE" in exported


def test_module_exports_its_init_function_alone():
    (module,) = (BUILD / "python" / NAMESPACE).glob("*.so")
    assert [name for name in symbols(module, "-D") if not name.startswith("PyInit_")] == []


def start_up_code(paths: list[pathlib.Path]) -> dict[str, set[tuple[str, int]]]:
    """Returns for each object file the functions that run before main, with their sizes."""
    text = subprocess.run(["nm", "-A", "-S", *paths], check=True, capture_output=True, text=True)
    code = collections.defaultdict(set)
    pattern = r"^(.*):\w+ (\w+) t \w*(_GLOBAL__sub_I|__static_initialization)"
    for path, size, name in re.findall(pattern, text.stdout, re.M):
        code[path].add((name, int(size, 16)))
    return code


def test_nothing_of_ours_runs_before_main():
    # <iostream>, which protobuf's headers include, and CLI11 bring start-up code of their own: an
    # object may hold exactly that code, of exactly that size.
    headers = BUILD / "tests/package/CMakeFiles/third_party_headers.dir/third_party_headers"
    allowed = start_up_code([headers / "iostream.cc.o", headers / "cli11.cc.o"])
    assert len(allowed) == 2
    folders = [BUILD / "onnx_light", BUILD / "onnx_shapes"]
    objects = [path for folder in folders for path in folder.rglob("*.cc.o")]
    assert objects
    code = start_up_code(objects)
    assert [path for path in code if code[path] not in allowed.values()] == []


def test_a_program_without_models_links_no_protobuf():
    # The consumer project of this folder, built by ctest against the static library.
    program = BUILD / "tests/package/static/verify_node"
    text = subprocess.run(["readelf", "-d", program], check=True, capture_output=True, text=True)
    assert "libstdc++" in text.stdout
    assert "protobuf" not in text.stdout
    assert [name for name in symbols(program, "-C") if "protobuf" in name] == []

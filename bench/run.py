#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the benchmarks beside upstream onnx and prints one table of ratios.

Every figure is a median of runs that alternate between the two, so that a machine that changes its
speed changes it for both. Exits with 1 when a ratio or a limit does not hold.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

MODEL = "ch_PP-OCRv4_rec_infer.onnx"


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number, payload):
    """A length-delimited field; `payload` is bytes, or a count of zero bytes not written here."""
    size = payload if isinstance(payload, int) else len(payload)
    return varint(number << 3 | 2) + varint(size) + (b"" if isinstance(payload, int) else payload)


def integer(number, value):
    return varint(number << 3) + varint(value)


def value_info(name, count):
    shape = field(1, integer(1, count))
    return field(1, name) + field(2, field(1, integer(1, 1) + field(2, shape)))


def write_large_model(path, tensors, tensor_bytes):
    """Writes a chain of Add nodes over that many initializers; their zeros are a hole in the file."""
    count = tensor_bytes // 4
    nodes = b"".join(
        field(1, field(1, b"v%d" % i) + field(1, b"w%d" % i) + field(2, b"v%d" % (i + 1))
              + field(3, b"add%d" % i) + field(4, b"Add"))
        for i in range(tensors))
    heads = []
    for i in range(tensors):
        inner = integer(1, count) + integer(2, 1) + field(8, b"w%d" % i) + field(9, tensor_bytes)
        heads.append(varint(5 << 3 | 2) + varint(len(inner) + tensor_bytes) + inner)
    tail = (field(11, value_info(b"v0", count)) + field(12, value_info(b"v%d" % tensors, count))
            + field(2, b"g"))
    graph_size = len(nodes) + sum(len(h) + tensor_bytes for h in heads) + len(tail)
    with open(path, "wb") as file:
        file.write(integer(1, 8) + field(8, integer(2, 17)))
        file.write(varint(7 << 3 | 2) + varint(graph_size))
        file.write(nodes)
        for head in heads:
            file.write(head)
            file.seek(tensor_bytes, os.SEEK_CUR)
        file.write(tail)


def run_pair(commands, repeats):
    """Runs programs in turn; each prints two numbers. Returns the medians, per program."""
    results = [[] for _ in commands]
    for _ in range(repeats):
        for command, numbers in zip(commands, results):
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            numbers.append([int(n) for n in out.split()])
    return [[statistics.median(column) for column in zip(*numbers)] for numbers in results]


def steady(folder, model):
    """Medians in nanoseconds by name of the benchmark."""
    env = dict(os.environ, ONNX_LIGHT_BENCH_MODEL=str(model))
    out = subprocess.run(
        [folder / "steady", "--benchmark_format=json", "--benchmark_repetitions=9",
         "--benchmark_min_time=0.05", "--benchmark_enable_random_interleaving=true"],
        check=True, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    scale = {"ns": 1, "us": 1e3, "ms": 1e6}
    return {row["run_name"]: row["real_time"] * scale[row["time_unit"]]
            for row in json.loads(out)["benchmarks"] if row.get("aggregate_name") == "median"}


def human(value, unit):
    if unit == "ns":
        for name, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
            if value >= size:
                return f"{value / size:.3g} {name}"
        return f"{value:.3g} ns"
    for name, size in (("MB", 1e6), ("kB", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {name}"
    return f"{value:.0f} B"


class Table:
    def __init__(self):
        self.rows = []
        self.good = True

    def add(self, what, unit, ours, theirs=None, ratio=None, limit=None):
        holds = True
        bound = ""
        if ratio is not None:
            holds = ours <= theirs * ratio
            bound = f"<= {ratio:.3g}"
        if limit is not None:
            holds = holds and ours <= limit
            bound += ("  " if bound else "") + f"<= {human(limit, unit)}"
        self.good = self.good and holds
        self.rows.append((what, human(ours, unit), "" if theirs is None else human(theirs, unit),
                          "" if not theirs else f"{ours / theirs:.3g}", bound,
                          "yes" if holds else "NO"))

    def print(self):
        head = ("", "ours", "upstream", "ratio", "bound", "holds")
        widths = [max(len(row[i]) for row in [head, *self.rows]) for i in range(len(head))]
        for row in [head, *self.rows]:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="build folder")
    parser.add_argument("--smallest", type=pathlib.Path, help="examples/verify_min, built")
    parser.add_argument("--repeats", type=int, default=11)
    arguments = parser.parse_args()
    folder = arguments.build.resolve() / "bench"
    models = pathlib.Path(os.environ["ONNX_LIGHT_MODELS"])
    model = next(models.rglob(MODEL))
    table = Table()

    for name, mode in (("first look-up in a process", "lookup"), ("first Verify of a Relu", "relu")):
        ours, theirs = run_pair([[folder / "fresh_ours", mode], [folder / "fresh_upstream", mode]],
                                arguments.repeats)
        table.add(name + ", time", "ns", ours[0], theirs[0], 1 / 50)
        table.add(name + ", memory", "B", ours[1], theirs[1], 1 / 50)

    for name, mode, limit in (("without texts", "all", 0.9e6), ("with texts", "all-docs", 2.0e6)):
        ours, = run_pair([[folder / "fresh_ours", mode]], 1)
        table.add(f"all ONNX versions {name}, heap", "B", ours[1], limit=limit)
    if arguments.smallest:
        table.add("verify_min, file", "B", arguments.smallest.stat().st_size, limit=2.5e6)

    medians = steady(folder, model)
    for name, ratio in (("look-up", 1 / 3), ("Verify Conv", 1 / 2), ("whole model", 1), ("infer", 1 / 3),
                        ("infer the real models", 1 / 3), ("infer 1,000 nodes", 1 / 2),
                        ("infer 100,000 nodes", 1 / 2)):
        table.add(name, "ns", medians[name + "/ours"], medians[name + "/upstream"], ratio)
    # Linear: a node of many costs what a node of few does, but for what no cache holds any more.
    table.add("a node of 100,000", "ns", medians["infer 100,000 nodes/ours"] / 100_000,
              limit=3 * medians["infer 1,000 nodes/ours"] / 1000)
    table.add("history of Clip", "ns", medians["history of Clip/ours"], limit=20e3)

    with tempfile.TemporaryDirectory() as scratch:
        large = pathlib.Path(scratch) / "large.onnx"
        write_large_model(large, 2000, 1 << 18)
        ours, theirs = run_pair([[folder / "file_ours", large], [folder / "file_upstream", large]], 3)
        table.add("0.5 GiB file, time", "ns", ours[0], theirs[0], 1 / 20)
        table.add("0.5 GiB file, peak memory", "B", ours[1], theirs[1], limit=50e6)
        write_large_model(large, 2000, 5 * (1 << 30) // 2000 // 4 * 4)
        ours, = run_pair([[folder / "file_ours", large]], 3)
        table.add("5 GiB file, time", "ns", ours[0])
        table.add("5 GiB file, peak memory", "B", ours[1], limit=64e6)

    table.print()
    return 0 if table.good else 1


if __name__ == "__main__":
    sys.exit(main())

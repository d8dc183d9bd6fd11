# SPDX-License-Identifier: Apache-2.0
"""Runs clang-tidy over the project's own sources, each only when something it depends on changed.

A source's key is the hash of clang-tidy's version and configuration, the compile command, and the
content of the source and of every header that its last build read. The key of a clean source is
kept as an empty file in the cache folder.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEEP_SECONDS = 30 * 24 * 3600


@functools.cache
def file_hash(path: pathlib.Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def read_dependencies(build: pathlib.Path) -> dict[str, list[str]]:
    """Returns the files that each object of a Ninja build was made from."""
    text = subprocess.run(
        ["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True
    ).stdout
    dependencies: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("    "):
            current.append(line.strip())
        elif line.startswith("ninja:") or not line:
            continue
        else:
            current = dependencies.setdefault(line.split(": #deps")[0], [])
    return dependencies


def own_sources(build: pathlib.Path) -> list[dict]:
    """Returns the entries of the compile database that are tracked sources, one a file."""
    entries = json.loads((build / "compile_commands.json").read_text())
    generated = os.path.join(build, "")
    unique = {e["file"]: e for e in entries if not e["file"].startswith(generated)}
    return [unique[file] for file in sorted(unique) if file.startswith(os.path.join(ROOT, ""))]


def source_key(entry: dict, dependencies: dict[str, list[str]], salt: str) -> str:
    folder = pathlib.Path(entry["directory"])
    key = hashlib.sha256(salt.encode())
    key.update(entry["command"].replace(str(ROOT), "").encode())
    output = re.search(r" -o (\S+) ", entry["command"]).group(1)
    for path in dependencies[output]:
        key.update(path.replace(str(ROOT), "").encode())
        key.update(file_hash(folder / path))
    return key.hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--cache", type=pathlib.Path, required=True)
    parser.add_argument("clang_tidy")
    parser.add_argument("folders", nargs="*", help="check the sources below these; all by default")
    arguments = parser.parse_args()
    build, cache = arguments.build.resolve(), arguments.cache
    cache.mkdir(parents=True, exist_ok=True)
    for stamp in cache.iterdir():
        if time.time() - stamp.stat().st_mtime > KEEP_SECONDS:
            stamp.unlink()

    version = subprocess.run(
        [arguments.clang_tidy, "--version"], check=True, capture_output=True, text=True
    ).stdout
    salt = version + (ROOT / ".clang-tidy").read_text()
    dependencies = read_dependencies(build)
    below = tuple(f"{ROOT / folder}/" for folder in arguments.folders)
    sources = [e for e in own_sources(build) if not below or e["file"].startswith(below)]
    stamps = {e["file"]: cache / source_key(e, dependencies, salt) for e in sources}
    due = [file for file, stamp in stamps.items() if not stamp.exists()]
    for stamp in stamps.values():
        if stamp.exists():
            stamp.touch()

    printed = set()

    def check(file: str) -> bool:
        command = [arguments.clang_tidy, "-p", build, "--quiet", file]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            # A header's finding comes once, not with each source that includes it.
            findings = re.split(r"(?m)^(?=/\S+:\d+:\d+: )", run.stdout or run.stderr)
            print("".join(f for f in findings if f not in printed), end="", flush=True)
            printed.update(findings)
            return False
        stamps[file].touch()
        return True

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        clean = sum(pool.map(check, due))
    print(f"clang-tidy: {len(sources)} sources, {len(due)} checked, {len(due) - clean} with findings")
    return 0 if clean == len(due) else 1


if __name__ == "__main__":
    sys.exit(main())

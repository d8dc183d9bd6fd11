# SPDX-License-Identifier: Apache-2.0
"""What scripts rely on: exit codes, JSON and behaviour at the edges of the file system."""

import json
import os
import pathlib
import shutil
import signal
import subprocess

import pytest

CASES = pathlib.Path(__file__).parents[1] / "cases"
VALID = CASES / "B97n_ir4_initializer_not_input.onnx"
FAULTY = CASES / "B87_three_errors.onnx"


@pytest.fixture
def run(cli):
    def call(*arguments, **options):
        return subprocess.run([cli, *map(str, arguments)], capture_output=True, timeout=60, **options)

    return call


@pytest.mark.parametrize("paths, code", [
    ([VALID], 0),
    ([FAULTY], 1),
    ([VALID, FAULTY], 1),
    ([CASES / "B58_truncated_file.onnx"], 1),
    ([CASES / "no_such_file.onnx"], 2),
    ([FAULTY, CASES / "no_such_file.onnx"], 2),
    ([], 2),
])
def test_exit_codes_of_verify(run, paths, code):
    assert run("verify", *paths).returncode == code


def test_a_folder_means_its_models(run, tmp_path):
    assert run("verify", tmp_path).returncode == 2
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    shutil.copy(FAULTY, below / "m.onnx")
    shutil.copy(VALID, tmp_path / "z.onnx")
    (tmp_path / "notes.txt").write_text("not a model")
    done = run("verify", tmp_path, "--format", "json")
    assert done.returncode == 1
    files = json.loads(done.stdout)["files"]
    assert [pathlib.Path(f["path"]).name for f in files] == ["m.onnx", "z.onnx"]
    assert [f["valid"] for f in files] == [False, True]


def test_json_of_verify(run):
    done = run("verify", FAULTY, "--format", "json", "--no-inference")
    report = json.loads(done.stdout)
    assert report["version"]
    (file,) = report["files"]
    assert file["path"] == str(FAULTY) and file["valid"] is False
    assert file["ir_version"] == 9 and file["opset_imports"] == {"ai.onnx": 13}
    assert file["nodes"] == 4 and file["unverified_nodes"] == 0
    finding = next(d for d in file["diagnostics"] if d["code"] == "unknown-attribute")
    assert finding["id"] == "OL203" and finding["severity"] == "error"
    location = finding["location"]
    assert {k: location[k] for k in ("graph", "node_name", "op_type", "domain", "since_version",
                                     "attribute")} == {
        "graph": "main", "node_name": "bad_attr", "op_type": "Softmax", "domain": "ai.onnx",
        "since_version": 13, "attribute": "axes"}
    assert location["value"] is None and location["input"] is None and location["output"] is None
    assert isinstance(location["node_index"], int)
    for key in ("message", "found", "expected", "hint"):
        assert isinstance(finding[key], str) and finding[key]


def test_an_unreadable_path_is_in_the_json_too(run):
    done = run("verify", FAULTY, CASES / "no_such_file.onnx", "--format", "json")
    assert done.returncode == 2
    files = json.loads(done.stdout)["files"]
    assert [f["valid"] for f in files] == [False, False]
    assert files[1]["diagnostics"][0]["code"] == "unreadable"


@pytest.mark.parametrize("option, code", [("--ignore", 0), ("--warn", 0), ("--error", 1)])
def test_weights_of_codes(run, option, code):
    names = ("unknown-attribute", "OL201", "missing-attribute", "size")
    options = [part for name in names for part in (option, name)]
    done = run("verify", FAULTY, "--format", "json", *options)
    assert done.returncode == code
    severities = {d["severity"] for d in json.loads(done.stdout)["files"][0]["diagnostics"]}
    assert severities == {"--ignore": set(), "--warn": {"warning"}, "--error": {"error"}}[option]


@pytest.mark.parametrize("arguments, suggestion", [
    (["verfy"], "verify"),
    (["verify", "--formt", "json", VALID], "--format"),
    (["verify", VALID, "--ignore", "unknown-atribute"], "unknown-attribute"),
    (["schema", "show", "Clop"], "Clip"),
])
def test_what_is_misspelt_is_suggested(run, arguments, suggestion):
    done = run(*arguments)
    assert done.returncode == 2
    assert suggestion in (done.stdout + done.stderr).decode()


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["verify", "--help"],
                                       ["schema", "--help"], ["schema", "show", "--help"]])
def test_help_and_version(run, arguments):
    done = run(*arguments)
    assert done.returncode == 0 and done.stdout


def test_a_pipe_gets_neither_colour_nor_progress(run):
    done = run("verify", FAULTY)
    assert b"\x1b" not in done.stdout + done.stderr
    assert b"\x1b" in run("verify", FAULTY, "--color", "always").stdout


def test_a_closed_pipe_is_no_signal(cli):
    process = subprocess.Popen([cli, "schema", "dump"], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    process.stdout.read(1)
    process.stdout.close()
    assert process.wait(timeout=60) in (0, 1, 2)
    assert process.returncode != -signal.SIGPIPE


def test_odd_files(run, tmp_path):
    (tmp_path / "empty.onnx").write_bytes(b"")
    (tmp_path / "text.onnx").write_text('{"graph": 1}')
    (tmp_path / "random.onnx").write_bytes(bytes((i * 7919 + 13) % 256 for i in range(4096)))
    odd_name = os.fsencode(tmp_path) + b"/\xff.onnx"
    shutil.copyfile(FAULTY, odd_name)
    os.mkfifo(tmp_path / "fifo.onnx")
    for name in ("empty.onnx", "text.onnx", "random.onnx"):
        done = run("verify", tmp_path / name, "--format", "json")
        assert done.returncode == 1, name
        (finding,) = json.loads(done.stdout)["files"][0]["diagnostics"]
        assert finding["code"] == "unreadable", name
    done = subprocess.run([os.fsencode(os.environ["ONNX_LIGHT_CLI"]), b"verify", odd_name,
                           b"--format", b"json"], capture_output=True, timeout=60)
    assert done.returncode == 1 and json.loads(done.stdout)["files"]
    assert run("verify", tmp_path / "fifo.onnx").returncode == 2
    assert run("verify", "/dev/null").returncode in (1, 2)


def test_schema_list(run):
    records = json.loads(run("schema", "list", "--opset", "11", "--format", "json").stdout)
    clip = [r for r in records if r["name"] == "Clip" and r["domain"] == "ai.onnx"]
    assert [r["since_version"] for r in clip] == [11]
    everything = json.loads(run("schema", "list", "--all-versions", "--format", "json").stdout)
    assert [r["since_version"] for r in everything
            if r["name"] == "Clip" and r["domain"] == "ai.onnx"] == [1, 6, 11, 12, 13]
    text = run("schema", "list", "--domain", "ai.onnx.ml").stdout.decode().splitlines()
    assert any("ZipMap" in line for line in text) and not any("Clip" in line for line in text)


def test_schema_show_and_diff(run):
    shown = json.loads(run("schema", "show", "Clip-12", "--format", "json").stdout)
    assert shown["since_version"] == 12 and shown["name"] == "Clip"
    assert b"Clip-13(input: T, min?: T, max?: T)" in run("schema", "show", "Clip").stdout
    diff = run("schema", "diff", "Clip", "6", "13")
    assert diff.returncode == 0 and b"min" in diff.stdout
    json.loads(run("schema", "diff", "Clip", "6", "13", "--format", "json").stdout)
    assert run("schema", "diff", "Clip", "6", "99").returncode in (0, 2)


def test_dump_is_sorted_and_without_texts_on_request(run):
    records = json.loads(run("schema", "dump", "--no-docs").stdout)
    keys = [(r["domain"], r["name"], r["since_version"]) for r in records]
    assert keys == sorted(keys)
    assert not any(r["doc"] for r in records)
    assert all(r["max_output"] == "inf" or isinstance(r["max_output"], int) for r in records)


@pytest.mark.parametrize("shell, check", [("bash", ["bash", "-n"]), ("zsh", ["zsh", "-n"]),
                                          ("fish", ["fish", "--no-execute"])])
def test_completion_scripts(run, tmp_path, shell, check):
    script = run("completion", shell).stdout
    assert b"verify" in script
    if shutil.which(check[0]):
        path = tmp_path / "script"
        path.write_bytes(script)
        assert subprocess.run([*check, path]).returncode == 0


def test_sarif(run):
    log = json.loads(run("verify", FAULTY, "--format", "sarif").stdout)
    assert log["version"] == "2.1.0"
    (first, *_) = log["runs"]
    assert first["tool"]["driver"]["name"] and first["results"]
    assert first["results"][0]["level"] == "error"


def test_json_of_infer(run):
    done = run("infer", CASES / "B72_concat_symbolic.onnx", "--format", "json")
    assert done.returncode == 0
    report = json.loads(done.stdout)
    assert report["path"].endswith("B72_concat_symbolic.onnx") and report["diagnostics"] == []
    values = {v["name"]: v for v in report["values"]}
    assert set(values["h"]) == {"graph", "name", "type", "shape"}
    assert values["h"]["graph"] == "main" and values["h"]["type"] == "tensor(float)"
    assert values["h"]["shape"] == ["N+5", 2]


def test_infer_writes_a_model(run, tmp_path):
    out = tmp_path / "out.onnx"
    assert run("infer", CASES / "B70_concat_dynamic_batch.onnx", "-o", out).returncode == 0
    assert run("verify", out).returncode == 0
    again = json.loads(run("infer", out, "--format", "json").stdout)
    shapes = {v["name"]: v["shape"] for v in again["values"]}
    assert shapes["h"] == ["batch", 4, 8] and shapes["y"] == ["batch", 32]


def test_exit_codes_of_infer(run, tmp_path):
    assert run("infer", FAULTY).returncode == 1
    assert run("infer", CASES / "no_such_file.onnx").returncode == 2
    assert run("infer", CASES / "B58_truncated_file.onnx").returncode == 1
    assert run("infer", VALID, "-o", tmp_path / "no" / "folder.onnx").returncode == 2


def test_infer_shows_symbols_first(run):
    lines = run("infer", CASES / "B78b_split_heads.onnx").stdout.decode().splitlines()
    assert lines[0] == "symbols" and lines[1].split()[0] == "B"
    assert max(map(len, lines)) <= 80
    assert any("float[B,S,4,16]" in line for line in lines)

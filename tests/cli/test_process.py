# SPDX-License-Identifier: Apache-2.0
"""The command as a process: terminals, pipes, full disks, permissions and shells."""

import json
import os
import pathlib
import pty
import select
import shutil
import subprocess
import time

import pytest

CASES = pathlib.Path(__file__).parents[1] / "cases"
VALID = CASES / "B97n_ir4_initializer_not_input.onnx"
FAULTY = CASES / "B87_three_errors.onnx"
NOBODY = 65534


def on_terminal(command, environment):
    """Runs a command on a terminal of its own and returns what appears there."""
    master, slave = pty.openpty()
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    shown = b""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and select.select([master], [], [], 60)[0]:
        try:
            shown += os.read(master, 65536)
        except OSError:  # The other side is closed.
            break
    process.wait(timeout=60)
    os.close(master)
    return shown


def test_a_terminal_gets_colour_unless_it_is_not_wanted(cli):
    plain = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
    command = [cli, "verify", FAULTY]
    assert b"\x1b[31m" in on_terminal(command, plain)
    assert b"\x1b" not in on_terminal([*command, "--color", "never"], plain)
    assert b"\x1b" not in on_terminal(command, {**plain, "NO_COLOR": "1"})
    assert b"\x1b[31m" in on_terminal(command, {**plain, "NO_COLOR": ""})


def test_long_work_shows_how_far_it_has_come(cli, tmp_path):
    for i in range(2000):
        (tmp_path / f"{i:04}.onnx").symlink_to(VALID)
    command = [cli, "verify", "--jobs", "1", "--format", "json", *[tmp_path] * 20]
    master, slave = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=slave) as process:
        os.close(slave)
        shown = os.read(master, 65536)
        assert shown.startswith(b"\r\x1b[K[") and b"/40000] " in shown
        process.kill()
    os.close(master)


def test_a_closed_pipe_keeps_the_verdict(cli, tmp_path):
    for i in range(200):
        shutil.copy(FAULTY, tmp_path / f"{i:03}.onnx")
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.Popen([cli, "verify", tmp_path], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_output_that_is_lost_is_an_error(cli):
    with open("/dev/full", "wb") as full:
        done = subprocess.run([cli, "schema", "list"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2 and b"cannot write the output" in done.stderr


def test_results_come_in_the_order_of_the_files(cli, tmp_path):
    for i in range(50):
        shutil.copy(FAULTY if i % 3 else VALID, tmp_path / f"{i:02}.onnx")
    logs = [subprocess.run([cli, "verify", tmp_path, "--format", "json", "--jobs", str(jobs)],
                           stdout=subprocess.PIPE).stdout for jobs in (1, 4, 1024)]
    assert logs[0] == logs[1] == logs[2]
    files = json.loads(logs[0])["files"]
    assert [f["path"] for f in files] == [str(tmp_path / f"{i:02}.onnx") for i in range(50)]
    assert [f["valid"] for f in files] == [i % 3 == 0 for i in range(50)]


@pytest.fixture
def open_folder(tmp_path_factory):
    """A folder that every user can reach."""
    folder = tmp_path_factory.mktemp("open")
    for part in (folder, *folder.parents):
        if part.stat().st_uid == os.getuid() and part.is_relative_to("/tmp/"):
            part.chmod(part.stat().st_mode | 0o755)
    return folder


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become nobody")
def test_what_may_not_be_read_gives_2(cli, open_folder):
    command = open_folder / "onnx-light"
    shutil.copy(cli, command)
    command.chmod(0o755)
    shutil.copy(VALID, open_folder / "a.onnx")
    shutil.copy(VALID, open_folder / "b.onnx")
    (open_folder / "a.onnx").chmod(0)
    (open_folder / "b.onnx").chmod(0o644)
    closed = open_folder / "closed"
    closed.mkdir()
    closed.chmod(0)

    def verify(path):
        return subprocess.run([command, "verify", path, "--format", "json"], user=NOBODY,
                              stdout=subprocess.PIPE)

    if verify(open_folder / "b.onnx").returncode != 0:
        pytest.skip("nobody cannot reach the temporary folder")
    done = verify(open_folder)
    assert done.returncode == 2
    files = json.loads(done.stdout)["files"]
    assert [(pathlib.Path(f["path"]).name, f["valid"]) for f in files] == [
        ("a.onnx", False), ("b.onnx", True), ("closed", False)]
    assert verify(open_folder / "a.onnx").returncode == 2
    assert verify(closed).returncode == 2


BASH_PROBE = """
source "$1"
shift
COMP_WORDS=(onnx-light "$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_onnx_light
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("words, offered", [
    (["ver"], ["verify"]),
    (["schema", ""], ["list", "show", "diff", "dump"]),
    (["schema", "show", "BatchN"], ["BatchNormalization"]),
    (["schema", "diff", "ZipM"], ["ZipMap"]),
    (["schema", "diff", "--domain", "ai.onnx.ml", "ZipM"], ["ZipMap"]),
    (["schema", "diff", "ZipMap", ""], []),
    (["schema", "diff", "ZipMap", "1", ""], []),
    (["schema", "show", "ZipMap", "Cl"], []),
    (["schema", "show", "Clip", "--form"], ["--format"]),
    (["schema", "show", "Clip", "--format", ""], ["text", "json"]),
    (["schema", "list", "--domain", "ai.onnx.m"], ["ai.onnx.ml"]),
    (["verify", "--ignore", "input-c"], ["input-count"]),
    (["verify", "--format", "s"], ["sarif"]),
    (["completion", ""], ["bash", "zsh", "fish"]),
])
def test_bash_completes(cli, tmp_path, words, offered):
    script = tmp_path / "completion.bash"
    script.write_bytes(subprocess.run([cli, "completion", "bash"], check=True,
                                      stdout=subprocess.PIPE).stdout)
    done = subprocess.run(["bash", "-c", BASH_PROBE, "probe", script, *words], check=True,
                          capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.split() == offered


@pytest.mark.skipif(not shutil.which("fish"), reason="needs fish")
def test_fish_completes(cli, tmp_path):
    script = tmp_path / "completion.fish"
    script.write_bytes(subprocess.run([cli, "completion", "fish"], check=True,
                                      stdout=subprocess.PIPE).stdout)

    def offers(line):
        done = subprocess.run(["fish", "-c", f"source {script}; complete -C '{line}'"], check=True,
                              capture_output=True, text=True,
                              env={**os.environ, "HOME": str(tmp_path)})
        return [offer.split("\t")[0] for offer in done.stdout.splitlines()]

    assert offers("onnx-light ver") == ["verify"]
    assert offers("onnx-light schema show BatchN") == ["BatchNormalization"]
    assert offers("onnx-light schema diff --domain ai.onnx.ml ZipM") == ["ZipMap"]
    assert offers("onnx-light schema diff ZipMap ") == []
    assert sorted(offers("onnx-light verify --format ")) == ["json", "sarif", "text"]

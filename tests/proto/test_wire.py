# SPDX-License-Identifier: Apache-2.0
"""Compares the .proto files with the onnx wheel, and the generated code with its bytes."""

import os
import pathlib
import shutil
import subprocess
from random import Random

import pytest
from google.protobuf import descriptor_pb2
from google.protobuf.descriptor import FieldDescriptor
from onnx import onnx_data_pb2, onnx_ml_pb2, onnx_operators_ml_pb2

ROOT = pathlib.Path(__file__).resolve().parents[2]
PEERS = {
    "proto/onnx_light.proto": onnx_ml_pb2,
    "proto/onnx_light_operators.proto": onnx_operators_ml_pb2,
    "proto/onnx_light_data.proto": onnx_data_pb2,
}
# Each message of the format is one of these or a field of one, at some depth.
ROOT_MESSAGES = {
    "ModelProto": onnx_ml_pb2.ModelProto,
    "OperatorSetProto": onnx_operators_ml_pb2.OperatorSetProto,
    "SequenceProto": onnx_data_pb2.SequenceProto,
    "MapProto": onnx_data_pb2.MapProto,
    "OptionalProto": onnx_data_pb2.OptionalProto,
}


def parse_ours():
    """Returns the descriptors of our files by name."""
    protoc = shutil.which("protoc")
    assert protoc, "protoc is missing: install protobuf-compiler"
    command = [protoc, f"-I{ROOT}", "--include_imports", "--descriptor_set_out=/dev/stdout", *PEERS]
    output = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    return {file.name: file for file in descriptor_pb2.FileDescriptorSet.FromString(output).file}


def parse_theirs(module):
    """Returns the descriptor of a module of the wheel."""
    file = descriptor_pb2.FileDescriptorProto()
    module.DESCRIPTOR.CopyToProto(file)
    return file


def enum_facts(enum):
    """Returns what the wire and the C++ names of an enum depend on."""
    return {
        "values": {value.name: value.number for value in enum.value},
        "reserved ranges": sorted((r.start, r.end) for r in enum.reserved_range),
        "reserved names": sorted(enum.reserved_name),
    }


def field_facts(field, message, package):
    """Returns what the wire and the accessors of a field depend on."""
    oneof = message.oneof_decl[field.oneof_index].name if field.HasField("oneof_index") else None
    return {
        "number": field.number,
        "label": field.label,
        "type": field.type,
        "type name": field.type_name.removeprefix(f".{package}."),
        "packed": field.options.packed,
        "oneof": oneof,
        "default": field.default_value if field.HasField("default_value") else None,
    }


def message_facts(message, prefix, package):
    """Yields the facts of a message and of what is nested in it, by name inside the package."""
    name = prefix + message.name
    ranges = {n for r in message.reserved_range for n in range(r.start, r.end)}
    yield (
        name,
        {
            "fields": {f.name: field_facts(f, message, package) for f in message.field},
            "oneofs": sorted(oneof.name for oneof in message.oneof_decl),
            "reserved numbers": sorted(ranges),
            "reserved names": sorted(message.reserved_name),
            "extension ranges": sorted((r.start, r.end) for r in message.extension_range),
        },
    )
    for enum in message.enum_type:
        yield f"{name}.{enum.name}", enum_facts(enum)
    for nested in message.nested_type:
        yield from message_facts(nested, f"{name}.", package)


def file_facts(file):
    """Returns the facts of all messages and enums of a file, by name inside the package."""
    facts = {enum.name: enum_facts(enum) for enum in file.enum_type}
    for message in file.message_type:
        facts.update(message_facts(message, "", file.package))
    return facts


@pytest.mark.parametrize("name", PEERS)
def test_definitions_match_the_wheel(name):
    ours, theirs = file_facts(parse_ours()[name]), file_facts(parse_theirs(PEERS[name]))
    assert ours.keys() == theirs.keys()
    differing = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
    assert not differing


@pytest.mark.parametrize("name", PEERS)
def test_files_use_the_lite_runtime(name):
    file = parse_ours()[name]
    assert file.package == "onnx_light"
    assert file.options.optimize_for == descriptor_pb2.FileOptions.LITE_RUNTIME


# Enough for each message to occur with each member of its oneofs.
DEPTH = 6
SEEDS = range(6)

SCALARS = {
    FieldDescriptor.TYPE_BYTES: [b"\xff\x00", b"", b"text"],
    FieldDescriptor.TYPE_DOUBLE: [float("inf"), -0.0, 1e-300],
    FieldDescriptor.TYPE_FLOAT: [float("nan"), -0.0, 1.5],
    FieldDescriptor.TYPE_INT32: [-(2**31), 0, 2**31 - 1],
    FieldDescriptor.TYPE_INT64: [-(2**63), 0, 2**63 - 1],
    FieldDescriptor.TYPE_STRING: ["name", "", "\N{GREEK SMALL LETTER ALPHA}"],
    FieldDescriptor.TYPE_UINT64: [2**64 - 1, 0, 1],
}


def fill(message, random, depth):
    """Sets all fields down to a depth, of each oneof one, and returns their names."""
    names = set()
    skipped = {f for oneof in message.DESCRIPTOR.oneofs for f in oneof.fields}
    skipped -= {random.choice(oneof.fields) for oneof in message.DESCRIPTOR.oneofs}
    for field in message.DESCRIPTOR.fields:
        if field in skipped or (depth == 0 and field.type == field.TYPE_MESSAGE):
            continue
        names.add(field.full_name)
        if field.type == field.TYPE_MESSAGE:
            value = getattr(message, field.name)
            if field.is_repeated:
                value = value.add()
            value.SetInParent()
            names |= fill(value, random, depth - 1)
            continue
        choices = SCALARS.get(field.type)
        if field.type == field.TYPE_ENUM:
            choices = [value.number for value in field.enum_type.values]
        if field.is_repeated:
            getattr(message, field.name).extend(choices)
        else:
            setattr(message, field.name, random.choice(choices))
    return names


def run_roundtrip(message, path):
    """Lets the generated code parse and serialize a file and compare the bytes."""
    build = os.environ.get("ONNX_LIGHT_BUILD")
    if not build:
        pytest.skip("ONNX_LIGHT_BUILD does not name a build folder")
    tool = pathlib.Path(build) / "tests" / "proto" / "proto_roundtrip"
    return subprocess.run([tool, message, path], check=False, text=True, stderr=subprocess.PIPE)


@pytest.mark.parametrize("name", ROOT_MESSAGES)
def test_every_field_keeps_its_bytes(name, tmp_path):
    for seed in SEEDS:
        message = ROOT_MESSAGES[name]()
        fill(message, Random(seed), DEPTH)
        path = tmp_path / f"{seed}.pb"
        path.write_bytes(message.SerializeToString(deterministic=True))
        result = run_roundtrip(name, path)
        assert result.returncode == 0, result.stderr


def test_the_filled_messages_have_every_field():
    expected = {
        f"onnx.{name}.{field}"
        for file in parse_ours().values()
        for name, facts in file_facts(file).items()
        for field in facts.get("fields", ())
    }
    filled = [fill(make(), Random(n), DEPTH) for make in ROOT_MESSAGES.values() for n in SEEDS]
    assert set().union(*filled) == expected


def find_models():
    """Returns the real models, or none if no folder of them is named."""
    folder = os.environ.get("ONNX_LIGHT_MODELS")
    return sorted(pathlib.Path(folder).rglob("*.onnx")) if folder else []


@pytest.mark.skipif(
    not os.environ.get("ONNX_LIGHT_MODELS"), reason="ONNX_LIGHT_MODELS does not name a folder"
)
def test_the_folder_of_models_has_some():
    assert find_models()


@pytest.mark.parametrize("path", find_models(), ids=lambda path: path.name)
def test_models_keep_their_bytes(path):
    result = run_roundtrip("ModelProto", path)
    assert result.returncode == 0, result.stderr


def test_the_tool_reports_what_does_not_come_back(tmp_path):
    """An overlong varint parses, and is written in its short form."""
    path = tmp_path / "overlong.pb"
    path.write_bytes(b"\x08\x8e\x00")
    result = run_roundtrip("ModelProto", path)
    assert result.returncode == 1
    assert "byte 1" in result.stderr

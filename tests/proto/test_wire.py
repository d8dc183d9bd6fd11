# SPDX-License-Identifier: Apache-2.0
"""Compares the .proto files with the onnx wheel, and the generated code with its bytes."""

import os
import pathlib
import shutil
import subprocess

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
    return {
        "number": field.number,
        "label": field.label,
        "type": field.type,
        "type name": field.type_name.removeprefix(f".{package}."),
        "packed": field.options.packed,
        "oneof": message.oneof_decl[field.oneof_index].name if field.HasField("oneof_index") else "",
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


SCALARS = {
    FieldDescriptor.TYPE_BYTES: [b"\xff\x00", b"", b"text"],
    FieldDescriptor.TYPE_DOUBLE: [float("inf"), -0.0, 1e-300],
    FieldDescriptor.TYPE_FLOAT: [float("nan"), -0.0, 1.5],
    FieldDescriptor.TYPE_INT32: [-(2**31), 0, 2**31 - 1],
    FieldDescriptor.TYPE_INT64: [-(2**63), 0, 2**63 - 1],
    FieldDescriptor.TYPE_STRING: ["name", "", "\N{GREEK SMALL LETTER ALPHA}"],
    FieldDescriptor.TYPE_UINT64: [2**64 - 1, 0, 1],
}


def fill(message, variant, depth):
    """Sets all fields down to a depth; `variant` chooses values and the member of each oneof."""
    for field in message.DESCRIPTOR.fields:
        oneof = field.containing_oneof
        if oneof and field is not oneof.fields[variant % len(oneof.fields)]:
            continue
        if field.type == field.TYPE_MESSAGE:
            if depth == 0:
                continue
            value = getattr(message, field.name)
            if field.is_repeated:
                value = value.add()
            value.SetInParent()
            fill(value, variant, depth - 1)
            continue
        choices = SCALARS.get(field.type)
        if field.type == field.TYPE_ENUM:
            choices = [value.number for value in field.enum_type.values]
        if field.is_repeated:
            getattr(message, field.name).extend(choices)
        else:
            setattr(message, field.name, choices[variant % len(choices)])


def run_roundtrip(message, path):
    """Lets the generated code parse and serialize a file and compare the bytes."""
    build = os.environ.get("ONNX_LIGHT_BUILD")
    if not build:
        pytest.skip("ONNX_LIGHT_BUILD does not name a build folder")
    tool = pathlib.Path(build) / "tests" / "proto" / "proto_roundtrip"
    return subprocess.run([tool, message, path], check=False, text=True, stderr=subprocess.PIPE)


@pytest.mark.parametrize("variant", range(6))
@pytest.mark.parametrize("name", ROOT_MESSAGES)
def test_every_field_keeps_its_bytes(name, variant, tmp_path):
    message = ROOT_MESSAGES[name]()
    fill(message, variant, 6)
    path = tmp_path / "message.pb"
    path.write_bytes(message.SerializeToString(deterministic=True))
    result = run_roundtrip(name, path)
    assert result.returncode == 0, result.stderr


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

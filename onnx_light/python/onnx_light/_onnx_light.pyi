"""ONNX operator schemas and model verification, in C++."""

from collections.abc import Mapping
import os
from typing import Protocol



class _Message(Protocol):
    def SerializeToString(self) -> bytes: ...

def run_command(arguments: list[str]) -> int:
    """
    Runs the command line on the standard output of the process; returns its exit code.
    """

class Location:
    """Place of a finding; what does not apply is None."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def graph(self) -> str | None:
        """
        'main', a path such as 'main/node[3:If].then_branch', or 'function:DOMAIN::NAME'.
        """

    @property
    def node_index(self) -> int | None:
        """Position in the graph's list of nodes."""

    @property
    def node_name(self) -> str | None:
        """Name of the node."""

    @property
    def op_type(self) -> str | None:
        """Operator of the node."""

    @property
    def domain(self) -> str | None:
        """Domain of the operator."""

    @property
    def since_version(self) -> int | None:
        """Version of the operator."""

    @property
    def input(self) -> str | None:
        """Input, as its schema names it."""

    @property
    def output(self) -> str | None:
        """Output, as its schema names it."""

    @property
    def attribute(self) -> str | None:
        """Name of the attribute."""

    @property
    def value(self) -> str | None:
        """Name of the value, initializer or tensor."""

    @property
    def pointer(self) -> str | None:
        """JSON Pointer into a document."""

    @property
    def line(self) -> int | None:
        """Line of a document, from 1."""

    @property
    def column(self) -> int | None:
        """Column in bytes, from 1."""

class Diagnostic:
    """One finding in a model or document; str() gives the whole text."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def id(self) -> str:
        """Number of the code, for example 'OL201'."""

    @property
    def code(self) -> str:
        """Name of the code, for example 'input-count'."""

    @property
    def severity(self) -> str:
        """'error', 'warning' or 'info'."""

    @property
    def message(self) -> str:
        """What was found and expected, as a sentence."""

    @property
    def location(self) -> Location:
        """The place."""

    @property
    def found(self) -> str | None:
        """What was found."""

    @property
    def expected(self) -> str | None:
        """What was expected."""

    @property
    def hint(self) -> str | None:
        """A way out."""

    def __str__(self) -> str: ...

class ExtensionReference:
    """A reference implementation and what it needs; nothing of it is run."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def kind(self) -> str:
        """'onnx.reference_python' or 'onnxruntime.custom_library'."""

    @property
    def interface_version(self) -> str:
        """Version of the interface."""

    @property
    def adapter(self) -> str:
        """The file of the adapter or the library."""

    @property
    def entry(self) -> str:
        """Its class or its registration symbol."""

    @property
    def implementation(self) -> tuple[str, ...]:
        """The files that a Python adapter wraps."""

    @property
    def environment(self) -> str:
        """'python' or 'native'."""

    @property
    def platform(self) -> str:
        """The version of Python, or the operating system."""

    @property
    def architecture(self) -> str:
        """The processor of a native environment, or ''."""

    @property
    def packages(self) -> tuple[tuple[str, str], ...]:
        """The packages or libraries it needs, each with its version."""

class WrittenValues:
    """
    Values of an attribute of a kind that is not interpreted (tensors, graphs and types),
    as JSON that is written as in the document.
    """

    __match_args__: tuple = ('name', 'default', 'allowed_values')

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The attribute."""

    @property
    def default(self) -> str | None:
        """Its default; None for no default."""

    @property
    def allowed_values(self) -> tuple[str, ...] | None:
        """The values that a node may give; None for any."""

class ExtensionSpec:
    """What a specification says of an operator beyond its schema."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def version(self) -> str:
        """Its version."""

    @property
    def authority(self) -> str:
        """'specification' or 'reference_implementation'."""

    @property
    def overload(self) -> str:
        """The operator's overload, or ''."""

    @property
    def input_conditions(self) -> tuple[str, ...]:
        """What valid inputs meet."""

    @property
    def shape_rules(self) -> tuple[str, ...]:
        """What holds of the outputs' shapes."""

    @property
    def boundary_behavior(self) -> str:
        """What happens at limits."""

    @property
    def numerical_behavior(self) -> str:
        """What is computed, and how exactly."""

    @property
    def nondeterminism(self) -> str:
        """Whether equal inputs give equal outputs."""

    @property
    def state_effects(self) -> str:
        """What an evaluation leaves behind."""

    @property
    def values_as_written(self) -> tuple[WrittenValues, ...]:
        """Defaults and allowed values that are not interpreted."""

    @property
    def reference(self) -> ExtensionReference | None:
        """The reference implementation, if any."""

    @property
    def tests(self) -> tuple[str, ...]:
        """The names of test files."""

    @property
    def document(self) -> str:
        """
        The whole document, as written; json.loads reads what has no field here.
        """

class ExtensionError(ValueError):
    """
    Raised for specifications that cannot be imported; `diagnostics` lists their errors.
    """

class Registry:
    """
    The built-in operators, and those of the specifications that are imported.
    """

    def __init__(self) -> None: ...

    def import_extension(self, path: str | os.PathLike[str] | bytes) -> int:
        """
        Imports the operators of specifications and returns how many are new.

        The path is that of a document, or of a folder, which means every *.json below it;
        bytes are a document themselves. Raises ExtensionError, and imports nothing, when a
        document has an error or defines an operator that is defined otherwise already.
        """

def check_extension(document: str | os.PathLike[str] | bytes) -> list[Diagnostic]:
    """
    Checks an operator-extension specification and returns every finding.

    The document is a path or the bytes of one. Nothing is raised for a bad document; a file
    that cannot be read is a finding too. As open() does, a path with a null character raises
    ValueError.
    """

def check_model(model: str | os.PathLike[str] | bytes | bytearray | memoryview | _Message, *, base_dir: str | os.PathLike[str] | None = None, severities: Mapping[str, str] | None = None, registry: Registry | None = None) -> list[Diagnostic]:
    """
    Verifies a model and returns every finding, errors or not.

    The model is a path, a serialized model, or a message such as onnx.ModelProto. Nothing is
    raised for a bad model; a file that cannot be read is a finding too. External data is looked
    up in base_dir, by default the folder of the path; without a folder it is checked for form
    only. severities changes the weight of codes, for example {'unverified-node': 'error'}:
    'error', 'warning', 'info', or 'ignored' to leave them out. With a registry, the operators that
    it imported are known. As open() does, a path with a null character raises ValueError.
    """

def infer_bytes(model: str | os.PathLike[str] | bytes | bytearray | memoryview | _Message, check_type: bool, strict_mode: bool) -> tuple[bytes, str]:
    """
    Returns the serialized model with what is inferred, and the errors that count.
    """

class FormalParameter:
    """An input or output of an operator."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name in the specification."""

    @property
    def type(self) -> str:
        """
        A type parameter such as 'T', a type such as 'tensor(int64)', or '' for any type.
        """

    @property
    def option(self) -> str:
        """'Single', 'Optional' or 'Variadic'."""

    @property
    def homogeneous(self) -> bool:
        """Whether all values of a variadic parameter share one type."""

    @property
    def min_arity(self) -> int | None:
        """
        The fewest values of a variadic parameter; None where nobody states it.
        """

    @property
    def differentiation(self) -> str | None:
        """
        'Unknown', 'Differentiable' or 'NonDifferentiable'; None where nobody states it.
        """

    @property
    def description(self) -> str:
        """What it is."""

class AttributeParam:
    """An attribute of an operator."""

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def type(self) -> str:
        """Its kind, for example 'INTS'."""

    @property
    def required(self) -> bool:
        """Whether every node must have it."""

    @property
    def default(self) -> int | float | str | tuple[int, ...] | tuple[float, ...] | tuple[str, ...] | None:
        """
        Its value where a node has none; None for no default. Floats are those of 32 bits.
        """

    @property
    def allowed_values(self) -> tuple[int | float | str | tuple[int, ...] | tuple[float, ...] | tuple[str, ...], ...] | None:
        """The values that a node may give; None for any."""

    @property
    def description(self) -> str:
        """What it is."""

class TypeConstraintParam:
    """The types that a type parameter allows."""

    __match_args__: tuple = ('name', 'types', 'description')

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The type parameter, for example 'T'."""

    @property
    def types(self) -> tuple[str, ...]:
        """The allowed types, sorted."""

    @property
    def description(self) -> str:
        """What the types have in common."""

class Schema:
    """
    An operator at one version; str() gives its signature. A fact that nobody states
    of an operator of com.microsoft is None.
    """

    __match_args__: tuple = ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """Its name, for example 'Clip'."""

    @property
    def domain(self) -> str:
        """Its domain; 'ai.onnx' for the standard one."""

    @property
    def since_version(self) -> int:
        """The version of the domain it is in force from."""

    @property
    def deprecated(self) -> bool:
        """Whether nodes may no longer use it."""

    @property
    def min_input(self) -> int:
        """The fewest inputs of a node."""

    @property
    def max_input(self) -> int | None:
        """The most inputs of a node; None for no limit."""

    @property
    def min_output(self) -> int:
        """The fewest outputs of a node."""

    @property
    def max_output(self) -> int | None:
        """The most outputs of a node; None for no limit."""

    @property
    def inputs(self) -> tuple[FormalParameter, ...]:
        """The inputs in order."""

    @property
    def outputs(self) -> tuple[FormalParameter, ...]:
        """The outputs in order."""

    @property
    def type_constraints(self) -> tuple[TypeConstraintParam, ...]:
        """The type parameters."""

    @property
    def attributes(self) -> tuple[AttributeParam, ...]:
        """The attributes by name."""

    @property
    def has_function(self) -> bool | None:
        """Whether it is also defined as a function of other operators."""

    @property
    def node_determinism(self) -> str | None:
        """'Deterministic', 'NonDeterministic' or 'Unknown'."""

    @property
    def support_level(self) -> str:
        """'COMMON' or 'EXPERIMENTAL'."""

    @property
    def doc(self) -> str:
        """What it computes, in Markdown."""

    @property
    def extension(self) -> ExtensionSpec | None:
        """The specification of an imported operator; None for the others."""

    def __str__(self) -> str: ...

class SchemaError(LookupError):
    """
    Raised for an operator that does not exist; the text says which one is meant.
    """

def get_schema(op_type: str, max_inclusive_version: int | None = None, domain: str = '', *, overload: str = '', registry: Registry | None = None) -> Schema:
    """
    Returns the newest version of an operator, not above max_inclusive_version of its
    domain, which may be any number: above the newest, the newest answers. '' and 'ai.onnx'
    are one domain. With a registry, the operators that it imported are known. Raises
    SchemaError when there is none.
    """

__version__: str

# SPDX-License-Identifier: Apache-2.0
import os
from typing import Protocol, TypeVar, overload

class _Message(Protocol):
    def SerializeToString(self) -> bytes: ...

_M = TypeVar("_M", bound=_Message)

class InferenceError(Exception): ...

@overload
def infer_shapes(
    model: str | os.PathLike[str] | bytes | bytearray | memoryview,
    check_type: bool = False,
    strict_mode: bool = False,
    data_prop: bool = False,
) -> bytes: ...
@overload
def infer_shapes(
    model: _M,
    check_type: bool = False,
    strict_mode: bool = False,
    data_prop: bool = False,
) -> _M: ...

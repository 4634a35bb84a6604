"""Arguments as arrays of one shape, and results back as floats where all arguments were scalars."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import numpy as np

NUMBERS = {int, float, np.float64}


def steps(operations: int, entries: int) -> int:
    """So many operations on arrays of so many entries, as the steps that `look_up` counts."""
    return operations * (1 + entries // 500)


def longest(arguments: Iterable[Any]) -> int:
    """The number of entries of the largest array among them; a number is one entry."""
    return max([getattr(argument, "size", 1) for argument in arguments], default=1)


def elementwise(function: Callable[..., np.ndarray]) -> Callable[..., Any]:
    """Let `function`, which takes flat arrays of one length, take scalars and broadcast arrays of any shape."""

    quietly = np.errstate(all="ignore")(function)  # as a decorator it costs less than as a block

    @wraps(function)
    def call(*arguments: Any) -> Any:
        if NUMBERS.issuperset(map(type, arguments)):  # broadcasting takes longer than many a function
            return float(quietly(*(np.array((argument,), dtype=float) for argument in arguments))[0])
        arrays = np.broadcast_arrays(*(np.asarray(argument, dtype=float) for argument in arguments))
        shape = arrays[0].shape
        result = quietly(*(array.reshape(-1) for array in arrays))
        return result.reshape(shape) if shape else float(result[0])

    return call

"""Compiled loops: kept on disk where there is room for them, in memory where there is none, and plain without Numba."""

import warnings
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any

import numpy as np

SLOWLY = "Numba compiles nothing here ({why}): loops of learners run in plain Python, equal and many times slower"


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` as machine code, which lets other threads run; in Python where Numba is missing or switched off.

    Numba refuses to compile where it finds no folder that it may write to, and where the disk is full; without its
    cache the first call of a program takes a second longer. That nothing is compiled is warned of once a process.
    """
    njit = _compiler()
    if njit is None:
        return _as_silent(function)
    try:
        machine_code: Any = njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no folder to keep it in
        forgetful: Callable[..., Any] = njit(nogil=True)(function)
        return forgetful
    kept = machine_code._cache
    kept.save_overload = _forgiving(kept.save_overload)
    kept.load_overload = _forgiving(kept.load_overload)
    keeping: Callable[..., Any] = machine_code
    return keeping


@cache
def _compiler() -> Any:
    """Numba's `njit`, or None where it cannot be had: a wheel for another NumPy refuses to be imported at all."""
    try:
        numba: Any = import_module("numba")
    except (ImportError, OSError, SystemError) as refusal:
        warnings.warn(SLOWLY.format(why=refusal), RuntimeWarning, stacklevel=3)
        return None
    if numba.config.DISABLE_JIT:
        warnings.warn(SLOWLY.format(why="NUMBA_DISABLE_JIT is set"), RuntimeWarning, stacklevel=3)
        return None
    return numba.njit


def _as_silent(function: Callable[..., Any]) -> Callable[..., Any]:
    """Machine code says nothing of an overflow, and leaves it to the learner to look at what came out."""

    @wraps(function)
    def silent(*arguments: Any) -> Any:
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            return function(*arguments)

    return silent


def _forgiving(use_disk: Callable[..., Any]) -> Callable[..., Any]:
    """A cache that cannot be written or read is no cache, and no reason to fail."""

    def used(*arguments: Any) -> Any:
        try:
            return use_disk(*arguments)
        except OSError:
            return None

    return used

"""Compiled loops, kept on disk where there is room for them, and in memory where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` as machine code, which lets other threads run.

    Numba refuses to compile where it finds no folder that it may write to, and where the disk is full; without its
    cache the first call of a program takes a second longer.
    """
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


def _forgiving(use_disk: Callable[..., Any]) -> Callable[..., Any]:
    """A cache that cannot be written or read is no cache, and no reason to fail."""

    def used(*given: Any) -> Any:
        try:
            return use_disk(*given)
        except OSError:
            return None

    return used

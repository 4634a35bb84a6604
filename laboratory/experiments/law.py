"""A law: the exact probability that a theorem's bound fails, where its sample space is finite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.experiments._sweep import ROUNDING
from laboratory.experiments._unaudited import BY_QUANTITY
from learners.shared.arrays import Integers, Reals

Inputs = Callable[[Any, int, Any, float], Mapping[str, Any]]


@dataclass(frozen=True, eq=False)
class FailureCells:
    """Where a law is wanted: sample sizes `(rows,)` and true proportions p `(columns,)`, at one delta."""

    law: FailureLaw
    sizes: Integers
    p: Reals
    delta: float

    @property
    def theorem(self) -> Theorem:
        """Whose bound it is."""
        return self.law.statement

    def bound(self, k: Any, n: int, p: Any) -> Reals:
        """The theorem's value beside k among n, over what its inputs broadcast to; nan outside its domain."""
        return self.theorem.grid(**self.law.inputs(k, n, p, self.delta))


class Exact(NamedTuple):
    """The probability that the bound fails and what the theorem allows, `(rows, columns)`; nan where it is silent."""

    failing: Reals
    allowed: Reals


@dataclass(frozen=True, kw_only=True)
class FailureLaw:
    """How often one theorem's bound fails, exactly.

    `event` says what fails, in the middle of a sentence; `world` says what is drawn, and what n and p are. `inputs` are
    the theorem's beside k among n at p and delta, and `exact` computes the whole map. `least` is the smallest n at
    which the theorem speaks; some speak of `odd` n only. `calculator` returns inputs to begin with at n and p, by
    default those of the expected k. The `theorem` is the one that the file is named after, unless it names another.
    """

    theorem: str = ""
    event: str
    world: str
    inputs: Inputs
    exact: Callable[[FailureCells], Exact]
    least: int = 1
    odd: bool = False
    calculator: Callable[[int, float], Mapping[str, Any]] | None = None

    @property
    def statement(self) -> Theorem:
        """The theorem itself."""
        return theorems[self.theorem]

    @property
    def approximate(self) -> bool:
        """Is it an approximation, so that its level may be missed?"""
        return BY_QUANTITY.get(self.statement.returns.name) == "approximation"

    def sizes(self, largest: int, rows: int) -> Integers:
        """So many sample sizes from `least` to `largest`, at equal ratios as far as whole numbers can."""
        sizes = np.round(np.geomspace(self.least, max(largest, self.least), rows)).astype(np.int64)
        return np.unique(sizes - (1 - sizes % 2) if self.odd else sizes)

    def nearest(self, n: int) -> int:
        """The largest n up to this one of which the theorem speaks, or else the smallest of all."""
        return max(n - 1 if self.odd and n % 2 == 0 else n, self.least)

    def example(self, n: int, p: float, delta: float) -> Mapping[str, Any]:
        """Inputs of the theorem at n and p: those of the expected count, rounded."""
        return self.calculator(n, p) if self.calculator else self.inputs(round(n * p), n, p, delta)

    def map(self, sizes: Integers, p: Reals, delta: float) -> FailureMap:
        """Enumerate every cell. Raises ValueError for a size below `least`, a p or a delta outside (0, 1)."""
        sizes, p = np.asarray(sizes, np.int64), np.asarray(p, np.float64)
        if len(sizes) == 0 or sizes.min() < self.least:
            got = "nothing" if len(sizes) == 0 else sizes.min()
            raise ValueError(f"sample size n of {self.theorem} must be an integer ≥ {self.least}; got {got}")
        for name, meaning, values in (("p", "true proportion", p), ("delta", "failure probability", np.array([delta]))):
            if wrong := [float(value) for value in values if not 0 < value < 1]:
                raise ValueError(f"{meaning} {name} must be a number strictly between 0 and 1; got {wrong[0]:g}")
        exact = self.exact(FailureCells(self, sizes, p, delta))
        shape = len(sizes), len(p)
        failing, allowed = (np.broadcast_to(part, shape) for part in exact)
        return FailureMap(self, sizes, p, delta, np.clip(failing, 0, 1), allowed)


@dataclass(frozen=True, eq=False)
class FailureMap:
    """`failing` and `allowed` `(rows, columns)` over `sizes` and `p`; nan where the theorem says nothing."""

    law: FailureLaw
    sizes: Integers
    p: Reals
    delta: float
    failing: Reals
    allowed: Reals

    @cached_property
    def share(self) -> Reals:
        """The failing probability as a multiple of what is allowed."""
        return self.failing / np.maximum(self.allowed, np.finfo(float).tiny)

    @cached_property
    def worst(self) -> tuple[int, int]:
        """Row and column where the bound fails most often beside what is allowed."""
        row, column = np.unravel_index(int(np.nanargmax(self.share)), self.share.shape)
        return int(row), int(column)

    @cached_property
    def kept(self) -> float:
        """The share of the cells, of those where the theorem speaks, in which no more fails than is allowed."""
        speaks = np.isfinite(self.share)
        return float((self.failing <= self.allowed + ROUNDING)[speaks].mean())


def named(slug: str, law: FailureLaw) -> FailureLaw:
    """The law with its file's name for the theorem, unless it names one."""
    return replace(law, theorem=law.theorem or slug)

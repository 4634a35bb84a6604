"""Misleading samples: those on which some bad hypothesis looks perfect, counted exactly beside the union bound."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Reals

POINTS = 10
MOST = 5  # hypotheses: 32 sets of them can be fooled together
OVERLAPS = ("apart", "shifted", "nested")

Mask = int  # a set of hypotheses, the first counts 2^(hypotheses - 1)


@dataclass(frozen=True)
class BadHypotheses:
    """Bad hypotheses on `POINTS` equally likely points; `errs[i]` holds the points that hypothesis i misclassifies."""

    errs: tuple[frozenset[int], ...]

    @property
    def epsilon(self) -> float:
        """The smallest of their risks."""
        return min(len(wrong) for wrong in self.errs) / POINTS

    @property
    def ln_size(self) -> float:
        """Logarithm of the size of the class: these and the right hypothesis."""
        return log(len(self.errs) + 1)

    def inputs(self, m: int) -> Mapping[str, Any]:
        """The inputs for which the theorem guarantees risk ε; only for a bound below 1."""
        return {"m": m, "delta": float(self.bound(m)), "ln_size": self.ln_size}

    def areas(self, m: int) -> list[Fraction]:
        """For each hypothesis the probability that it looks perfect on m examples."""
        return [Fraction(POINTS - len(wrong), POINTS) ** m for wrong in self.errs]

    def misled(self, m: int, first: int | None = None) -> Fraction:
        """Probability of a misleading sample, exactly: that one of the `first` hypotheses (or of all) looks perfect.

        By inclusion and exclusion: a set of hypotheses looks perfect together where no example is in any of theirs.
        """
        errs = self.errs[:first]
        total = Fraction(0)
        for size in range(1, len(errs) + 1):
            together = sum(self._avoids(group, m) for group in combinations(errs, size))
            total += together if size % 2 else -together
        return total

    def _avoids(self, group: tuple[frozenset[int], ...], m: int) -> Fraction:
        return Fraction(POINTS - len(frozenset[int]().union(*group)), POINTS) ** m

    def fooled(self, m: int) -> dict[Mask, Fraction]:
        """The probability of each set of hypotheses that looks perfect on m examples, nothing else looking so.

        Sets of probability 0 are left out. By Möbius inversion over the sets that hold it.
        """
        count = len(self.errs)
        at_least = {mask: self._avoids(self._group(mask), m) for mask in range(2**count)}
        exactly: dict[Mask, Fraction] = {}
        for mask in sorted(at_least, key=int.bit_count, reverse=True):
            more = sum(share for other, share in exactly.items() if other & mask == mask)
            if alone := at_least[mask] - more:
                exactly[mask] = alone
        return exactly

    def _group(self, mask: Mask) -> tuple[frozenset[int], ...]:
        return tuple(wrong for i, wrong in enumerate(self.errs) if mask >> (len(self.errs) - 1 - i) & 1)

    @cached_property
    def sizes(self) -> NDArray[np.int64]:
        """Sample sizes to draw the probabilities over: until the bound is small."""
        slow = log(50 * (len(self.errs) + 1)) / self.epsilon
        return np.arange(1, int(slow) + 2)

    @cached_property
    def exact_curve(self) -> Reals:
        """`misled` at all `sizes`."""
        return np.array([float(self.misled(int(m))) for m in self.sizes])

    @cached_property
    def summed_curve(self) -> Reals:
        """The sum of the areas at all `sizes`."""
        return np.array([float(sum(self.areas(int(m)))) for m in self.sizes])

    def bound(self, m: Any) -> Any:
        """|H| exp(-ε m), the theorem's failure probability for a class of one more hypothesis, the right one."""
        form = next(
            form for form in theorems["finite_realizable"].equivalent_forms if form.__name__ == "failure_probability"
        )
        return form(epsilon=self.epsilon, m=m, ln_size=self.ln_size)


@dataclass(frozen=True)
class SampleSquare:
    """All samples as a square of area 1: across their first half, upwards the rest, equal fates side by side.

    `right` and `up` are the ends of the blocks, `(blocks + 1,)`; `masks[j, i]` is the set that looks perfect in the
    block that is j-th upwards and i-th across.
    """

    right: Reals
    up: Reals
    masks: NDArray[np.int64]
    hypotheses: int

    def fooled(self, first: int) -> NDArray[np.int64]:
        """How many of the first hypotheses look perfect in each block."""
        kept = self.masks >> (self.hypotheses - first)
        return np.asarray(np.vectorize(int.bit_count, otypes=[np.int64])(kept), np.int64)

    def within(self, hypothesis: int) -> NDArray[np.bool_]:
        """The blocks in which one hypothesis looks perfect."""
        return np.asarray(self.masks >> (self.hypotheses - 1 - hypothesis) & 1, bool)


def bad_hypotheses(hypotheses: int, wrong: int, overlap: str) -> BadHypotheses:
    """So many hypotheses, each of which misclassifies `wrong` points; how these overlap is one of `OVERLAPS`.

    `apart`: each on the next points, begun anew when the points are used up; `shifted`: each one point further;
    `nested`: each where the one before is wrong and on one point more.
    """
    if not (1 <= hypotheses <= MOST and wrong >= 1 and wrong + hypotheses - 1 < POINTS and overlap in OVERLAPS):
        raise ValueError(
            f"hypotheses, wrong and overlap of bad_hypotheses (the misclassified points) must be 1 to {MOST}, at least "
            f"1 and together at most {POINTS}, and one of {OVERLAPS}; got {hypotheses!r}, {wrong!r}, {overlap!r}"
        )
    step = {"apart": wrong, "shifted": 1, "nested": 0}[overlap]
    longer = overlap == "nested"
    return BadHypotheses(
        tuple(
            frozenset((i * step + j) % POINTS for j in range(wrong + (i if longer else 0))) for i in range(hypotheses)
        )
    )


def sample_square(bad: BadHypotheses, m: int) -> SampleSquare:
    """The square for samples of size m. Their halves are independent, so that areas are probabilities."""
    across, upwards = ({0: Fraction(1)} if not half else bad.fooled(half) for half in (m - m // 2, m // 2))
    everything = 2 ** len(bad.errs) - 1
    if m // 2 == 0:
        upwards = {everything: Fraction(1)}  # without examples no hypothesis is refuted
    rows, columns = sorted(upwards, reverse=True), sorted(across, reverse=True)
    return SampleSquare(
        right=_ends([across[mask] for mask in columns]),
        up=_ends([upwards[mask] for mask in rows]),
        masks=np.array([[row & column for column in columns] for row in rows], np.int64),
        hypotheses=len(bad.errs),
    )


def _ends(widths: list[Fraction]) -> Reals:
    return np.concatenate([[0.0], np.cumsum([float(width) for width in widths])])


@dataclass(frozen=True)
class AreasRun:
    """The same hypotheses and samples of `m` examples: the probability of a misleading one, and what bounds it."""

    bad: BadHypotheses
    m: int

    @cached_property
    def exact(self) -> float:
        return float(self.bad.misled(self.m))

    @cached_property
    def summed(self) -> float:
        """The sum of the areas: the union bound."""
        return float(sum(self.bad.areas(self.m)))

    @property
    def bound(self) -> float:
        """The theorem's bound; vacuous above 1."""
        return float(self.bad.bound(self.m))

    @cached_property
    def square(self) -> SampleSquare:
        return sample_square(self.bad, self.m)


def areas_run(hypotheses: int, wrong: int, overlap: str, m: int) -> AreasRun:
    """See `bad_hypotheses`; `m` is the size of the samples."""
    return AreasRun(bad_hypotheses(hypotheses, wrong, overlap), m)

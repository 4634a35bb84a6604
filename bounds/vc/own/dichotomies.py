"""The labellings that a class gives to some points: which, by what, how many on subsets, and what it shatters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from bounds.vc.dichotomies.restriction import Labels, packed, unpacked

MOST_WORK = 40_000_000  # labellings that are looked at, over all sets of points


@dataclass(frozen=True)
class GrowthValue:
    """The most labellings of `m` of the points: at least `at_least`, by the points `at`; at most `at_most`, or None."""

    m: int
    at_least: int
    at_most: int | None
    at: tuple[int, ...]

    @property
    def is_exact(self) -> bool:
        """Is it known?"""
        return self.at_least == self.at_most

    @property
    def everything(self) -> int:
        """2^m."""
        return 1 << self.m


@dataclass(frozen=True)
class LargestShattered:
    """The largest shattered set that was met among the points, and what fails for one point more.

    Exact where `at_most` is the size of `points`: then each of the `sets` of the next size lacks a labelling, and
    `lacking` is one of them with the first labelling that it lacks. None where there is no larger set.
    """

    points: tuple[int, ...]
    at_most: int | None
    sets: int
    lacking: tuple[tuple[int, ...], Labels] | None

    @property
    def size(self) -> int:
        """The VC dimension on these points, or what it is at least."""
        return len(self.points)

    @property
    def is_exact(self) -> bool:
        """Is it the VC dimension on these points, and not only at most that?"""
        return self.size == self.at_most


@dataclass(frozen=True, repr=False)
class Dichotomies:
    """The labellings of the points `names` by a class: those it gives, by `hypotheses`, and those that are `possible`.

    A labelling is an integer whose bit i is the label of point i. What is not in `possible` is proved impossible; None
    stands for all labellings. Where both agree all is exact, and else every count is "at least".
    """

    cls: str
    names: tuple[str, ...]
    hypotheses: Mapping[int, str]
    possible: frozenset[int] | None

    @property
    def size(self) -> int:
        """How many points."""
        return len(self.names)

    @property
    def total(self) -> int:
        """2 to the number of points."""
        return 1 << self.size

    @property
    def realized(self) -> int:
        """How many labellings are given, or at least that many."""
        return len(self.hypotheses)

    @property
    def is_exact(self) -> bool:
        """Is every other labelling proved impossible?"""
        return self.realized == self.total or (self.possible is not None and len(self.possible) == self.realized)

    @property
    def shattered(self) -> bool | None:
        """Are all labellings given? None where some were not met and are not proved impossible either."""
        if self.realized == self.total:
            return True
        return False if self.possible is not None and len(self.possible) < self.total else None

    def __repr__(self) -> str:
        least = "" if self.is_exact else "at least "
        return f"<{least}{self.realized:,} of {self.total:,} labellings of {self.size} points by {self.cls}>"

    def __iter__(self) -> Iterator[tuple[Labels, str | None]]:
        """Every labelling, in the order of binary numbers, with a hypothesis that gives it or None."""
        for number in range(self.total):
            labels = unpacked(number, self.size)[::-1]
            yield labels, self.hypotheses.get(packed(labels))

    def is_possible(self, labels: Labels) -> bool:
        """Is the labelling given, or at least not proved impossible?"""
        return self.possible is None or packed(labels) in self.possible

    @cached_property
    def first_missing(self) -> Labels | None:
        """The first labelling, in the order of binary numbers, that is impossible; else the first that was not met."""
        missing = [labels for labels, hypothesis in self if hypothesis is None] if self.size <= 16 else []
        return next((labels for labels in missing if not self.is_possible(labels)), missing[0] if missing else None)

    def growth(self, m: int) -> GrowthValue:
        """The most labellings of m of these points. Raises ValueError where that is too much work."""
        self._check_work(comb(self.size, m))
        best, at = 0, tuple(range(m))
        for chosen in combinations(range(self.size), m):
            labellings = _count(self._masks, chosen)
            if labellings > best:
                best, at = labellings, chosen
            if best == 1 << m:
                break
        if best == 1 << m or self.is_exact:
            return GrowthValue(m, best, best, at)
        return GrowthValue(m, best, self._most(m), at)

    def _most(self, m: int) -> int | None:
        if self.possible is None or len(self.possible) * comb(self.size, m) > MOST_WORK:
            return None
        return max(_count(self._possible_masks, chosen) for chosen in combinations(range(self.size), m))

    @cached_property
    def growth_function(self) -> tuple[GrowthValue, ...]:
        """From one point on to all of them, as far as the work allows."""
        values = []
        for m in range(1, self.size + 1):
            if comb(self.size, m) * len(self.hypotheses) > MOST_WORK // self.size:
                break
            values.append(self.growth(m))
        return tuple(values)

    @cached_property
    def largest_shattered(self) -> LargestShattered:
        """A largest set of these points that is shattered, as far as the work allows."""
        points, is_largest = self._shattered_set(self._masks)
        d = len(points)
        at_most = d if d == self.size or (self.is_exact and is_largest) else self._at_most(d)
        lacking = self._lacking(d + 1) if is_largest and d < self.size else None
        return LargestShattered(points, at_most, comb(self.size, d + 1), lacking)

    def _at_most(self, d: int) -> int | None:
        """What the possible labellings would shatter, which is no less."""
        if self.possible is None:
            return None
        points, is_largest = self._shattered_set(self._possible_masks)
        return max(d, len(points)) if is_largest else None

    def _shattered_set(self, masks: NDArray[np.int64]) -> tuple[tuple[int, ...], bool]:
        """A shattered set, and whether none is larger: not where there were too many to look at.

        They grow point by point, since subsets of shattered sets are shattered.
        """
        level: list[tuple[int, ...]] = [()]
        while True:
            known = set(level)
            larger = [
                (*chosen, point)
                for chosen in level
                for point in range(chosen[-1] + 1 if chosen else 0, self.size)
                if all((*chosen[:i], *chosen[i + 1 :], point) in known for i in range(len(chosen)))
            ]
            if len(larger) * max(len(masks), 1) > MOST_WORK:
                return level[0], False
            larger = [chosen for chosen in larger if _count(masks, chosen) == 1 << len(chosen)]
            if not larger:
                return level[0], True
            level = larger

    def _lacking(self, m: int) -> tuple[tuple[int, ...], Labels]:
        """The set of m points with the most labellings, and the first that it lacks."""
        fits = comb(self.size, m) * max(len(self.hypotheses), 1) <= MOST_WORK
        chosen = self.growth(m).at if fits else tuple(range(m))
        present = set(_projected(self._masks, chosen).tolist())
        numbers = (unpacked(number, m)[::-1] for number in range(1 << m))
        return chosen, next(labels for labels in numbers if packed(labels) not in present)

    def _check_work(self, sets: int) -> None:
        work = sets * max(len(self.hypotheses), 1)
        if work > MOST_WORK:
            raise ValueError(
                f"{sets:,} sets of points with {len(self.hypotheses):,} labellings are {work:,} steps, more than the "
                f"{MOST_WORK:,} that are made; take fewer points"
            )

    @cached_property
    def _masks(self) -> NDArray[np.int64]:
        return np.array(sorted(self.hypotheses), np.int64)

    @cached_property
    def _possible_masks(self) -> NDArray[np.int64]:
        return np.array(sorted(self.possible or ()), np.int64)


def _projected(masks: NDArray[np.int64], chosen: tuple[int, ...]) -> NDArray[np.int64]:
    """The labellings of the chosen points: bit i is the label of the i-th of them."""
    projected = np.zeros(len(masks), np.int64)
    for i, point in enumerate(chosen):
        projected |= (masks >> point & 1) << i
    return np.unique(projected)


def _count(masks: NDArray[np.int64], chosen: tuple[int, ...]) -> int:
    kept = sum(1 << point for point in chosen)
    return len(np.unique(masks & kept))

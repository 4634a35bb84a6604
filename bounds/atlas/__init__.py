"""The atlas: over sample size and capacity, which bound is tightest, and where all bounds are vacuous.

setting = AtlasQuestion("gap", "d", delta=0.05)
found = atlas(setting, m=np.geomspace(10, 1e6, 73).round(), capacity=np.arange(1, 100))
found.best              # (capacities, sizes): the tightest bound, nan where all are vacuous
found.winner            # (capacities, sizes): its place in found.contestants, -1 where all are vacuous
ranking(setting, m=1000, capacity=10)    # all contestants at one point, best first
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds.atlas.contestants import TOO_SLOW, AtlasQuestion, Contestant, contestants, left_out

__all__ = [
    "Atlas", "AtlasQuestion", "Contestant", "Standing", "atlas", "contestants", "left_out", "ranking", "spread",
    "through",
]  # fmt: skip

NOBODY = -1
VACUOUS = 1.0  # no error rate exceeds it
TIE = 1e-11  # formulas that are equal on paper differ by less in doubles


@dataclass(frozen=True)
class Atlas:
    """Every contestant's bound over a grid, `values` being `(contestants, capacities, sizes)`, nan where none."""

    setting: AtlasQuestion
    m: np.ndarray
    capacity: np.ndarray
    contestants: tuple[Contestant, ...]
    values: np.ndarray

    @cached_property
    def winner(self) -> np.ndarray:
        """The place of the tightest bound among the contestants, -1 where all are vacuous: `(capacities, sizes)`."""
        return _places(self._informative, 0)

    @cached_property
    def runner_up(self) -> np.ndarray:
        """The place of the second tightest bound, -1 where there is none: `(capacities, sizes)`."""
        return _places(self._informative, 1)

    @cached_property
    def best(self) -> np.ndarray:
        """The tightest bound, nan where all are vacuous: `(capacities, sizes)`."""
        return self.at_places(self.winner)

    def at_places(self, places: np.ndarray) -> np.ndarray:
        """The bounds of the contestants at `places`, an array such as `winner`; nan at -1."""
        if not self.contestants:
            return np.full(places.shape, math.nan)
        best: np.ndarray = np.take_along_axis(self.values, np.maximum(places, 0)[None], axis=0)[0]
        return np.where(places == NOBODY, math.nan, best)

    @cached_property
    def shares(self) -> Mapping[Contestant, float]:
        """Which share of the grid's cells each winner holds, the largest first; who wins nowhere is not named."""
        held = {contestant: float(np.mean(self.winner == place)) for place, contestant in enumerate(self.contestants)}
        return {
            contestant: held[contestant]
            for contestant in sorted(held, key=lambda contestant: -held[contestant])
            if held[contestant] > 0
        }

    def frontier(self, level: float) -> np.ndarray:
        """The sample size from which on the tightest bound is `level` or less, one a capacity; nan beyond the grid.

        Between two sizes of the grid it is interpolated on logarithmic scales: for drawing, not for quoting.
        """
        best = np.where(np.isnan(self.best), VACUOUS, self.best)
        return np.array([_crossing(self.m, row, level) for row in best])

    @property
    def _informative(self) -> np.ndarray:
        """For choosing only: the bounds, those of later contestants a hair larger, so that ties go to the first."""
        handicap = 1 + TIE * np.arange(len(self.contestants))[:, None, None]
        return np.where(self.values < VACUOUS, self.values * handicap, math.inf)


@dataclass(frozen=True)
class Standing:
    """A contestant's bound at one point; nan where its theorem does not apply, and then `why` says why."""

    contestant: Contestant
    value: float
    why: str = ""

    @property
    def on_the_map(self) -> bool:
        """Does it take part all over the map, and not only at one point?"""
        return self.contestant.theorem.slug not in TOO_SLOW

    @property
    def vacuous(self) -> bool:
        """Is it vacuous there?"""
        return not self.value < VACUOUS


def atlas(setting: AtlasQuestion, m: np.ndarray, capacity: np.ndarray, without: Iterable[str] = ()) -> Atlas:
    """The bounds of all contestants but those `without`, at every pair of a size and a capacity.

    `m` are whole numbers, `capacity` VC dimensions or logarithms of class sizes, as `setting.capacity` says.
    """
    competing = contestants(setting, without)
    sizes, capacities = np.meshgrid(np.asarray(m, dtype=float), np.asarray(capacity, dtype=float))
    values = np.array([contestant.bound(setting, sizes, capacities) for contestant in competing])
    return Atlas(setting, m, capacity, competing, values.reshape(len(competing), *sizes.shape))


def ranking(setting: AtlasQuestion, m: Any, capacity: Any, without: Iterable[str] = ()) -> tuple[Standing, ...]:
    """The bound of every contestant at one point, tightest first, those that do not apply last.

    The theorems that are too slow for a grid are included.
    """
    one_size, one_capacity = np.array([[float(m)]]), np.array([[float(capacity)]])
    competing = contestants(setting, without, slow=True)
    values = [float(contestant.bound(setting, one_size, one_capacity)[0, 0]) for contestant in competing]
    places = [
        Standing(contestant, value, contestant.refusal(setting, float(m), float(capacity)) if math.isnan(value) else "")
        for contestant, value in zip(competing, values, strict=True)
    ]
    return tuple(sorted(places, key=lambda place: (math.isnan(place.value), place.value)))


def through(atlas: Atlas, m: float, capacity: float) -> Atlas:
    """The map's contestants along the line of one capacity, at the map's sizes and at `m` too.

    Its frontiers separate the sizes on which a target is reached from the others at `m` as well, where those of the map
    are interpolated.
    """
    sizes, capacities = np.meshgrid(np.union1d(atlas.m, [m]), [capacity])
    values = np.array([contestant.bound(atlas.setting, sizes, capacities) for contestant in atlas.contestants])
    return Atlas(
        atlas.setting, sizes[0], capacities[:, 0], atlas.contestants,
        values.reshape(len(atlas.contestants), *sizes.shape),
    )  # fmt: skip


def spread(low: float, high: float, count: int, whole: bool) -> np.ndarray:
    """`count` values from `low` to `high`, evenly on a logarithmic scale; rounded and without repetition if `whole`."""
    values = np.geomspace(low, high, count)
    return np.unique(np.rint(values)) if whole else values


def _places(values: np.ndarray, rank: int) -> np.ndarray:
    if values.shape[0] <= rank:
        return np.full(values.shape[1:], NOBODY)
    # Stable, so that of two equal bounds the same one wins everywhere.
    order = np.argsort(values, axis=0, kind="stable")[rank]
    return np.where(np.isfinite(np.take_along_axis(values, order[None], axis=0)[0]), order, NOBODY)


def _crossing(m: np.ndarray, bounds: np.ndarray, level: float) -> float:
    above = np.flatnonzero(bounds > level)
    last = int(above[-1]) if above.size else -1
    if last in (-1, m.size - 1):
        return math.nan
    (x0, x1), (y0, y1) = np.log(m[last : last + 2]), np.log(bounds[last : last + 2])
    return math.exp(x0 + (x1 - x0) * (y0 - math.log(level)) / (y0 - y1))

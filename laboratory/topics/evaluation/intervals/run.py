"""The coverage of an interval for a proportion by exact enumeration: over (p, n), and at one n over all p."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from laboratory.topics.evaluation.intervals.ends import METHODS, Ends, Method
from learners.shared.arrays import Integers, Reals

SMALLEST, LARGEST, ROWS = 4, 2000, 48  # sample sizes of the map
COLUMNS = 199  # values of p: 0.005, 0.01, ..., 0.995
NARROW = 1e-12  # ends nearer to each other are one end, but for rounding
BINS = 300  # of p, where a curve has more teeth than a figure can show
INNER = (0.0, 0.25, 0.5, 0.75, 1.0)  # places within a tooth at which it is drawn


@dataclass(frozen=True)
class SmallestCoverage:
    """The smallest coverage `value`, approached as p tends to `p` from within a tooth."""

    value: float
    p: float


@dataclass(frozen=True, eq=False)
class IntervalCoverage:
    """Exact coverages of `interval` at level 1 - delta.

    Attributes
    ----------
    p, sizes, covered : `(columns,)`, `(rows,)` and `(rows, columns)`, the map.
    worst : for each interval its smallest coverage at n, over p from `least` to 1 - `least`.
    at_p : for each interval its coverage at n and `true_p`.
    teeth : for each interval p and coverage, `(points,)` each, at n.
    """

    interval: str
    n: int
    delta: float
    true_p: float
    least: float
    p: Reals
    sizes: Integers
    covered: Reals
    worst: Mapping[str, SmallestCoverage]
    at_p: Mapping[str, float]
    teeth: Mapping[str, tuple[Reals, Reals]]

    @property
    def method(self) -> Method:
        """The chosen interval."""
        return METHODS[self.interval]

    @property
    def level(self) -> float:
        """1 - delta."""
        return 1 - self.delta

    @cached_property
    def kept(self) -> float:
        """The share of the map in which the level is kept."""
        return float((self.covered >= self.level - NARROW).mean())


def coverages(interval: str, n: int, delta: float, p: float, least: float = 0.0) -> IntervalCoverage:
    """Enumerate: every p and n of the map for `interval`, and n for every interval."""
    every = {name: method.ends(n, delta) for name, method in METHODS.items()}
    sizes, columns = map_sizes(), np.arange(1, COLUMNS + 1) / (COLUMNS + 1)
    ends = METHODS[interval].ends
    return IntervalCoverage(
        interval=interval, n=n, delta=delta, true_p=p, least=least, p=columns, sizes=sizes,
        covered=np.array([coverage(ends(int(size), delta), columns) for size in sizes]),
        worst={name: smallest(of, least) for name, of in every.items()},
        at_p={name: float(coverage(of, np.array([p]))[0]) for name, of in every.items()},
        teeth={name: teeth(of) for name, of in every.items()},
    )  # fmt: skip


def map_sizes() -> Integers:
    """The sample sizes of the map, at equal ratios as far as whole numbers can."""
    return np.unique(np.round(np.geomspace(SMALLEST, LARGEST, ROWS)).astype(int))


def coverage(ends: Ends, p: Reals) -> Reals:
    """The probability that the interval holds p, for each p: that of the counts whose interval does.

    Both ends rise with the count, so that these are the counts from the first whose upper end reaches p to the last
    whose lower end does not exceed it.
    """
    first, last = _counts(ends, p)
    return probability(first, last, len(ends[0]) - 1, p)


def probability(first: Integers, last: Integers, n: int, p: Reals) -> Reals:
    """P(first <= X <= last) for X ~ Bin(n, p), 0 where last < first."""
    from scipy.special import bdtr

    up_to = bdtr(last, n, p)
    before = np.where(first > 0, bdtr(np.maximum(first - 1, 0), n, p), 0.0)
    return np.asarray(np.where(last >= first, up_to - before, 0.0), np.float64)


def pieces(ends: Ends, least: float = 0.0) -> tuple[Reals, Reals, Integers, Integers]:
    """Intervals of p, by their ends, within which the same counts cover; and the first and last of these counts."""
    within = np.concatenate(ends)
    within = np.unique(within[(within > least) & (within < 1 - least)])
    edges = np.concatenate([[least], within, [1 - least]])
    low, high = edges[:-1], edges[1:]
    wide = high - low > NARROW
    low, high = low[wide], high[wide]
    return low, high, *_counts(ends, (low + high) / 2)


def smallest(ends: Ends, least: float = 0.0) -> SmallestCoverage:
    """The infimum over p between `least` and 1 - `least`.

    Between two ends the coverage is P(a <= X <= b), which rises in p and then falls: it is least at an end of the
    piece, as a limit from within. At the very end a count more may cover.
    """
    low, high, first, last = pieces(ends, least)
    n, p = len(ends[0]) - 1, np.concatenate([low, high])
    values = probability(np.tile(first, 2), np.tile(last, 2), n, p)
    place = int(np.argmin(values))
    return SmallestCoverage(float(values[place]), float(p[place]))


def teeth(ends: Ends) -> tuple[Reals, Reals]:
    """p and the coverage along each tooth; with more teeth than can be seen, the lowest and highest of each bin."""
    low, high, first, last = pieces(ends)
    share = np.array(INNER)
    p = low[:, None] + (high - low)[:, None] * share
    n = len(ends[0]) - 1
    values = probability(first[:, None], last[:, None], n, p)
    p, values = p.ravel(), values.ravel()
    return (p, values) if len(p) <= 4 * BINS else _thinned(p, values)


def _thinned(p: Reals, values: Reals) -> tuple[Reals, Reals]:
    bins = np.minimum((p * BINS).astype(int), BINS - 1)
    starts = np.flatnonzero(np.diff(bins, prepend=-1))
    parts = np.split(np.arange(len(p)), starts[1:])
    kept = np.unique([[part[np.argmin(values[part])], part[np.argmax(values[part])]] for part in parts])
    return p[kept], values[kept]


def _counts(ends: Ends, p: Reals) -> tuple[Integers, Integers]:
    low, high = (np.maximum.accumulate(end) for end in ends)
    return np.searchsorted(high, p, "left"), np.searchsorted(low, p, "right") - 1

"""Compressed sensing: how often the smallest l1 norm finds a sparse signal, by its entries and the measurements."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Reals

Hits = NDArray[np.bool_]
Round = tuple[int, int, int]  # d, seed, number

COLUMNS, ROWS = 12, 9
EXACT = 1e-6  # a signal is found when no entry is off by more; entries are of size about 1
ISOMETRY = 0.4142  # below the square root of 2, less 1


@dataclass(frozen=True)
class Phase:
    """`rate` `(entries, measurements)` is the share of `tried` signals that were found."""

    d: int
    measurements: tuple[int, ...]
    entries: tuple[int, ...]
    tried: int
    rate: Reals

    @property
    def halfway(self) -> tuple[int, ...]:
        """For each number of entries, the fewest measurements from which on at least half of the signals are found.

        With d measurements, the last ones tried, all are found.
        """
        good = [[all(row[place:] >= 0.5) for place in range(len(row))] for row in self.rate]
        return tuple(self.measurements[row.index(True)] for row in good)


def grid(d: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Measurements 1 … d and entries 1 … d/2 at which signals of `d` entries are tried."""
    return _spread(d, COLUMNS), _spread(max(1, d // 2), ROWS)


def one_round(d: int, seed: int, number: int) -> Hits:
    """One signal and one Gaussian matrix in every cell; was it found? `(entries, measurements)`.

    With fewer measurements than entries it cannot be: the simplex method's answer has no more entries than there are
    measurements. With d measurements the matrix can be inverted. Both are settled without solving.
    """
    measurements, entries = grid(d)
    hits = [[_found(d, s, n, (seed, number, s, n)) for n in measurements] for s in entries]
    return np.array(hits, dtype=np.bool_)


def together(d: int, rounds: Sequence[Hits]) -> Phase:
    """The finished rounds as one diagram; at least one round."""
    measurements, entries = grid(d)
    return Phase(d, measurements, entries, len(rounds), np.asarray(np.mean(rounds, axis=0), np.float64))


def rounds_of(d: int, rounds: int, seed: int) -> list[Round]:
    """The rounds of one diagram, each by itself."""
    return [(d, seed, number) for number in range(rounds)]


def decoded(piece: Round) -> Hits:
    """One of `rounds_of` done: see `one_round`."""
    return one_round(*piece)


def diagram(finished: Sequence[Hits], d: int) -> Phase:
    """The diagram of the rounds that are done."""
    return together(d, finished)


def demanded(run: Phase, delta: float) -> list[int | None]:
    """What the theorem needs, for each number of entries of the diagram."""
    return measurements_enough(run.d, run.entries, delta)


def by_the_book(run: Phase, delta: float) -> list[int | None]:
    """The same with a textbook's constant; None beyond d/2."""
    law = theorems["rip_gaussian"]
    return [
        ceil(float(law(**{**inputs(run.d, delta), "sparsity": 2 * s}))) if 2 * s <= run.d else None for s in run.entries
    ]


def half_as_many(d: int, seed: int) -> float:
    """The restricted isometry constant of order 2 of one Gaussian matrix with d/2 rows."""
    return isometry_of(d, d // 2, seed)


def inputs(d: int, delta: float) -> dict[str, float]:
    """The theorem's inputs for signals of one entry."""
    return {"epsilon": ISOMETRY, "delta": delta, "sparsity": 2, "dimension": d}


def measurements_enough(d: int, entries: Sequence[int], delta: float) -> list[int | None]:
    """How many Gaussian measurements are enough for all signals of so many entries at once; None beyond d/2.

    They make the matrix nearly an isometry on twice as many entries, and then the smallest l1 norm recovers.
    """
    law = theorems["rip_gaussian_net"]
    return [
        ceil(float(law(epsilon=ISOMETRY, delta=delta, sparsity=2 * s, dimension=d))) if 2 * s <= d else None
        for s in entries
    ]


def isometry_of(d: int, n: int, seed: int) -> float:
    """The restricted isometry constant of order 2 of one Gaussian matrix `(n, d)`, over all pairs of columns."""
    from learners.dimensions.rip_constant import rip_constant

    return rip_constant(_matrix(np.random.default_rng((seed, n)), n, d), 2).constant


def _found(d: int, s: int, n: int, seed: tuple[int, ...]) -> bool:
    from learners.dimensions.l1_decoder import l1_decoder

    if s > n or n == d:
        return n == d
    rng = np.random.default_rng(seed)
    matrix = _matrix(rng, n, d)
    signal = np.zeros(d)
    signal[rng.choice(d, s, replace=False)] = rng.standard_normal(s)
    return bool(np.abs(l1_decoder(matrix, matrix @ signal) - signal).max() <= EXACT)


def _matrix(rng: np.random.Generator, n: int, d: int) -> Reals:
    return np.asarray(rng.standard_normal((n, d)) / np.sqrt(n), np.float64)


def _spread(last: int, places: int) -> tuple[int, ...]:
    """Integers 1 … last, all of them or about so many evenly spread."""
    step = max(1, floor(last / places + 0.5))
    return tuple(sorted({1, *range(step, last + 1, step), last}))

"""Boschloo's test beside Fisher's: its power at some sizes, and from which on it has the power wanted."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.formula.special.proportions.counts import masses
from bounds.formula.special.proportions.tables import power
from bounds.formula.special.proportions.ties import RejectionCuts
from bounds.formula.special.proportions.unconditional import BOSCHLOO, MOST, region
from learners.shared.arrays import Integers, Reals

AT_ONCE = 150_000  # the sum of n^2 over the sizes looked at: their regions take about a fifth of a second
FEWEST, DRAWN = 4, 24  # sizes that are drawn


@dataclass(frozen=True, eq=False)
class RaisedLevel:
    """What Boschloo's test does, as far as its size is proved: for n up to `MOST`.

    Attributes
    ----------
    n : `(points,)`, sizes of each sample, none beyond `MOST`; `power` `(points,)` of Boschloo's test there.
    enough : from here on every n that Fisher's test needs, or fewer, has the power wanted; None where nobody looked.
    """

    n: Integers
    power: Reals
    enough: int | None


def boschloo_cuts(n: int, level: float) -> RejectionCuts:
    """Where Boschloo's test begins to reject, for every total."""
    return region(n, Fraction(repr(level)), BOSCHLOO).cuts


def boschloo_power(n: int, p1: float, p2: float, level: float) -> float:
    """P[reject]."""
    return power(masses(n, p1), masses(n, p2), boschloo_cuts(n, level))


def raised_level(n: Integers, enough: int, target: float, power_at: Callable[[int], float]) -> RaisedLevel:
    """At some of the sizes `n` `(points,)`, and downwards from `enough`, from which on Fisher's test has the power."""
    within = n[n <= MOST]
    if not len(within):
        return RaisedLevel(within, np.empty(0), None)
    points = min(max(AT_ONCE // int(within[-1]) ** 2, FEWEST), DRAWN, len(within))
    chosen = np.unique(within[np.linspace(0, len(within) - 1, points).astype(int)])
    return RaisedLevel(chosen, np.array([power_at(int(size)) for size in chosen]), _from(enough, target, power_at))


def _from(enough: int, target: float, power_at: Callable[[int], float]) -> int | None:
    """The smallest n from which on, to `enough`, every one has the power; None where that takes too long."""
    work = 0
    while enough <= MOST and work < AT_ONCE:
        if enough == 1 or power_at(enough - 1) < target:
            return enough
        enough -= 1
        work += enough**2
    return None

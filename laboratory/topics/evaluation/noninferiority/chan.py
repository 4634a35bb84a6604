"""Chan's exact test beside the score test: the same order of the tables, with a critical value that keeps the level."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.formula.special.proportions.chan import rejected
from bounds.formula.special.proportions.counts import masses
from bounds.formula.special.proportions.noninferior import noninferiority_region
from bounds.formula.special.proportions.unconditional import MOST
from laboratory.topics.evaluation.noninferiority.score import law
from learners.shared.arrays import Integers, Reals

EXACT = "chan_test_power"
AT_ONCE = 150_000  # the sum of n^2 over sizes whose regions take about a fifth of a second
FEWEST, DRAWN, LOOKED_AT = 3, 16, 24  # sizes drawn over the whole range, and looked at one by one


@dataclass(frozen=True, eq=False)
class ChanTest:
    """What Chan's test does, as far as its size is proved: for two samples of one size up to `MOST`.

    Attributes
    ----------
    n : `(points,)`, sizes of each sample that are drawn, none beyond `MOST`; `powers` `(points,)` there.
    achieved : its power at the size that the formula asks for.
    false_alarms : `(grid,)`, P[reject] at that size over the grid of the plan.
    enough : every size from here to `last` has the power wanted, looked at one by one; None if the last one has it not.
    last : the largest size of those that were looked at one by one.
    """

    n: Integers
    powers: Reals
    achieved: float
    false_alarms: Reals
    enough: int | None
    last: int

    @property
    def size(self) -> float:
        """The most probable false alarm of the grid."""
        return float(self.false_alarms.max())


def chan_test(
    n: Integers, needed: int, p: tuple[float, float], margin: float, level: float, target: float, q: Reals
) -> ChanTest | None:
    """At some of the sizes `n` `(points,)` and around `needed`; None where more than `MOST` are needed.

    False alarms are added up at every old probability of `q` `(grid,)`, where the new one is less by the margin.
    """
    if needed > MOST:
        return None
    looked = _one_by_one(needed, target, lambda size: exact_power(size, p, margin, level))
    within = n[n <= MOST]
    points = min(max(AT_ONCE // (2 * int(within[-1]) ** 2), FEWEST), DRAWN, len(within))
    sizes = np.union1d(within[np.linspace(0, len(within) - 1, points).astype(int)], list(looked))
    powers = [looked[k] if k in looked else exact_power(k, p, margin, level) for k in sizes.tolist()]
    cut = cuts(needed, margin, level)
    false_alarms = [rejected(law(needed, max(float(r) - margin, 0.0)), law(needed, float(r)), cut) for r in q]
    enough = max((size + 1 for size in looked if looked[size] < target), default=min(looked))
    return ChanTest(
        n=sizes,
        powers=np.array(powers),
        achieved=looked[needed],
        false_alarms=np.array(false_alarms),
        enough=enough if enough in looked else None,
        last=max(looked),
    )


def _one_by_one(needed: int, target: float, power_at: Callable[[int], float]) -> dict[int, float]:
    """Powers downwards to the first size that has it not, and upwards, as many as are worked out at once."""
    looked = {needed: power_at(needed)}
    left = min(2 * AT_ONCE // needed**2, LOOKED_AT)
    low = high = needed
    while left and low > 1 and looked[low] >= target:
        low, left = low - 1, left - 1
        looked[low] = power_at(low)
    while left and high < MOST:
        high, left = high + 1, left - 1
        looked[high] = power_at(high)
    return looked


def cuts(n: int, margin: float, level: float) -> Integers:
    """`(n+1,)`: the fewest right answers of the new model at which the test rejects, for every count of the old."""
    return noninferiority_region(n, Fraction(repr(margin)), Fraction(repr(level))).cut


def exact_power(n: int, p: tuple[float, float], margin: float, level: float) -> float:
    """P[reject]."""
    return rejected(masses(n, p[0]), masses(n, p[1]), cuts(n, margin, level))

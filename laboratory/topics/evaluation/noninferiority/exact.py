"""The exact test on the same items, as far as its size is proved: the same statistic, its own critical value."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds import theorems
from bounds.formula.special.proportions.paired_regions import MOST, exact_test
from laboratory.topics.evaluation.noninferiority import pairs, score
from learners.shared.arrays import Integers, Reals

EXACT = "paired_noninferiority_exact_power"
AT_ONCE = 300_000  # the sum of n^2 over the sizes looked at: their regions take about a fifth of a second
FEWEST, DRAWN = 4, 16  # sizes that are drawn


@dataclass(frozen=True, eq=False)
class ExactPairs:
    """What the exact test does.

    Attributes
    ----------
    inputs : of its power, at the size that the formula asks for.
    n, powers : `(points,)`, numbers of items, none above `MOST`, and P[reject] there.
    false_alarms : `(grid,)`, P[reject] where the new model is worse by the margin, at the size needed.
    """

    inputs: Mapping[str, float]
    n: Integers
    powers: Reals
    false_alarms: Reals

    @property
    def achieved(self) -> float:
        """The power at the size needed."""
        return float(self.powers[self.n == self.inputs["m"]][0])

    @property
    def size(self) -> float:
        """The most probable false alarm of the grid."""
        return float(self.false_alarms.max())

    def enough(self, target: float) -> int | None:
        """From here on every size that is drawn has the power; None where the last one has it not."""
        short = np.flatnonzero(self.powers < target)
        if not len(short):
            return int(self.n[0])
        return None if short[-1] == len(self.n) - 1 else int(self.n[short[-1] + 1])


def exact_pairs(needed: int, n: Integers, rates: Mapping[str, float], disagreement: Reals) -> ExactPairs | None:
    """At some of the sizes `n`, the one `needed` among them; None where that one's size is not proved."""
    if needed > MOST:
        return None
    within = n[n <= MOST]
    points = min(max(AT_ONCE // int(within[-1]) ** 2, FEWEST), DRAWN, len(within))
    chosen = np.unique([*within[np.linspace(0, len(within) - 1, points).astype(int)], needed])
    powers = np.asarray(theorems[EXACT].grid(m=chosen, **rates))
    return ExactPairs({"m": needed, **rates}, chosen, powers, _false_alarms(needed, rates, disagreement))


def _false_alarms(n: int, rates: Mapping[str, float], disagreement: Reals) -> Reals:
    margin = rates["margin"]
    region = exact_test(n, Fraction(repr(float(margin))), Fraction(repr(float(rates["alpha"])))).region
    chances = np.empty(len(disagreement))
    for place, share in enumerate(disagreement):
        old = min((float(share) + margin) / 2, 1.0)
        law = score.law(n, old)
        cut = region.cut[law.first : law.last + 1]
        chances[place] = pairs.rejected(n, max((float(share) - margin) / 2, 0.0), old, law.first, law.mass, cut)
    return chances

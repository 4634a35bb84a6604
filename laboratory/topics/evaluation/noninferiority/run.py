"""Is a new model not worse than the old by more than a margin? Sizes of two samples, their exact power and level."""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds import theorems
from bounds.formula.functions import normal_quantile
from bounds.solving.integer_search import first_true
from laboratory.topics.evaluation.noninferiority.score import powers, sizes
from learners.shared.arrays import Integers, Reals

FORMULA = "farrington_manning_power"
LARGEST = 20_000  # of either sample
POINTS = 60  # sizes that are drawn
GRID = 240  # probabilities at which the level is looked at
FEWEST = 5  # answers of a kind, below which nobody trusts the formula


@dataclass(frozen=True, eq=False)
class MarginPlan:
    """The plan for one margin.

    Attributes
    ----------
    p1, p2, margin, ratio, level, target : of the new and of the old model; n2/n1; of the one-sided test; power wanted.
    needed : size of the new model's sample by the formula of the normal law, which proves nothing.
    achieved : exact power of the test there, and with `second(needed)` examples of the old model.
    n : `(points,)`, sizes of the new model's sample that are drawn; `powers` exact, `approximate` by the formula.
    q : `(grid,)`, probabilities of the old model, from the margin to 1.
    false_alarms : `(grid,)`, P[reject] there where the new one is worse by the margin, at the sizes that are needed.
    """

    p1: float
    p2: float
    margin: float
    ratio: float
    level: float
    target: float
    needed: int
    achieved: float
    n: Integers
    powers: Reals
    approximate: Reals
    q: Reals
    false_alarms: Reals

    @property
    def other(self) -> int:
        """Size of the old model's sample."""
        return second(self.needed, self.ratio)

    @property
    def size(self) -> float:
        """The most probable false alarm of the grid: the test's true size is at least this."""
        return float(self.false_alarms.max())

    @property
    def worst(self) -> float:
        """The old model's probability there."""
        return float(self.q[self.false_alarms.argmax()])

    @property
    def enough(self) -> int | None:
        """From here on every size that is drawn has the power, exactly; None where the last one has it not."""
        short = np.flatnonzero(self.powers < self.target)
        if not len(short):
            return int(self.n[0])
        return None if short[-1] == len(self.n) - 1 else int(self.n[short[-1] + 1])

    @property
    def rarest(self) -> float:
        """Right or wrong answers expected in a sample, the fewest of the four."""
        of_each = ((self.needed, self.p1), (self.other, self.p2))
        return min(n * min(p, 1 - p) for n, p in of_each)

    @property
    def inputs(self) -> dict[str, float]:
        """Those of the formula at the size that it asks for."""
        return {
            "n": self.needed, "ratio": self.ratio, "p1": self.p1, "p2": self.p2, "margin": self.margin,
            "alpha": self.level,
        }  # fmt: skip


def margin_plan(p1: float, p2: float, margin: float, ratio: float, alpha: float, target: float) -> MarginPlan:
    """Plan the test of p1 <= p2 - margin at level `alpha` with `ratio` examples of the old model to each of the new.

    Raises ValueError, in one sentence, where no sample of at most `LARGEST` has the power by the formula.
    """
    if sentence := refusal(p1, p2, margin, ratio, alpha, target):
        raise ValueError(sentence)
    rates = {"ratio": ratio, "p1": p1, "p2": p2, "margin": margin, "alpha": alpha}
    needed = first_true(lambda n: theorems[FORMULA](n=n, **rates) >= target, 1, LARGEST) or LARGEST
    quantile = float(normal_quantile(alpha))
    n = _around(needed, ratio)
    exact = powers(n, np.array([second(int(size), ratio) for size in n]), (p1, p2), margin, quantile)
    q = margin + (1 - margin) * np.sin(np.linspace(0, np.pi / 2, GRID + 1)) ** 2
    false_alarms = sizes(needed, second(needed, ratio), q, margin, quantile)
    return MarginPlan(
        p1, p2, margin, ratio, alpha, target, needed, float(exact[n == needed][0]),
        n, exact, theorems[FORMULA].grid(n=n, **rates), q, false_alarms,
    )  # fmt: skip


def second(n: int, ratio: float) -> int:
    """Examples of the old model: the ratio's whole number or the next one."""
    return math.ceil(Fraction(repr(ratio)) * n)


def refusal(p1: float, p2: float, margin: float, ratio: float, alpha: float, target: float) -> str | None:
    """Why these settings have no plan; None where they have one."""
    if Fraction(repr(p1)) + Fraction(repr(margin)) <= Fraction(repr(p2)):
        return (
            f"The new model's probability must be larger than the old one's less the margin; got {p1:g} beside "
            f"{p2:g} and the margin {margin:g}."
        )
    most = LARGEST if ratio <= 1 else int(LARGEST / ratio)
    rates = {"ratio": ratio, "p1": p1, "p2": p2, "margin": margin, "alpha": alpha}
    if theorems[FORMULA](n=most, **rates) >= target:
        return None
    return (
        f"{LARGEST:,} examples of either model have less than power {target:g} for the probabilities {p1:g} and "
        f"{p2:g} and the margin {margin:g}; set a larger margin."
    )


def _around(needed: int, ratio: float) -> Integers:
    """Sizes from half of the needed one to half as many again."""
    low, high = max(1, needed // 2), needed + max(8, needed // 2)
    return np.unique([*np.linspace(low, high, POINTS).round().astype(int), needed])

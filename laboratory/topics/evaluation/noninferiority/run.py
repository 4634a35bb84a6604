"""Is a new model not worse than the old by more than a margin? Examples that show it, their exact power and level."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds import theorems
from bounds.formula.functions import normal_quantile
from bounds.solving.integer_search import first_true
from laboratory.topics.evaluation.noninferiority import pairs, score
from laboratory.topics.evaluation.noninferiority.chan import ChanTest, chan_test
from laboratory.topics.evaluation.noninferiority.exact import ExactPairs, exact_pairs
from learners.shared.arrays import Integers, Reals

DESIGNS: Mapping[str, str] = {"own": "Each model its own", "same": "The same for both"}
OWN, SAME = "farrington_manning_power", "tango_power"
LARGEST = 20_000  # of either sample
POINTS = 60  # sizes that are drawn
GRID = 240  # probabilities at which the level is looked at
RAREST = Fraction(1, 10**6)  # probability that just the new model is right
FEWEST, FEWEST_DISCORDANT = 5, 10  # answers of a kind, below which nobody trusts the formula


@dataclass(frozen=True, eq=False)
class MarginPlan:
    """The plan for one margin.

    Attributes
    ----------
    design, p1, p2, margin, level, target : of `DESIGNS`; of the new and of the old model; one-sided; power wanted.
    ratio : examples of the old model for each of the new one, where each has its own.
    disagreement : probability that just one of the models is right, where they answer the same examples.
    needed : size of the new model's sample by the formula of the normal law, which proves nothing.
    own : the same where each model has examples of its own; None where they are not enough.
    achieved : exact power of the test at the size needed.
    n : `(points,)`, sizes of the new model's sample that are drawn; `powers` exact, `approximate` by the formula.
    q : `(grid,)`, what the level may depend on: the old model's probability from the margin to 1, or the disagreement.
    false_alarms : `(grid,)`, P[reject] there where the new one is worse by the margin, at the size needed.
    exact : what the exact test does as far as its level is proved: Chan's for two samples of one size, or that on the
        same items; else None.
    """

    design: str
    p1: float
    p2: float
    margin: float
    ratio: float
    disagreement: float
    level: float
    target: float
    needed: int
    own: int | None
    achieved: float
    n: Integers
    powers: Reals
    approximate: Reals
    q: Reals
    false_alarms: Reals
    exact: ChanTest | ExactPairs | None

    @property
    def paired(self) -> bool:
        """Do both models answer the same examples?"""
        return self.design == "same"

    @property
    def other(self) -> int:
        """Size of the old model's sample."""
        return self.needed if self.paired else second(self.needed, self.ratio)

    @property
    def size(self) -> float:
        """The most probable false alarm of the grid: the test's true size is at least this."""
        return float(self.false_alarms.max())

    @property
    def worst(self) -> float:
        """Where on the grid it is."""
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
        """Answers of a kind that are expected: the fewest right or wrong in a sample, or right by just one model."""
        if self.paired:
            return self.needed * self.disagreement
        of_each = ((self.needed, self.p1), (self.other, self.p2))
        return min(n * min(p, 1 - p) for n, p in of_each)

    @property
    def inputs(self) -> dict[str, float]:
        """Those of the formula at the size that it asks for."""
        rates = _rates(self.design, self.p1, self.p2, self.margin, self.ratio, self.disagreement, self.level)
        return {"m" if self.paired else "n": self.needed, **rates}

    @property
    def exact_inputs(self) -> dict[str, float] | None:
        """Those of the exact test's power at the same size, where its level is proved."""
        return None if self.exact is None else {name: value for name, value in self.inputs.items() if name != "ratio"}


def margin_plan(
    design: str, p1: float, p2: float, margin: float, ratio: float, disagreement: float, alpha: float, target: float
) -> MarginPlan:
    """Plan the test of p1 <= p2 - margin at level `alpha`, on examples of the `design`, one of `DESIGNS`.

    `ratio` examples of the old model to each of the new, or just one right with the probability `disagreement`. Raises
    ValueError, in one sentence, where no sample of at most `LARGEST` has the power by the formula.
    """
    if sentence := refusal(design, p1, p2, margin, ratio, disagreement, alpha, target):
        raise ValueError(sentence)
    rates = _rates(design, p1, p2, margin, ratio, disagreement, alpha)
    needed = _first(design, rates, target) or LARGEST
    quantile = float(normal_quantile(alpha))
    n = _around(needed)
    q = margin + (1 - margin) * np.sin(np.linspace(0, np.pi / 2, GRID + 1)) ** 2
    test: ChanTest | ExactPairs | None = None
    if design == "same":
        exact = pairs.powers(n, rates["p10"], rates["p01"], margin, quantile)
        false_alarms = pairs.sizes(needed, q, margin, quantile)
        approximate = theorems[SAME].grid(m=n, **rates)
        own = _first("own", _rates("own", p1, p2, margin, 1, disagreement, alpha), target)
        test = exact_pairs(needed, n, rates, q)
    else:
        exact = score.powers(n, np.array([second(int(size), ratio) for size in n]), (p1, p2), margin, quantile)
        false_alarms = score.sizes(needed, second(needed, ratio), q, margin, quantile)
        approximate, own = theorems[OWN].grid(n=n, **rates), needed
        test = chan_test(n, needed, (p1, p2), margin, alpha, target, q) if ratio == 1 else None
    return MarginPlan(
        design, p1, p2, margin, ratio, disagreement, alpha, target, needed, own, float(exact[n == needed][0]),
        n, exact, approximate, q, false_alarms, test,
    )  # fmt: skip


def _rates(
    design: str, p1: float, p2: float, margin: float, ratio: float, disagreement: float, alpha: float
) -> dict[str, float]:
    """What the formula takes beside the size; the difference of the rates in decimals, as it is typed."""
    if design == "own":
        return {"ratio": ratio, "p1": p1, "p2": p2, "margin": margin, "alpha": alpha}
    share, difference = Fraction(repr(disagreement)), Fraction(repr(p1)) - Fraction(repr(p2))
    alone = {"p10": float((share + difference) / 2), "p01": float((share - difference) / 2)}
    return {**alone, "margin": margin, "alpha": alpha}


def _first(design: str, rates: Mapping[str, float], target: float) -> int | None:
    slug, size = (SAME, "m") if design == "same" else (OWN, "n")
    return first_true(lambda n: theorems[slug](**{size: n}, **rates) >= target, 1, LARGEST)


def second(n: int, ratio: float) -> int:
    """Examples of the old model: the ratio's whole number or the next one."""
    return math.ceil(Fraction(repr(ratio)) * n)


def refusal(
    design: str, p1: float, p2: float, margin: float, ratio: float, disagreement: float, alpha: float, target: float
) -> str | None:
    """Why these settings have no plan; None where they have one."""
    new, old = Fraction(repr(p1)), Fraction(repr(p2))
    if new + Fraction(repr(margin)) <= old:
        return (
            f"The new model's probability must be larger than the old one's less the margin; got {p1:g} beside "
            f"{p2:g} and the margin {margin:g}."
        )
    if design == "same" and (sentence := _impossible(new, old, disagreement)):
        return sentence
    most = int(LARGEST / ratio) if design == "own" and ratio > 1 else LARGEST
    rates = _rates(design, p1, p2, margin, ratio, disagreement, alpha)
    if theorems[SAME if design == "same" else OWN](**{"m" if design == "same" else "n": most}, **rates) >= target:
        return None
    return (
        f"{LARGEST:,} examples of either model have less than power {target:g} for the probabilities {p1:g} and "
        f"{p2:g} and the margin {margin:g}; set a larger margin."
    )


def _impossible(new: Fraction, old: Fraction, disagreement: float) -> str | None:
    """Why two models of these probabilities cannot disagree so often; both alone must be possible for a plan."""
    share = Fraction(repr(disagreement))
    least, most = abs(new - old), min(new + old, 2 - new - old)
    if least + 2 * RAREST <= share <= most:
        return None
    return (
        f"Just one model is right with a probability above {float(least):g} and at most {float(most):g}, for models "
        f"right with {float(new):g} and {float(old):g}; got {disagreement:g}."
    )


def _around(needed: int) -> Integers:
    """Sizes from half of the needed one to half as many again."""
    low, high = max(1, needed // 2), needed + max(8, needed // 2)
    return np.unique([*np.linspace(low, high, POINTS).round().astype(int), needed])

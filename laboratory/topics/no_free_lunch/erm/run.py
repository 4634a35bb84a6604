"""Both risks of ERM over a finite class, exactly, by sample size."""

from dataclasses import dataclass
from math import log

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

TAILS = (0.05, 0.95)


@dataclass(frozen=True)
class ConsistencyRun:
    """ERM over hypotheses of risks from `least` to `most` with independent errors: curves over `sizes`, `(sizes,)`.

    `training` and `true` are exact means; `training_range` and `true_range` `(sizes, 2)` leave 5 % on either side;
    `apart` is the probability that the two risks of the chosen hypothesis differ by more than `epsilon`, `above` that
    its true risk exceeds the best by more; `uneven` that the sample is not epsilon/2-representative: that some
    hypothesis has a training error further than epsilon/2 from its risk.
    """

    risks: Reals
    sizes: Integers
    training: Reals
    true: Reals
    training_range: Reals
    true_range: Reals
    epsilon: float
    apart: Reals
    above: Reals
    uneven: Reals

    @property
    def best(self) -> float:
        """The minimum risk in the class."""
        return float(self.risks.min())

    @property
    def gap(self) -> Reals:
        """The theorem's bound on the expected largest gap, `(sizes,)`: both means lie so close to the best."""
        bound = theorems["finite_expected_gap"](m=self.sizes, ln_size=self.ln_size)
        return np.asarray(bound, np.float64)

    @property
    def ln_size(self) -> float:
        """The natural logarithm of the number of hypotheses."""
        return log(len(self.risks))


def consistency_run(hypotheses: int, least: float, most: float, largest: int, epsilon: float) -> ConsistencyRun:
    """Exact curves up to `largest` examples; of hypotheses with equal training errors the worst is taken."""
    risks = np.linspace(most, least, hypotheses)
    sizes = np.unique(np.round(np.geomspace(1, largest, 40)).astype(np.int64))
    rows = [_at(risks, int(m), epsilon) for m in sizes]
    training, true, low, high, first, last, *chances = (np.array(column) for column in zip(*rows, strict=True))
    return ConsistencyRun(
        risks, sizes, training, true, np.stack([low, high], 1), np.stack([first, last], 1), epsilon, *chances
    )


def chosen_with(risks: Reals, m: int) -> Reals:
    """Probability that hypothesis i is chosen with k errors, `(hypotheses, m + 1)`: earlier ones have more."""
    from scipy.stats import binom

    mistakes = np.arange(m + 1)
    exactly = np.asarray(binom.pmf(mistakes, m, risks[:, np.newaxis]))
    more = np.asarray(binom.sf(mistakes, m, risks[:, np.newaxis]))
    none = np.ones((1, m + 1))
    before = np.concatenate([none, np.cumprod(more[:-1], axis=0)])
    after = np.concatenate([none, np.cumprod((more + exactly)[:0:-1], axis=0)])[::-1]
    return np.asarray(exactly * before * after)


def _at(risks: Reals, m: int, epsilon: float) -> tuple[float, ...]:
    joint = chosen_with(risks, m)
    shares = np.arange(m + 1) / m
    fewest, taken = joint.sum(axis=0), joint.sum(axis=1)
    gap = np.abs(risks[:, np.newaxis] - shares) > epsilon + 1e-12
    return (
        float(fewest @ shares), float(taken @ risks), *_quantiles(fewest, shares), *_quantiles(taken, risks),
        float(joint[gap].sum()), float(taken[risks > risks.min() + epsilon + 1e-12].sum()),
        _uneven(risks, m, epsilon / 2),
    )  # fmt: skip


def _uneven(risks: Reals, m: int, accuracy: float) -> float:
    """Probability that some training error of m examples is further than `accuracy` from its risk: independent."""
    from scipy.stats import binom

    errors = np.arange(m + 1)
    far = np.abs(risks[:, np.newaxis] - errors / m) > accuracy + 1e-12
    each = np.where(far, binom.pmf(errors, m, risks[:, np.newaxis]), 0.0).sum(axis=1)
    with np.errstate(divide="ignore"):
        return float(-np.expm1(np.log1p(-np.minimum(each, 1.0)).sum()))


def _quantiles(weights: Reals, values: Reals) -> tuple[float, float]:
    order = np.argsort(values)
    places = np.searchsorted(np.cumsum(weights[order]), TAILS)
    low, high = values[order][np.minimum(places, len(values) - 1)]
    return float(low), float(high)

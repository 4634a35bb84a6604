"""Consistency: both risks of ERM over a finite class, exactly; and a consistent rule against two that are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt, log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.arrays import Reals
from laboratory.topics.finite_classes.chosen.run import NeighboursOnALine
from laboratory.worlds.uniform_interval import UniformInterval

TAILS = (0.05, 0.95)
RUNS = 100
CROSSING_SIZES = (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)


@dataclass(frozen=True)
class ConsistencyRun:
    """ERM over hypotheses of risks from `least` to `most` that err independently: curves over `sizes`, `(sizes,)`.

    `training` and `true` are exact means; `training_range` and `true_range` `(sizes, 2)` leave 5 % on either side;
    `apart` is the probability that the two risks of the chosen hypothesis differ by more than `epsilon`.
    """

    risks: Reals
    sizes: NDArray[np.int64]
    training: Reals
    true: Reals
    training_range: Reals
    true_range: Reals
    epsilon: float
    apart: Reals

    @property
    def best(self) -> float:
        return float(self.risks.min())

    @property
    def gap(self) -> Reals:
        """The theorem's bound on the expected largest gap, `(sizes,)`: both means lie so close to the best."""
        promise = theorems["finite_expected_gap"](m=self.sizes, ln_size=log(len(self.risks)))
        return np.asarray(promise, np.float64)


def consistency_run(hypotheses: int, least: float, most: float, largest: int, epsilon: float) -> ConsistencyRun:
    """Exact curves up to `largest` examples; of hypotheses with equally few mistakes the worst is taken."""
    risks = np.linspace(most, least, hypotheses)
    sizes = np.unique(np.round(np.geomspace(1, largest, 40)).astype(np.int64))
    rows = [_at(risks, int(m), epsilon) for m in sizes]
    training, true, low, high, first, last, apart = (np.array(column) for column in zip(*rows, strict=True))
    return ConsistencyRun(
        risks, sizes, training, true, np.stack([low, high], 1), np.stack([first, last], 1), epsilon, apart
    )


def chosen_with(risks: Reals, m: int) -> Reals:
    """Probability that hypothesis i is chosen with k mistakes, `(hypotheses, m + 1)`: earlier ones make more."""
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
        float(joint[gap].sum()),
    )  # fmt: skip


def _quantiles(weights: Reals, values: Reals) -> tuple[float, float]:
    order = np.argsort(values)
    places = np.searchsorted(np.cumsum(weights[order]), TAILS)
    low, high = values[order][np.minimum(places, len(values) - 1)]
    return float(low), float(high)


@dataclass(frozen=True)
class CrossingRun:
    """Mean true risk of each rule, by its name, over `CROSSING_SIZES`, with the standard error of the mean."""

    world: UniformInterval
    means: Mapping[str, Reals]
    errors: Mapping[str, Reals]
    limits: Mapping[str, float]

    @property
    def crossing(self) -> int | None:
        """The first size from which on the consistent rule is better than the best threshold; None if there is none."""
        behind = np.flatnonzero(self.means[NEIGHBOURS] >= self.means[THRESHOLD])
        first = 0 if not behind.size else int(behind[-1]) + 1
        return CROSSING_SIZES[first] if first < len(CROSSING_SIZES) else None


def crossing_run(high: float, noise: float, seed: int = 0, runs: int = RUNS) -> CrossingRun:
    """Label 1 on [0.2, high), flipped with probability `noise`; each rule on the same samples, its risk exact."""
    world = UniformInterval(0.2, high, noise)
    rng = np.random.default_rng(seed)
    found = {name: np.empty((len(CROSSING_SIZES), runs)) for name in RULES}
    for place, m in enumerate(CROSSING_SIZES):
        for run in range(runs):
            X, y = world.draw(rng, m)
            for name, learn in RULES.items():
                found[name][place, run] = world.risk(learn(X, y))
    means = {name: risks.mean(axis=1) for name, risks in found.items()}
    errors = {name: risks.std(axis=1, ddof=1) / np.sqrt(runs) for name, risks in found.items()}
    return CrossingRun(world, means, errors, _limits(world))


def _limits(world: UniformInterval) -> dict[str, float]:
    """Where the expected risks go: the Bayes risk, the best threshold's risk, and one neighbour's exact law."""
    best = min(1 - world.high, world.high - world.low)  # a threshold at `low` errs beyond `high`, one at 1 inside
    one = float(theorems["knn_noise_exact"](k=1, eta=world.noise))
    return {
        NEIGHBOURS: world.bayes_risk,
        THRESHOLD: float(world.noise + (1 - 2 * world.noise) * best),
        ONE: one,
    }


def odd_root(m: int) -> int:
    """The odd number next to the root of m: neighbours that vote."""
    return isqrt(m) | 1


def _neighbours(X: Any, y: Any) -> Any:
    return NeighboursOnALine(X[:, 0], y, odd_root(len(y)))


def _one(X: Any, y: Any) -> Any:
    return NeighboursOnALine(X[:, 0], y)


def _threshold(X: Any, y: Any) -> ThresholdOnALine:
    return ThresholdOnALine(X[:, 0], y)


class ThresholdOnALine:
    """The cut with the fewest mistakes, 1 from there on: `learners.ThresholdERM` without the checks of arguments."""

    def __init__(self, x: Reals, y: NDArray[np.int64]) -> None:
        order = np.argsort(x)
        ones = np.concatenate([[0], np.cumsum(y[order])])
        mistakes = ones + (len(y) - np.arange(len(y) + 1)) - (ones[-1] - ones)
        gap = int(mistakes.argmin())
        inner = (x[order][:-1] + x[order][1:]) / 2
        self.threshold_ = float(np.concatenate([[-np.inf], inner, [np.inf]])[gap])

    def predict(self, X: Any) -> NDArray[np.int64]:
        """The label of each row of X, `(samples, 1)`; shape `(samples,)`."""
        return np.asarray(np.asarray(X)[:, 0] >= self.threshold_, np.int64)


NEIGHBOURS, THRESHOLD, ONE = "√m neighbours", "best threshold", "one neighbour"
RULES: Mapping[str, Callable[[Any, Any], Any]] = {NEIGHBOURS: _neighbours, THRESHOLD: _threshold, ONE: _one}

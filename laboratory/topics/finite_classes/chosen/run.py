"""Why Hoeffding fails on the training set: one hypothesis fixed beforehand, and the one that ERM chose."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Any

import numpy as np

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.topics.finite_classes.chosen.neighbour import NeighbourRuns, neighbour_runs
from laboratory.topics.finite_classes.chosen.ranks import RankRun, rank_run
from learners.shared.arrays import Reals

RUNS = 1_000


@dataclass(frozen=True)
class ChosenRun:
    """`hypotheses` of one `risk` whose errors are independent; of them ERM chooses the best on m examples.

    `fixed` and `chosen` `(runs,)` are the deviations (risk less training error) of the first and of the chosen one.
    """

    hypotheses: int
    m: int
    risk: float
    delta: float
    fixed: Reals
    chosen: Reals

    @cached_property
    def deviations(self) -> Reals:
        """Every deviation above 0 that can occur, rising."""
        possible = self.risk - np.arange(self.m, -1, -1) / self.m
        return np.asarray(possible[possible > 0])

    @cached_property
    def fixed_tail(self) -> Reals:
        """Probability that the fixed one's deviation is at least each of `deviations`, exactly."""
        from scipy.stats import binom

        fewest = np.arange(len(self.deviations) - 1, -1, -1)
        return np.asarray(binom.cdf(fewest, self.m, self.risk))

    @cached_property
    def chosen_tail(self) -> Reals:
        """The same of the chosen one: some hypothesis deviates so far."""
        with np.errstate(divide="ignore"):
            return np.asarray(-np.expm1(self.hypotheses * np.log1p(-self.fixed_tail)))

    def measured(self, of: Reals) -> Reals:
        """The share of runs with a deviation of at least each of `deviations`."""
        shy = 0.5 / self.m  # equal fractions may differ by a rounding error
        return np.asarray((of[:, np.newaxis] > self.deviations - shy).mean(axis=0))

    @property
    def ln_size(self) -> float:
        return log(self.hypotheses)

    @property
    def naive(self) -> float:
        """Hoeffding's gap for one hypothesis."""
        return float(theorems["hoeffding_one_sided"](m=self.m, delta=self.delta))

    @property
    def union(self) -> float:
        """The gap that holds for the whole class."""
        return float(theorems["finite_one_sided"](m=self.m, delta=self.delta, ln_size=self.ln_size))

    @property
    def union_inputs(self) -> Mapping[str, Any]:
        return {"m": self.m, "delta": self.delta, "ln_size": self.ln_size}

    def one_bound(self, gap: Reals) -> Reals:
        """Hoeffding's bound on the probability of a deviation above `gap`."""
        return _failure_probability(theorems["hoeffding_one_sided"])(epsilon=gap, m=self.m)

    def union_bound(self, gap: Reals) -> Reals:
        """The same times the number of hypotheses."""
        return _failure_probability(theorems["finite_one_sided"])(epsilon=gap, m=self.m, ln_size=self.ln_size)

    @property
    def summary(self) -> Mapping[str, Any]:
        """Both gaps, and how often the first is exceeded: by the fixed and by the chosen one."""
        return {"naive": self.naive, "union": self.union, "beyond naive": self.beyond(self.naive)}

    def beyond(self, gap: float) -> tuple[float, float]:
        """Probabilities, exact, of a deviation above `gap`: of the fixed and of the chosen one."""
        above = np.flatnonzero(self.deviations > gap + 1e-12)
        if not above.size:
            return 0.0, 0.0
        return float(self.fixed_tail[above[0]]), float(self.chosen_tail[above[0]])


def chosen_run(hypotheses: int, m: int, risk: float, delta: float, seed: int = 0, runs: int = RUNS) -> ChosenRun:
    """Draw `runs` samples and note how far the first hypothesis and the best on the sample deviate."""
    rng = np.random.default_rng(seed)
    first = rng.binomial(m, risk, size=runs)
    others = rng.binomial(m, risk, size=(runs, hypotheses - 1)).min(axis=1) if hypotheses > 1 else first
    return ChosenRun(hypotheses, m, risk, delta, risk - first / m, risk - np.minimum(first, others) / m)


def _failure_probability(theorem: Theorem) -> Callable[..., Reals]:
    return next(form for form in theorem.equivalent_forms if form.__name__ == "failure_probability")


def judged(
    by: str, hypotheses: int, m: int, risk: float, m_near: int, noise: float, delta: float
) -> ChosenRun | RankRun | NeighbourRuns:
    """The `best` of many hypotheses or the `ranks` of all on `m` examples, or the nearest `neighbour` on `m_near`."""
    if by == "ranks":
        return rank_run(hypotheses, m, delta)
    if by == "best":
        return chosen_run(hypotheses, m, risk, delta)
    return neighbour_runs(m_near, noise, delta)

"""Examples drawn by rejection from AdaBoost's weights, round by round, and their distribution."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import theorems
from laboratory.topics.boosting.adaboost.run import boosting_world
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from learners.ensembles.ada_boost_resampled import AdaBoostResampled
    from learners.ensembles.rejection_sampler import Drawn

WEIGHTS = {"adaboost": "AdaBoost, round by round", "five": ".4, .3, .1, .1, .1", "equal": "All equal"}
GIVEN = {"five": (0.4, 0.3, 0.1, 0.1, 0.1), "equal": (0.1,) * 10}
THEOREM = "finite_agnostic"
DELTA = 0.05
SHOWN = 250  # proposals that are drawn: more would cover each other


@dataclass(frozen=True)
class Weighted:
    """`weights` `(rounds, examples)`, one distribution a row: those before round 1, 2, ... of AdaBoost, or given ones.

    `learner` is the fitted booster, whose weak learners saw samples drawn from these weights; None for given ones.
    """

    weights: Reals
    learner: AdaBoostResampled | None

    @property
    def last(self) -> int:
        """After how many rounds the last weights were taken."""
        return len(self.weights) - 1

    def past(self, name: str) -> Any:
        """A column of the learner's record."""
        return None if self.learner is None else self.learner.history_[name]


@dataclass(frozen=True)
class DrawnExamples:
    """`sampling` by rejection from `weights` `(examples,)`."""

    weights: Reals
    sampling: Drawn

    @property
    def draws(self) -> int:
        """How many were accepted."""
        return len(self.sampling.indices)

    @cached_property
    def frequencies(self) -> Reals:
        """The share of the draws that each example has, `(examples,)`."""
        return np.asarray(np.bincount(self.sampling.indices, minlength=len(self.weights)) / self.draws)

    @property
    def accepted(self) -> float:
        """The share of the proposals that was accepted."""
        return self.draws / self.sampling.trials

    @property
    def law(self) -> float:
        """The probability of acceptance: mean weight / max weight."""
        return float(self.weights.mean() / self.weights.max())

    @property
    def farthest(self) -> float:
        """The largest distance of a frequency from its weight."""
        return float(np.abs(self.frequencies - self.weights).max())

    @property
    def inputs(self) -> dict[str, float]:
        """The inputs of the uniform bound: one event for each example."""
        return {"m": self.draws, "delta": DELTA, "ln_size": float(np.log(len(self.weights)))}

    @property
    def bound(self) -> float:
        """The distance that no frequency exceeds, in at least a share 1 - DELTA of all draws."""
        return float(theorems[THEOREM](**self.inputs))

    @property
    def chi_square(self) -> float:
        """Pearson's statistic of the counts; its mean is the number of examples less one."""
        weights, strays = self.weights, (self.frequencies - self.weights) ** 2
        return float(self.draws * (strays[weights > 0] / weights[weights > 0]).sum())


def weighted(weights: str, m: int, rounds: int, noise: float, seed: int) -> Weighted:
    """Boost stumps on `m` examples of a disc in a ring, each on a sample drawn by rejection; or the given weights."""
    if weights in GIVEN:
        return Weighted(np.array([GIVEN[weights]]), None)
    from learners.ensembles.ada_boost_resampled import AdaBoostResampled

    sample = boosting_world("circles", noise).draw(np.random.default_rng(seed), m)
    learner = AdaBoostResampled(rounds, random_state=seed).fit(sample.X, sample.y)
    past = learner.history_["weights"]
    return Weighted(past if len(past) else np.full((1, m), 1 / m), learner)


def drawn_from(run: Weighted, draws: int, seed: int, step: int) -> DrawnExamples:
    """Draw so many examples by rejection from the weights after `step` rounds."""
    from learners.ensembles.rejection_sampler import rejection_sampler

    weights = run.weights[step]
    return DrawnExamples(weights, rejection_sampler(weights, draws, np.random.RandomState([seed, step])))

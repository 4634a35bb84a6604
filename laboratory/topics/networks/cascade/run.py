"""Cascade correlation on a world in the plane, unit by unit, with the exact true risk after each."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.worlds import WORLDS
from learners.shared.arrays import Integers, Reals


@dataclass(frozen=True)
class CascadePlan:
    """The world, the sample and the limits of growth."""

    world: str = "spirals"
    noise: float = 0
    m: int = 200
    units: int = 10
    pool: int = 4
    tolerance: float = 0.01
    seed: int = 0


@dataclass(frozen=True)
class CascadeRun:
    """`points` `(m, 2)`, `labels` `(m,)`; `learner` is fitted; `outputs` holds the output weights after each unit.

    `residuals`, `training_errors`, `true_risks` `(units + 1,)` begin before the first hidden unit; `covariances`
    `(units, pool)`.
    """

    plan: CascadePlan
    points: Reals
    labels: Integers
    learner: Any
    residuals: Reals
    training_errors: Reals
    true_risks: Reals
    covariances: Reals
    stopped_by: str

    @property
    def units(self) -> int:
        """Hidden units that were added."""
        return len(self.residuals) - 1

    @cached_property
    def best(self) -> int:
        """The number of units with the smallest true risk; of equals the fewest."""
        return int(np.argmin(self.true_risks))

    def margin(self, units: int, X: Reals) -> Reals:
        """How far the output of label 1 is above that of label 0, with `units` hidden units, at X `(places, 2)`."""
        outputs = self.learner.after(units).outputs(X)
        if outputs.shape[1] == 1:  # the sample has one label only
            return np.full(len(X), 1.0 if self.learner.classes_[0] == 1 else -1.0)
        return np.asarray(outputs[:, 1] - outputs[:, 0])


def cascade_run(plan: CascadePlan) -> CascadeRun:
    """Grow on `m` examples of the world that `seed` draws."""
    from learners.networks.cascade_correlation import CascadeCorrelation  # brings scikit-learn, which only a run needs

    world = WORLDS[plan.world](plan.noise)
    sample = world.draw(np.random.default_rng(plan.seed), plan.m)
    with one_core():
        learner = CascadeCorrelation(plan.units, plan.pool, plan.tolerance, plan.seed).fit(sample.X, sample.y)
    history = learner.history_
    run = CascadeRun(
        plan, sample.X, sample.y, learner, history["residual"], history["training_error"],
        np.zeros(len(history["residual"])), history["covariance"], str(history["stopped_by"]),
    )  # fmt: skip
    run.true_risks[:] = [world.risk(learner.after(units)) for units in range(run.units + 1)]
    return run


def cascade(world: str, noise: float, m: int, units: int, pool: int, tolerance: float, seed: int) -> CascadeRun:
    """See `cascade_run` and `CascadePlan`."""
    return cascade_run(CascadePlan(world, noise, m, units, pool, tolerance, seed))

"""One optimiser on one landscape: its path, and the gap that is left after every step."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from laboratory.topics.optimisation.hyperparameters import ADAPTIVE, INERTIAL, Hyperparameters, title
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.stepping import Stepping, stepping
from learners.optimizers import optimizers
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.objectives import noisy
from learners.optimizers.run import Run


@dataclass(frozen=True, eq=False)
class Walk:
    """A walk of T steps, from w_1 to w_(T+1).

    Attributes
    ----------
    walker, title : the optimiser's file and name.
    run : what it did.
    gaps : `(T + 1,)`, the objective above its best at w_1..w_(T+1).
    mean_gaps : `(T,)`, the same at the mean of w_1..w_t, for t = 1..T.
    stepping : how large its steps were.
    """

    walker: str
    title: str
    run: Run
    gaps: Vector
    mean_gaps: Vector
    stepping: Stepping

    @property
    def diverged(self) -> bool:
        """Was it given up, a million times above where it began?"""
        return self.run.stopped_by == "diverged"


def walk(place: Landscape, walker: str, hyper: Hyperparameters) -> Walk:
    """The walk; SGD draws its noise from `hyper.seed`."""
    how = stepping(place, walker, hyper)
    run = _run(place, walker, hyper, how, np.random.default_rng(hyper.seed))
    gaps = np.array([place.gap(w) for w in run.path])
    means = np.array([place.gap(w) for w in run.averages])
    return Walk(walker, title(walker), run, gaps, means, how)


def _run(place: Landscape, walker: str, hyper: Hyperparameters, how: Stepping, rng: np.random.Generator) -> Run:
    optimiser: Any = optimizers[walker](**_arguments(walker, hyper, how))
    start, noise = place.objective.start, rng if walker == "sgd" else None
    objective = _shaken(place.objective, hyper.noise) if noise else place.objective
    run: Run = optimiser.minimise(objective, start, hyper.steps, noise)
    return run


def mean_of_a_run(place: Landscape, hyper: Hyperparameters, how: Stepping, rng: np.random.Generator) -> float:
    """The gap at the mean of the weights of one run of SGD."""
    return place.gap(_run(place, "sgd", hyper, how, rng).output("mean"))


def _shaken(objective: Objective, deviation: float) -> Objective:
    return objective if objective.noisy_gradient is not None else noisy(objective, deviation)


def _arguments(walker: str, hyper: Hyperparameters, how: Stepping) -> dict[str, Any]:
    if walker in ADAPTIVE:
        return {"rate": hyper.adaptive_rate}
    if walker in INERTIAL:
        return {"rate": hyper.rate, "momentum": hyper.momentum}
    return {} if walker == "adadelta" else {"rate": how.schedule}

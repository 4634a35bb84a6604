"""One optimizer on one landscape: its path, and the gap that is left after every step."""

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
class Descent:
    """A descent of T steps, from w_1 to w_(T+1).

    Attributes
    ----------
    method, title : the optimizer's file and name.
    run : what it did.
    gaps : `(T + 1,)`, the objective above its minimum at w_1..w_(T+1).
    mean_gaps : `(T,)`, the same at the mean of w_1..w_t, for t = 1..T.
    stepping : how large its steps were.
    """

    method: str
    title: str
    run: Run
    gaps: Vector
    mean_gaps: Vector
    stepping: Stepping

    @property
    def diverged(self) -> bool:
        """Was it stopped, a million times above where it began?"""
        return self.run.stopped_by == "diverged"


def descend(place: Landscape, method: str, hyper: Hyperparameters) -> Descent:
    """The descent; SGD draws its noise from `hyper.seed`."""
    how = stepping(place, method, hyper)
    run = _run(place, method, hyper, how, np.random.default_rng(hyper.seed))
    return Descent(method, title(method), run, place.gaps(run.path), place.gaps(run.averages), how)


def _run(place: Landscape, method: str, hyper: Hyperparameters, how: Stepping, rng: np.random.Generator) -> Run:
    optimizer: Any = optimizers[method](**_arguments(method, hyper, how))
    start, noise = place.objective.start, rng if method == "sgd" else None
    objective = _shaken(place.objective, hyper.noise) if noise else place.objective
    run: Run = optimizer.minimize(objective, start, hyper.steps, noise)
    return run


def mean_of_a_run(place: Landscape, hyper: Hyperparameters, how: Stepping, rng: np.random.Generator) -> float:
    """The gap at the mean of the weights of one run of SGD."""
    return place.gap(_run(place, "sgd", hyper, how, rng).output("mean"))


def _shaken(objective: Objective, deviation: float) -> Objective:
    return objective if objective.noisy_gradient is not None else noisy(objective, deviation)


def _arguments(method: str, hyper: Hyperparameters, how: Stepping) -> dict[str, Any]:
    if method in ADAPTIVE:
        return {"rate": hyper.adaptive_rate}
    if method in INERTIAL:
        return {"rate": hyper.rate, "momentum": hyper.momentum}
    return {} if method == "adadelta" else {"rate": how.schedule}

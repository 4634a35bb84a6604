"""SGD under several schedules: the rate of every step, and what is left on average over a few runs."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from laboratory.topics.optimisation.gap_bounds import GapBound, gap_bound
from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.schedules.rules import Decay, place_of
from laboratory.topics.optimisation.schedules.rules import schedule as schedule_of
from learners.optimizers import optimizers
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import noisy
from learners.optimizers.run import Run
from learners.optimizers.schedules import Schedule
from learners.shared.arrays import Reals

STEPS_IN_ALL = 4_000  # of all runs together
FEWEST, MOST = 3, 20  # runs of each schedule
RULES = {"fixed": "fixed", "tuned": "tuned", "time": "over_t"}  # the rule of `Hyperparameters` that each is


@dataclass(frozen=True, eq=False)
class Course:
    """SGD under one schedule.

    Attributes
    ----------
    rates : `(T,)`, the learning rates of the first run.
    gaps : `(T + 1,)`, the value above the minimum at w_1..w_(T+1), on average over the runs; inf where one diverged.
    mean_gaps : `(T,)`, the same at the mean of w_1..w_t.
    """

    rates: Reals
    gaps: Reals
    mean_gaps: Reals


@dataclass(frozen=True, eq=False)
class Courses:
    """Several schedules on one landscape.

    Attributes
    ----------
    place : what SGD minimizes.
    name : the selected schedule.
    steps, runs : T, and how many runs of each are averaged.
    courses : by the schedule's name.
    bound : a theorem's bound for the selected schedule, or why there is none.
    """

    place: Landscape
    name: str
    steps: int
    runs: int
    courses: Mapping[str, Course]
    bound: GapBound | str

    @property
    def selected(self) -> Course:
        """The course of the selected schedule."""
        return self.courses[self.name]


def schedules(
    kind: str, schedule: str, rate: float, steps: int, others: tuple[str, ...], condition: float, noise: float,
    factor: float, every: int, until: int, patience: int, seed: int,
) -> Courses:  # fmt: skip
    """Run SGD `steps` steps under `schedule` and `others`, several times each with noise of its own."""
    place, decay = place_of(kind, condition), Decay(rate, factor, every, until, patience)
    names = list(dict.fromkeys([schedule, *others]))
    runs = max(FEWEST, min(MOST, STEPS_IN_ALL // (steps * len(names))))
    objective = place.objective if place.objective.noisy_gradient else noisy(place.objective, noise)
    seeds = np.random.SeedSequence(seed).spawn(runs)
    courses = {name: _course(place, objective, schedule_of(place, name, decay), steps, seeds) for name in names}
    return Courses(place, schedule, steps, runs, courses, _bound(place, schedule, decay, steps))


def _course(
    place: Landscape, objective: Objective, rule: Schedule, steps: int, seeds: list[np.random.SeedSequence]
) -> Course:
    runs = [_descend(objective, rule, steps, seed) for seed in seeds]
    last = [_filled(place.gaps(run.path), steps + 1) for run in runs]
    mean = [_filled(place.gaps(run.averages), steps) for run in runs]
    return Course(_rates(rule, runs[0], steps), np.mean(last, axis=0), np.mean(mean, axis=0))


def _descend(objective: Objective, rule: Schedule, steps: int, seed: np.random.SeedSequence) -> Run:
    run: Run = optimizers["sgd"](rate=rule).minimize(objective, objective.start, steps, np.random.default_rng(seed))
    return run


def _rates(rule: Schedule, run: Run, steps: int) -> Reals:
    """The rate of every step, as the schedule set it from the values so far; nan after a run was stopped."""
    rate = rule.begin(steps)
    learning_rates = [rate(t, float(run.values[t - 1])) for t in range(1, run.steps + 1)]
    return np.array(learning_rates + [np.nan] * (steps - run.steps))


def _filled(gaps: Reals, length: int) -> Reals:
    """A run that was stopped had diverged: its later gaps are infinite."""
    values = np.full(length, np.inf)
    values[: len(gaps)] = gaps
    return values


def _bound(place: Landscape, name: str, decay: Decay, steps: int) -> GapBound | str:
    if name == "root":
        return "the theorem on 1/√t is for SGD kept within a bounded set"
    if name not in RULES or (name == "time" and not place.regularisation):
        return "no theorem here is about this schedule"
    return gap_bound(place, "sgd", Hyperparameters(rate=decay.rate, steps=steps, rule=RULES[name]))

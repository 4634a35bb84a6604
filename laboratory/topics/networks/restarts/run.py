"""One network trained from several starting values on a noisy curve: how far the runs spread, and their committee."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks import wave
from learners.networks.network import forward
from learners.networks.restarts import Restarted, restarts
from learners.networks.training import Rules
from learners.shared.arrays import Reals

WAYS: Mapping[str, str] = {"uniform": "Uniform in ±", "fan_in": "± · 2/inputs of the unit", "orthogonal": "Orthogonal"}
TARGETS: Mapping[str, str] = {"wave": "Wave", "corner": "Corner", "step": "Step (not continuous)"}
MOMENTUM = 0.9
ROUNDING = 1e-12
PLACES = 801  # of the drawn curves, and of the mean over the inputs


def _corner(x: Reals) -> Reals:
    return 2 * np.abs(x) - 1


def _step(x: Reals) -> Reals:
    return np.where(x < 0, -0.5, 0.5)


CURVES: Mapping[str, Callable[[Reals], Reals]] = {"wave": wave.target, "corner": _corner, "step": _step}


@dataclass(frozen=True)
class Starts:
    """The sample `points`, `values` `(m,)` with inputs in [-1, 1], and all runs from their starting weights."""

    target: str
    points: Reals
    values: Reals
    done: Restarted

    @cached_property
    def places(self) -> Reals:
        """Evenly spaced inputs, `(PLACES,)`."""
        return np.linspace(-1, 1, PLACES)

    @cached_property
    def truth(self) -> Reals:
        """The target at `places`."""
        return CURVES[self.target](self.places)

    @cached_property
    def outputs(self) -> Reals:
        """The outputs of each run's network at `places`, `(runs, PLACES)`."""
        return np.array([forward(run.network, self.places[:, np.newaxis])[-1][:, 0] for run in self.done.runs])

    @property
    def committee(self) -> Reals:
        """The mean of all runs at `places`."""
        return np.asarray(self.outputs.mean(axis=0))

    @property
    def losses(self) -> Reals:
        """Mean squared error of each run on the sample, `(runs,)`: the loss trained on is half of it."""
        return 2 * self.done.losses

    @cached_property
    def errors(self) -> Reals:
        """Mean squared distance of each run from the target over uniform inputs, `(runs,)`."""
        return _over_inputs(self.outputs - self.truth, self.places)

    @cached_property
    def committee_error(self) -> float:
        """The same of the committee; the square is convex, so at most the mean of `errors`."""
        return float(_over_inputs(self.committee - self.truth, self.places))

    @property
    def deviation(self) -> float:
        """The standard deviation of `errors`, with divisor runs - 1; 0 where they differ by rounding only."""
        alike = np.ptp(self.errors) <= ROUNDING * self.errors.mean()
        return 0.0 if alike else float(self.errors.std(ddof=1))

    @property
    def best(self) -> int:
        """The run of smallest loss on the sample."""
        return self.done.best

    @property
    def farthest(self) -> float:
        """How far the committee is from the target at worst, over `places`."""
        return float(np.abs(self.committee - self.truth).max())

    @property
    def diverged(self) -> int:
        """Runs whose weights overflowed."""
        return sum(run.history["stopped_by"] == "diverged" for run in self.done.runs)


def starts(
    target: str, units: int, spread: float, runs: int, m: int, noise: float, rate: float, epochs: int, seed: int,
    way: str = "uniform",
) -> Starts:  # fmt: skip
    """Draw `m` examples around the target, and train `runs` networks of `units` tanh units on them.

    All descend with momentum, from weights uniform in +-`spread`, or by another of WAYS.
    """
    rng = np.random.default_rng(seed)
    points = rng.uniform(-1, 1, m)
    values = CURVES[target](points) + noise * rng.standard_normal(m)
    data = (points[:, np.newaxis], values[:, np.newaxis])
    rules = Rules(rate=rate, momentum=MOMENTUM, epochs=epochs, tolerance=-1.0)
    with one_core():
        done = restarts(
            (1, units, 1), data, rules, "squared", runs, np.random.RandomState(seed), spread=spread, way=way
        )
    return Starts(target, points, values, done)


def uniform_beside(
    target: str, units: int, spread: float, runs: int, m: int, noise: float, rate: float, epochs: int, seed: int,
    way: str,
) -> Starts | None:  # fmt: skip
    """The same sample and as many runs from weights uniform in +-`spread`, where the reader chose another way."""
    return None if way == "uniform" else starts(target, units, spread, runs, m, noise, rate, epochs, seed)


def _over_inputs(distance: Reals, places: Reals) -> Reals:
    """The mean of the squared distance over uniform inputs, by the trapezoidal rule along the last axis."""
    return np.asarray(np.trapezoid(distance**2, places, axis=-1) / (places[-1] - places[0]))

"""A theorem's bound on a descent: for the mean of the weights, and only where all assumptions hold."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape
from laboratory.topics.optimisation.stepping import longest_gradient, stepping
from laboratory.topics.optimisation.walking import mean_of_a_run

POINTS = 120  # of a bound's curve
STEPS_IN_ALL = 4_000  # of the runs whose mean estimates an expectation
MOST_RUNS = 50


@dataclass(frozen=True, eq=False)
class GapBound:
    """A bound on the gap at the mean of w_1..w_t.

    Attributes
    ----------
    method : whose gap is bounded.
    theorem : what bounds it.
    inputs : the theorem's variables for the whole descent, `steps` among them.
    steps, values : `(k,)`, the bound for runs of so many steps.
    every_step : does it hold for this very descent after every step? If not, only at the last: the step size is made
        for the number of steps.
    in_expectation : over the noise; else it holds for sure.
    """

    method: str
    theorem: Theorem
    inputs: Mapping[str, float]
    steps: NDArray[np.int64]
    values: NDArray[np.float64]
    every_step: bool
    in_expectation: bool

    @property
    def value(self) -> float:
        """The bound for the whole descent."""
        return float(self.values[-1])


def gap_bound(place: Landscape, method: str, hyper: Hyperparameters) -> GapBound | str:
    """The bound, or in half a sentence why no theorem of ours bounds this descent."""
    if method not in ("gradient_descent", "sgd"):
        return "the theorems here are about gradient descent and SGD only"
    if not place.convex:
        return "the landscape is not convex"
    how = stepping(place, method, hyper)
    if how.rule == "over_t":
        # The whole gradient is at most twice as long as the loss's: the weights are a mean of its gradients over λ.
        rho = 2 * float(place.objective.lipschitz or 0.0)
        inputs = {"lam": place.regularisation, "lipschitz": rho}
        return _bound("sgd_strongly_convex", hyper.steps, inputs, every_step=True, in_expectation=True)
    rho_or_none = longest_gradient(place, method)
    if rho_or_none is None:
        return "no bound ρ on the length of its gradients is known here"
    inputs = {"norm": place.norm, "lipschitz": rho_or_none}
    if how.rule == "tuned":
        slug = "sgd_convex" if method == "sgd" else "gradient_descent"
        return _bound(slug, hyper.steps, inputs, every_step=False, in_expectation=method == "sgd")
    if method == "sgd":
        return _as_if_tuned(place, hyper, rho_or_none)
    if place.objective.lipschitz is None and hyper.rate > 2 / float(place.objective.smoothness or 1.0):
        return "beyond 2/L no bound ρ on the gradients holds along the path"
    inputs |= {"eta": hyper.rate}
    return _bound("gradient_descent_any_step", hyper.steps, inputs, every_step=True)


def _as_if_tuned(place: Landscape, hyper: Hyperparameters, rho: float) -> GapBound | str:
    """A fixed rate is the theorem's B/(rho sqrt(T)) for one B; the bound holds if the minimizer lies within it."""
    reach = hyper.rate * rho * sqrt(hyper.steps)
    if reach < place.norm:
        return "the theorem's B for this η would be shorter than the distance to the minimizer"
    inputs = {"norm": reach, "lipschitz": rho}
    return _bound("sgd_convex", hyper.steps, inputs, every_step=False, in_expectation=True)


def _bound(slug: str, steps: int, inputs: dict[str, float], every_step: bool, in_expectation: bool = False) -> GapBound:
    method = "sgd" if in_expectation else "gradient_descent"
    theorem, counts = theorems[slug], np.unique(np.geomspace(1, steps, POINTS).round().astype(np.int64))
    values = np.array([theorem(steps=int(t), **inputs) for t in counts])
    return GapBound(method, theorem, {"steps": steps, **inputs}, counts, values, every_step, in_expectation)


def mean_gap_of_many(place: Landscape, hyper: Hyperparameters) -> tuple[float, int]:
    """The mean over many runs of SGD of the gap at the mean of the weights, and how many runs those were."""
    runs = max(5, min(MOST_RUNS, STEPS_IN_ALL // hyper.steps))
    how = stepping(place, "sgd", hyper)
    seeds = np.random.SeedSequence(hyper.seed).spawn(runs)
    mean_gaps = [mean_of_a_run(place, hyper, how, np.random.default_rng(seed)) for seed in seeds]
    return float(np.mean(mean_gaps)), runs

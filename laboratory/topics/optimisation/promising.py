"""What a theorem says of a walk: about the mean of the weights, and only where all that it assumes holds."""

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

POINTS = 120  # of a promise's curve
STEPS_IN_ALL = 4_000  # of the runs whose mean estimates an expectation
MOST_RUNS = 50


@dataclass(frozen=True, eq=False)
class Promised:
    """A promise on the gap at the mean of w_1..w_t.

    Attributes
    ----------
    walker : to whom it is made.
    theorem : whose promise it is.
    given : its variables for the whole walk, `steps` among them.
    steps, values : `(k,)`, the promise for runs of so many steps.
    every_step : does it hold of this very walk after every step? If not, only at the last: the step size is made for
        the number of steps.
    in_expectation : over the noise; else it is sure.
    """

    walker: str
    theorem: Theorem
    given: Mapping[str, float]
    steps: NDArray[np.int64]
    values: NDArray[np.float64]
    every_step: bool
    in_expectation: bool

    @property
    def value(self) -> float:
        """The promise for the whole walk."""
        return float(self.values[-1])


def promised(place: Landscape, walker: str, hyper: Hyperparameters) -> Promised | str:
    """The promise, or in half a sentence why no theorem of ours speaks of this walk."""
    if walker not in ("gradient_descent", "sgd"):
        return "the theorems here speak of gradient descent and SGD only"
    if not place.convex:
        return "the landscape is not convex"
    how = stepping(place, walker, hyper)
    if how.rule == "over_t":
        # The whole gradient is at most twice as long as the loss's: the weights are a mean of its gradients over λ.
        rho = 2 * float(place.objective.lipschitz or 0.0)
        given = {"lam": place.regularisation, "lipschitz": rho}
        return _told("sgd_strongly_convex", hyper.steps, given, every_step=True, in_expectation=True)
    rho_or_none = longest_gradient(place, walker)
    if rho_or_none is None:
        return "no bound ρ on the length of its gradients is known here"
    given = {"norm": place.norm, "lipschitz": rho_or_none}
    if how.rule == "tuned":
        slug = "sgd_convex" if walker == "sgd" else "gradient_descent"
        return _told(slug, hyper.steps, given, every_step=False, in_expectation=walker == "sgd")
    if walker == "sgd":
        return _as_if_tuned(place, hyper, rho_or_none)
    if place.objective.lipschitz is None and hyper.rate > 2 / float(place.objective.smoothness or 1.0):
        return "beyond 2/L no bound ρ holds on the gradients along the way"
    given |= {"eta": hyper.rate}
    return _told("gradient_descent_any_step", hyper.steps, given, every_step=True)


def _as_if_tuned(place: Landscape, hyper: Hyperparameters, rho: float) -> Promised | str:
    """A fixed rate is the theorem's B/(rho sqrt(T)) for one B; the promise holds if the best weights lie within it."""
    reach = hyper.rate * rho * sqrt(hyper.steps)
    if reach < place.norm:
        return "the theorem's B for this η would be shorter than the way to the best weights"
    given = {"norm": reach, "lipschitz": rho}
    return _told("sgd_convex", hyper.steps, given, every_step=False, in_expectation=True)


def _told(slug: str, steps: int, given: dict[str, float], every_step: bool, in_expectation: bool = False) -> Promised:
    walker = "sgd" if in_expectation else "gradient_descent"
    theorem, counts = theorems[slug], np.unique(np.geomspace(1, steps, POINTS).round().astype(np.int64))
    values = np.array([theorem(steps=int(t), **given) for t in counts])
    return Promised(walker, theorem, {"steps": steps, **given}, counts, values, every_step, in_expectation)


def mean_gap_of_many(place: Landscape, hyper: Hyperparameters) -> tuple[float, int]:
    """The mean over many runs of SGD of the gap at the mean of the weights, and how many runs those were."""
    runs = max(5, min(MOST_RUNS, STEPS_IN_ALL // hyper.steps))
    how = stepping(place, "sgd", hyper)
    seeds = np.random.SeedSequence(hyper.seed).spawn(runs)
    found = [mean_of_a_run(place, hyper, how, np.random.default_rng(seed)) for seed in seeds]
    return float(np.mean(found)), runs

"""How large the steps of gradient descent and SGD are: as typed, or as a theorem chooses them."""

from dataclasses import dataclass

from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape
from learners.optimizers.schedules import InverseTime, Schedule, Tuned


@dataclass(frozen=True)
class Stepping:
    """The steps of a descent.

    Attributes
    ----------
    schedule : a constant learning rate, or a schedule.
    first : the rate of the first step.
    rule : the key of `RULES` that was followed.
    why_not : why another rule was chosen and cannot be followed; empty if none was.
    """

    schedule: float | Schedule
    first: float
    rule: str
    why_not: str = ""


def stepping(place: Landscape, method: str, hyper: Hyperparameters) -> Stepping:
    """The rule that was chosen where it can be followed, else the fixed rate with the reason."""
    fixed = Stepping(hyper.rate, hyper.rate, "fixed")
    if method not in ("gradient_descent", "sgd") or hyper.rule == "fixed":
        return fixed
    if hyper.rule == "over_t":
        return _over_t(place, method, fixed)
    rho = longest_gradient(place, method)
    if rho is None:
        why = "B/(ρ√T) needs a bound ρ on the length of the gradients, and none is known here"
        return Stepping(fixed.schedule, fixed.first, "fixed", why)
    tuned = Tuned(place.norm, rho)
    return Stepping(tuned, tuned.begin(hyper.steps)(1, 0.0), "tuned")


def _over_t(place: Landscape, method: str, fixed: Stepping) -> Stepping:
    if method == "sgd" and place.regularisation:
        schedule = InverseTime(1 / place.regularisation)
        return Stepping(schedule, schedule.rate, "over_t")
    why = "1/(λt) is for SGD on a loss with the regularizer λ/2 ‖w‖²"
    return Stepping(fixed.schedule, fixed.first, "fixed", why)


def longest_gradient(place: Landscape, method: str) -> float | None:
    """A bound rho on the gradients along the method's path from 0, None where there is none.

    Of a loss with slope at most 1, the longest example, for whole gradients and for single ones. For gradient descent
    on an L-smooth convex function L B: with steps of at most 2/L the distance to the minimizer never grows.
    """
    objective = place.objective
    if not place.convex:
        return None
    if objective.lipschitz is not None and not place.regularisation:
        return objective.lipschitz
    if method == "gradient_descent" and objective.smoothness is not None:
        return objective.smoothness * place.norm
    return None

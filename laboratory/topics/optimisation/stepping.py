"""How large the steps of gradient descent and SGD are: as typed, or as a theorem chooses them."""

from dataclasses import dataclass

from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape
from learners.optimizers.schedules import InverseTime, Schedule, Tuned


@dataclass(frozen=True)
class Stepping:
    """The steps of a walk.

    Attributes
    ----------
    schedule : a constant learning rate, or a schedule.
    first : the rate of the first step.
    rule : the key of `RULES` that was followed.
    why_not : why another rule was asked for and could not be followed; empty if none was.
    """

    schedule: float | Schedule
    first: float
    rule: str
    why_not: str = ""


def stepping(place: Landscape, walker: str, hyper: Hyperparameters) -> Stepping:
    """The rule that was asked for where it can be followed, else the fixed rate with the reason."""
    fixed = Stepping(hyper.rate, hyper.rate, "fixed")
    if walker not in ("gradient_descent", "sgd") or hyper.rule == "fixed":
        return fixed
    if hyper.rule == "over_t":
        return _over_t(place, walker, fixed)
    rho = longest_gradient(place, walker)
    if rho is None:
        why = "B/(ρ√T) needs a bound ρ on the length of the gradients, and none is known here"
        return Stepping(fixed.schedule, fixed.first, "fixed", why)
    tuned = Tuned(place.norm, rho)
    return Stepping(tuned, tuned.begin(hyper.steps)(1, 0.0), "tuned")


def _over_t(place: Landscape, walker: str, fixed: Stepping) -> Stepping:
    if walker == "sgd" and place.regularisation:
        schedule = InverseTime(1 / place.regularisation)
        return Stepping(schedule, schedule.rate, "over_t")
    why = "1/(λt) is for SGD on a loss with the regulariser λ/2 ‖w‖²"
    return Stepping(fixed.schedule, fixed.first, "fixed", why)


def longest_gradient(place: Landscape, walker: str) -> float | None:
    """A bound rho on the gradients that the walker meets from 0, None where there is none.

    Of a loss with slope at most 1, the longest example, for whole gradients and for single ones. For gradient descent
    on an L-smooth convex function L B: with steps of at most 2/L the distance to the best point never grows.
    """
    objective = place.objective
    if not place.convex:
        return None
    if objective.lipschitz is not None and not place.regularisation:
        return objective.lipschitz
    if walker == "gradient_descent" and objective.smoothness is not None:
        return objective.smoothness * place.norm
    return None

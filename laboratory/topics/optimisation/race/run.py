"""Several optimizers on one landscape, with a bound on one of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from laboratory.topics.optimisation.gap_bounds import GapBound, gap_bound, mean_gap_of_many
from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape, landscape
from laboratory.topics.optimisation.walking import Descent, descend


@dataclass(frozen=True, eq=False)
class Descents:
    """All descents on one landscape.

    Attributes
    ----------
    place : what they minimize.
    hyper : the numbers that they share.
    descents : one for each method.
    bound : a theorem's bound on one of them, None where there is none; on SGD rather than on gradient descent.
    without_bound : by method, why no theorem bounds it.
    """

    place: Landscape
    hyper: Hyperparameters
    descents: tuple[Descent, ...]
    bound: GapBound | None
    without_bound: Mapping[str, str]

    @property
    def bounded(self) -> Descent | None:
        """The descent that is bounded."""
        method = self.bound.method if self.bound else None
        return next((descent for descent in self.descents if descent.method == method), None)


def descents(
    valley: str, condition: float, methods: tuple[str, ...], rule: str, rate: float, steps: int, momentum: float,
    adaptive_rate: float, noise: float, seed: int,
) -> Descents:  # fmt: skip
    """Take `steps` steps on the landscape `valley` with each of `methods`; see `Hyperparameters` for the rest."""
    place = landscape(valley, condition)
    hyper = Hyperparameters(rate, steps, momentum, adaptive_rate, noise, seed, rule)
    runs = tuple(descend(place, method, hyper) for method in methods)
    answers = {name: gap_bound(place, name, hyper) for name in ("sgd", "gradient_descent") if name in methods}
    bound = next((answer for answer in answers.values() if isinstance(answer, GapBound)), None)
    return Descents(place, hyper, runs, bound, {name: why for name, why in answers.items() if isinstance(why, str)})


def average(run: Descents) -> tuple[float, int] | None:
    """The gap of the mean over many runs, and how many those are; None where no bound holds on average."""
    bounded = run.bounded
    if run.bound is None or not run.bound.in_expectation or bounded is None or bounded.diverged:
        return None
    return mean_gap_of_many(run.place, run.hyper)

"""Several optimisers on one landscape, with the theorem that speaks of one of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import Landscape, landscape
from laboratory.topics.optimisation.promising import Promised, mean_gap_of_many, promised
from laboratory.topics.optimisation.walking import Walk, walk


@dataclass(frozen=True, eq=False)
class Descents:
    """All walks on one landscape.

    Attributes
    ----------
    place : where they walk.
    hyper : the numbers that they share.
    walks : one for each method.
    promise : what a theorem says of one of them, None where none does; of SGD rather than of gradient descent.
    silent : by method, why no theorem speaks of it.
    """

    place: Landscape
    hyper: Hyperparameters
    walks: tuple[Walk, ...]
    promise: Promised | None
    silent: Mapping[str, str]

    @property
    def of_promise(self) -> Walk | None:
        """The walk to which the promise is made."""
        return next((one for one in self.walks if self.promise and one.walker == self.promise.walker), None)


def descents(
    valley: str, condition: float, methods: tuple[str, ...], rule: str, rate: float, steps: int, momentum: float,
    adaptive_rate: float, noise: float, seed: int,
) -> Descents:  # fmt: skip
    """Walk `steps` steps on the landscape `valley` with each of `methods`; see `Hyperparameters` for the rest."""
    place = landscape(valley, condition)
    hyper = Hyperparameters(rate, steps, momentum, adaptive_rate, noise, seed, rule)
    walks = tuple(walk(place, walker, hyper) for walker in methods)
    answers = {name: promised(place, name, hyper) for name in ("sgd", "gradient_descent") if name in methods}
    found = next((answer for answer in answers.values() if isinstance(answer, Promised)), None)
    return Descents(place, hyper, walks, found, {name: why for name, why in answers.items() if isinstance(why, str)})


def average(run: Descents) -> tuple[float, int] | None:
    """The gap of the mean over many runs, and how many those are; None where nothing is promised on average."""
    walked = run.of_promise
    if run.promise is None or not run.promise.in_expectation or walked is None or walked.diverged:
        return None
    return mean_gap_of_many(run.place, run.hyper)

"""Epoch after epoch of small steps: what Adaline, the delta rule, the sigmoid unit and logistic SGD share."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice, generator, integer, positive_or_word, real, refusal
from learners.shared.arrays import Reals
from learners.shared.words import FirstWeights, FromSample, Passes, Seed, Tolerance

Order = NDArray[np.int64]
ORDERS = ("given", "shuffled", "with replacement")
SCHEDULES = {"constant": 0.0, "inverse": 1.0, "inverse root": 0.5}
STEPS_OF_L = FromSample(
    "0.1/L",
    "so many times 1 / L, L the largest second derivative of what a step lowers, on the sample",
    r"(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?\s*/\s*L",
)
# A loss so far above the first is on its way to infinity.
HOPELESS = 1e6


@dataclass(frozen=True)
class Pace:
    """How a rule runs: its step, how that falls with the epochs, when it stops, and how an epoch takes the examples."""

    eta0: float | str
    schedule: str
    max_iter: int
    tol: float
    path_limit: int
    order: str
    random: Any

    @property
    def batch(self) -> bool:
        """Whether an epoch is one step, by the whole sample."""
        return self.order == "batch"

    def on(self, largest: float) -> "Pace":
        """The same with the rate as a number, where L, the largest second derivative, is this."""
        if not isinstance(self.eta0, str):
            return self
        times = float(self.eta0.partition("/")[0])
        return replace(self, eta0=times / largest if largest > np.finfo(np.float64).tiny else times)

    def step(self, epoch: int) -> float:
        """The rate of epoch 1, 2, ..."""
        return float(float(self.eta0) / epoch ** SCHEDULES[self.schedule])

    def orders(self, samples: int) -> Iterator[Order]:
        """The order of each epoch: as given, a new permutation, or as many independent draws."""
        while True:
            if self.order == "shuffled":
                yield self.random.permutation(samples)
            elif self.order == "with replacement":
                yield self.random.randint(samples, size=samples)
            else:
                yield np.arange(samples)


@dataclass(frozen=True)
class Rule:
    """An epoch of steps, and what they are meant to lower.

    `pass_over(order, rate, w, path)` moves w `(features,)` in place and writes w after its first steps into path;
    `loss(w)` is inf where it overflows, and the history tells it as `loss_name`.
    """

    pass_over: Callable[[Order, float, Reals, Reals], None]
    loss: Callable[[Reals], float]
    loss_name: str = "mean_squares"


@dataclass(eq=False, repr=False)
class EpochRule:
    """Goes through the sample epoch after epoch, in small steps.

    Parameters
    ----------
    eta0 : real > 0, or a word such as "0.1/L"
        The learning rate, of the first epoch where it falls. A number is the rate itself, as notes and theorems have
        it. "0.1/L" is a tenth of 1 / L, L the largest second derivative of the loss that a step lowers, of an example
        or of the batch, on the sample: the unit of the features does not matter then. From 2 / L on steps may diverge.
    schedule : "constant", "inverse" or "inverse root"
        The rate of epoch k is eta0, eta0 / k or eta0 / sqrt(k); scikit-learn's falls with the updates instead.
    max_iter : int >= 1
        The most passes over the sample.
    tol : real > 0
        Stop after an epoch that moves w by no more than this.
    order : "given", "shuffled" or "with replacement"
        How an epoch takes the examples.
    random_state : None, int or RandomState
        Draws the orders.
    path_limit : int >= 0
        How many weight vectors to keep, those after the first steps.
    coef_init : array `(features,)`, the intercept's weight last where there is one, or None
        The weights to begin with; None is 0.

    Attributes
    ----------
    n_iter_ : int, epochs.
    eta0_ : float, the learning rate as a number.
    """

    from_sample: ClassVar = {"eta0": STEPS_OF_L}

    ORDERS: ClassVar[tuple[str, ...]] = ORDERS

    eta0: Annotated[float | str, "learning rate η"] = "0.1/L"
    schedule: Annotated[str, "schedule", "how the rate falls over the epochs"] = "constant"
    max_iter: Passes = 1000
    tol: Annotated[Tolerance, "movement of an epoch to stop at"] = 1e-10
    order: Annotated[str, "order of examples", "how an epoch takes the examples"] = "given"
    fit_intercept: bool = True
    random_state: Seed = None
    path_limit: Annotated[int, "weight vectors kept"] = 0
    coef_init: FirstWeights = None

    def _pace(self) -> Pace:
        """The arguments as a pace; ValueError on a bad one."""
        return Pace(
            self._rate(),
            choice(self, "schedule", tuple(SCHEDULES)),
            integer(self, "max_iter", 1),
            real(self, "tol", above=0),
            integer(self, "path_limit", 0),
            choice(self, "order", self.ORDERS),
            generator(self),
        )

    def _rate(self) -> float | str:
        rate = positive_or_word(self, "eta0")
        if isinstance(rate, str) and float(rate.partition("/")[0]) == 0:
            raise refusal(self, "eta0", "a finite real > 0 or a word such as '0.1/L'", self.eta0)
        return rate


def descend(pace: Pace, rule: Rule, start: Reals, samples: int) -> tuple[Reals, dict[str, Any]]:
    """Weights `(features,)` after the last epoch that stayed finite, from `start` on, and what happened on the way."""
    kept = np.zeros((pace.path_limit + 1, len(start)))
    kept[0] = start
    path, losses, orders = [start], [rule.loss(start)], pace.orders(samples)
    visits, stopped_by = 0, "max_iter"
    for epoch in range(1, pace.max_iter + 1):
        w = path[-1].copy()
        rule.pass_over(next(orders), pace.step(epoch), w, kept[min(visits, pace.path_limit) + 1 :])
        visits += 1 if pace.batch else samples
        value = rule.loss(w) if np.isfinite(w).all() else np.inf
        if np.isfinite(value):
            path.append(w)
            losses.append(value)
        if not value <= HOPELESS * max(1.0, losses[0]):
            stopped_by = "diverged"
            break
        if np.linalg.norm(path[-1] - path[-2]) <= pace.tol:
            stopped_by = "settled"
            break
    return path[-1], {
        rule.loss_name: np.array(losses),
        "epoch_path": np.array(path),
        "weights_path": kept[: min(visits, pace.path_limit) + 1],
        "updates": visits,
        "stopped_by": stopped_by,
    }


def longest(X: Reals) -> float:
    """The largest ||x||^2 of X `(samples, features)`: the second derivative of that example's squared error."""
    return float(np.einsum("ij,ij->i", X, X).max())


def widest(X: Reals) -> float:
    """The largest eigenvalue of X'X, the second derivative of half the sum of squared errors."""
    return float(np.linalg.norm(X, 2)) ** 2


def finite_or_inf(mean: Callable[[Reals], Any]) -> Callable[[Reals], float]:
    """A loss of the weights `(features,)` as a float, inf where it overflows."""

    def value(w: Reals) -> float:
        with np.errstate(over="ignore", invalid="ignore"):
            loss = float(mean(w))
        return loss if np.isfinite(loss) else np.inf

    return value


def mean_square(X: Reals, y: Reals) -> Callable[[Reals], float]:
    """From weights to the mean of (y - <w, x>)^2 over X `(samples, features)`; inf where it overflows."""
    return finite_or_inf(lambda w: np.mean((y - X @ w) ** 2))


def distances(path: Reals, X: Reals, y: Reals) -> Reals:
    """||w - w*|| `(epochs + 1,)` along a path, w* the least-squares solution of smallest length."""
    lengths: Reals = np.linalg.norm(path - least_squares(X, y), axis=1)
    return lengths


def least_squares(X: Reals, y: Reals) -> Reals:
    """The least-squares solution `(features,)` of smallest length."""
    return np.asarray(np.linalg.lstsq(X, y, rcond=None)[0], np.float64)

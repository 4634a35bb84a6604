"""Small trees added up on a noisy curve: the sum after each round, what it leaves over, its exact true risk."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from laboratory.worlds.regression.curve import even_places
from laboratory.worlds.regression.protocol import RegressionSample
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

METHODS = {
    "stagewise": "Residuals (squared loss)",
    "median": "Residuals (absolute loss)",
    "gradient": "Gradient (squared loss)",
    "signs": "Gradient (absolute loss)",
    "log_cosh": "Gradient (log cosh loss)",
    "printed": "Gradient, misprinted form",
}
LOSSES = {"stagewise": "squared", "median": "absolute", "gradient": "squared", "signs": "absolute",
          "log_cosh": "log_cosh", "printed": "squared"}  # fmt: skip
STAGEWISE = ("stagewise", "median")
PLACES = 401  # along the picture's axis


@dataclass(frozen=True)
class KnownAnswers:
    """A predictor whose answers at the given places are known already, `(places,)`."""

    answers: Reals

    def predict(self, X: Any) -> Reals:
        """The answers, whatever X is."""
        return self.answers


@dataclass(frozen=True)
class Boosted:
    """Sums after 0, 1, ... rounds.

    `sample` holds X `(m, 1)` and y `(m,)`; `sums` `(rounds + 1, m)` are the sum at the examples, `targets` of the same
    shape what the next tree is fitted to. `x` `(places,)` runs along the picture, `truth` `(places,)` is the mean
    label there and `curves` `(rounds + 1, places)` are the sums; `following` `(trees, places)` are the trees after
    0, 1, ... rounds, one more than rounds unless nothing was left. `risk` `(rounds + 1,)` is the exact true risk.
    """

    method: str
    rate: float
    world: Sine
    sample: RegressionSample
    sums: Reals
    targets: Reals
    x: Reals
    truth: Reals
    curves: Reals
    following: Reals
    risk: Reals

    @property
    def rounds(self) -> int:
        """Rounds done."""
        return len(self.risk) - 1

    @cached_property
    def training(self) -> Reals:
        """Mean squared error on the sample after each round, `(rounds + 1,)`."""
        return np.asarray(np.mean((self.sample.y - self.sums) ** 2, axis=1))

    @property
    def best(self) -> int:
        """The round after which the true risk is smallest, the first of equals."""
        return int(np.argmin(self.risk))

    @property
    def reached(self) -> Reals:
        """Which multiple of the labels fits the sum best, after each round `(rounds + 1,)`: 1 where it meets them."""
        y = self.sample.y
        return np.asarray(self.sums @ y / (y @ y))


def boosting(method: str, rate: float, depth: int, rounds: int, m: int, noise: float, seed: int) -> Boosted:
    """Draw `m` examples with `seed` and add at most `rounds` trees of this depth; `method` is one of METHODS."""
    world = Sine(1, noise)
    sample = world.draw(np.random.default_rng(seed), m)
    learner = booster(method, rate, depth, rounds + 1).fit(*sample)  # one more, to show what comes next
    x, places = np.linspace(0, 1, PLACES), even_places(0, 1)
    done = slice(0, rounds + 1)
    curves = np.array(list(learner.staged_predict(x[:, np.newaxis])))
    everywhere = list(learner.staged_predict(places[:, np.newaxis]))[done]
    return Boosted(
        method=method,
        rate=rate,
        world=world,
        sample=sample,
        sums=np.array(list(learner.staged_predict(sample.X)))[done],
        targets=learner.history_["targets"][done],
        x=x,
        truth=world.mean(x),
        curves=curves[done],
        following=np.diff(curves, axis=0) / rate,
        risk=np.array([world.squared_risk(KnownAnswers(answers)) for answers in everywhere]),
    )


def booster(method: str, rate: float, depth: int, rounds: int) -> Any:
    """The learner, not fitted yet."""
    from learners.ensembles.gradient_boosting import GradientBoosting
    from learners.ensembles.stagewise_boosting import StagewiseBoosting

    if method in STAGEWISE:
        return StagewiseBoosting(rounds, rate, depth, LOSSES[method])
    loss = LOSSES[method]
    learning_rate = 2 * rate if loss == "squared" else rate  # which lowers half the squared loss
    return GradientBoosting(rounds, learning_rate, depth, loss, as_printed=method == "printed")


def rightly(method: str, rate: float, depth: int, rounds: int, m: int, noise: float, seed: int) -> Boosted | None:
    """Where the printed update is shown: the same with trees fitted to the gradient alone."""
    return boosting("gradient", rate, depth, rounds, m, noise, seed) if method == "printed" else None


def refused(method: str, rate: float) -> str:
    """Why a step is too long for a method; empty where it is not."""
    if method == "printed" and rate >= 2 / 3:
        return f"Shrinkage γ must be below 2/3 in the misprinted form, or the sum does not converge; got {rate:g}."
    if method not in STAGEWISE and rate >= 1:
        return f"Shrinkage γ must be below 1 along the gradient, or the sum does not converge; got {rate:g}."
    return ""


def start(run: Boosted) -> int:
    """The round to look at first: that of smallest risk, or for the misprinted form the last one."""
    return run.rounds if run.method == "printed" else run.best

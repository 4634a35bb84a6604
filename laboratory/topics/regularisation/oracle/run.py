"""Regularized loss minimization on a circle: true risks for every lambda, exactly, beside two theorems."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

LossName = Literal["hinge", "logistic"]

ORACLE, STABLE, TUNED = "rlm_oracle", "tikhonov_lipschitz", "rlm_tuned"
LIPSCHITZ = 1.0  # rho: both losses have slope 1 at most in the margin, and no example is longer than 1
RUNS = 20
LAMBDAS = np.array([0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10])
PLACES = 720
VALIDATING = 50  # further examples of each sample, to choose lambda by
LONGEST, LENGTHS = 10.0, 1_001  # lengths of w* that are compared


@dataclass(frozen=True)
class Circle:
    """x on one of 720 equally spaced places of the unit circle, y the side of a line through the centre, noisy.

    Losses are "hinge" or "logistic" (natural logarithm), of the margin y <w, x>.
    """

    loss: LossName = "hinge"
    noise: float = 0.1

    def draw(self, rng: np.random.Generator, m: int) -> tuple[Reals, Integers]:
        """`m` independent examples: X `(m, 2)` and y `(m,)` in {-1, 1}."""
        places, flipped = rng.integers(0, PLACES, m), rng.random(m) < self.noise
        points, sides = self._everything
        return points[places], np.where(flipped, -sides[places], sides[places])

    def mean_loss(self, margins: Reals) -> Reals:
        """The mean of the losses at `margins` `(..., examples)`, `(...,)`."""
        from learners.losses.of_margins import OF_MARGINS

        return np.asarray(OF_MARGINS[self.loss].value(margins).mean(axis=-1))

    def risks(self, weights: Reals) -> Reals:
        """The true risk of weights `(k, 2)`, exactly, `(k,)`: the mean loss over all places and both labels."""
        points, sides = self._everything
        margins = weights @ (points * sides[:, np.newaxis]).T
        return (1 - self.noise) * self.mean_loss(margins) + self.noise * self.mean_loss(-margins)

    def along(self, lengths: Reals) -> Reals:
        """The true risk of weights of these `lengths` `(k,)` in the best direction, `(k,)`."""
        return self.risks(np.stack([lengths, np.zeros_like(lengths)], axis=1))

    @property
    def at_zero(self) -> float:
        """The risk of the weights 0."""
        return float(self.along(np.zeros(1))[0])

    @cached_property
    def _everything(self) -> tuple[Reals, Integers]:
        """All places `(720, 2)`, none on the line, and their sides `(720,)`."""
        angles = (np.arange(PLACES) + 0.5) * 2 * np.pi / PLACES
        points = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        return points, np.where(points[:, 0] > 0, 1, -1)


@dataclass(frozen=True)
class Learned:
    """Risks of the regularized minimizer on each sample, all `(runs,)`, at one lambda: training and true risk, and
    `validated` on `VALIDATING` further examples."""

    lam: float
    training: Reals
    risks: Reals
    validated: Reals

    @property
    def risk(self) -> float:
        """Mean true risk."""
        return float(self.risks.mean())

    @property
    def gap(self) -> float:
        """Mean of true less training risk."""
        return float((self.risks - self.training).mean())


@dataclass(frozen=True)
class Oracle:
    """The results at each of LAMBDAS, on the same samples of `m` examples."""

    world: Circle
    m: int
    path: tuple[Learned, ...]

    @property
    def truth(self) -> Reals:
        """Mean true risk, `(lambdas,)`."""
        return np.array([result.risk for result in self.path])

    @property
    def gap(self) -> Reals:
        """Mean of true less training risk, `(lambdas,)`."""
        return np.array([result.gap for result in self.path])

    @property
    def by_validation(self) -> float:
        """Mean true risk where each sample's validation set chooses the lambda."""
        chosen = np.argmin([result.validated for result in self.path], axis=0)
        return float(np.mean([self.path[at].risks[run] for run, at in enumerate(chosen)]))

    def nearest(self, lam: float) -> Learned:
        """What was measured at the lambda of `LAMBDAS` that is nearest to this one, by their ratio."""
        return self.path[int(abs(np.log(LAMBDAS / lam)).argmin())]

    def compared(self, norm: float) -> float:
        """The true risk of w*, of length `norm` in the best direction."""
        return float(self.world.along(np.array([norm]))[0])

    def risk_bound(self, lam: float, norm: float) -> float:
        """The oracle inequality's bound on the mean true risk at lambda, by w* of this length."""
        return self.compared(norm) + float(theorems[ORACLE](**self.oracle_inputs(lam, norm)))

    def bound_by_best(self, lams: Reals) -> Reals:
        """The same by the best of all w* in this direction, `(lams,)`, which depends on the world."""
        lengths = np.linspace(0, LONGEST, LENGTHS)
        objectives = self.world.along(lengths) + lams[:, np.newaxis] * lengths**2
        return np.asarray(objectives.min(axis=1) + self.gap_bound(lams))

    def gap_bound(self, lams: Reals) -> Reals:
        """The bound on the mean gap by stability, `(lams,)`."""
        return np.asarray(theorems[STABLE].grid(m=self.m, lam=lams, lipschitz=LIPSCHITZ))

    def best_lam(self, norm: float) -> float:
        """The lambda at which the bound by w* of this length is smallest."""
        return float(np.sqrt(2 * LIPSCHITZ**2 / (norm**2 * self.m)))

    def tuned(self, norm: float) -> float:
        """What the bound adds to the risk of w* there."""
        return float(theorems[TUNED](**self.tuned_inputs(norm)))

    def oracle_inputs(self, lam: float, norm: float) -> Mapping[str, float]:
        """The inputs of the oracle inequality."""
        return {**self.tuned_inputs(norm), "lam": lam}

    def tuned_inputs(self, norm: float) -> Mapping[str, float]:
        """The inputs of the tuned form."""
        return {"m": self.m, "lipschitz": LIPSCHITZ, "norm": norm}

    def gap_inputs(self, lam: float) -> Mapping[str, float]:
        """The inputs of the theorem on the gap."""
        return {"m": self.m, "lam": lam, "lipschitz": LIPSCHITZ}


def oracle(loss: LossName, noise: float, m: int, seed: int) -> Oracle:
    """Minimize mean loss + lambda ||w||^2 at each of LAMBDAS on RUNS samples of `m` examples."""
    world = Circle(loss, noise)
    return Oracle(world, m, tuple(learned(loss, noise, m, seed, float(lam)) for lam in LAMBDAS))


def learned(loss: LossName, noise: float, m: int, seed: int, lam: float) -> Learned:
    """The same at one lambda, on the same samples."""
    world = Circle(loss, noise)
    training, weights, validated = [], [], []
    others = _samples(world, VALIDATING, seed, "validation")
    for (X, y), (X_other, y_other) in zip(_samples(world, m, seed), others, strict=True):
        model = _minimizer(loss, lam, m).fit(X, y)
        weights.append(model.coef_[0])
        training.append(float(world.mean_loss(y * (X @ model.coef_[0]))))
        validated.append(float(world.mean_loss(y_other * (X_other @ model.coef_[0]))))
    return Learned(lam, np.array(training), world.risks(np.array(weights)), np.array(validated))


def _samples(world: Circle, m: int, seed: int, use: str = "training") -> Iterator[tuple[Reals, Integers]]:
    rng = np.random.default_rng(seed if use == "training" else [seed, 1])
    return (world.draw(rng, m) for _ in range(RUNS))


def _minimizer(loss: LossName, lam: float, m: int) -> Any:
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.svm.conversion import c_of_lambda
    from learners.svm.soft_svm import SoftSVM

    learner: Any = SoftSVM if loss == "hinge" else LogisticRegression
    return learner(C=c_of_lambda(lam, m), fit_intercept=False, labels=(-1, 1))

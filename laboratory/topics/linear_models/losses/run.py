"""Surrogates of the zero-one loss: losses of the margin, alone and in the mean over a coin's two sides."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import e, inf, log, sqrt

import numpy as np

from bounds import theorems
from bounds.theorem import Theorem
from learners.losses import losses
from learners.shared.arrays import Reals

LOSSES = {
    "hinge": "hinge", "logistic_base_2": "logistic (base 2)", "squared_margin": "square", "exponential": "exponential",
    "logistic": "logistic (base e)", "perceptron": "perceptron",
}  # fmt: skip
THEOREMS = {
    "hinge": "surrogate_hinge", "logistic_base_2": "surrogate_logistic", "squared_margin": "surrogate_square",
    "exponential": "surrogate_exponential", "logistic": "surrogate_logistic",
}  # fmt: skip
GROUPS = {"bounds": "Convex upper bounds", "below": "Not upper bounds", "all": "All of them"}
BELOW_ONE = -log(e - 1)  # right of this margin ln(1 + exp(-z)) is below 1


@dataclass(frozen=True)
class Coin:
    """One input x whose label is positive with probability `eta`, and a score f there, evaluated by one loss."""

    loss: str
    eta: float
    score: float

    def mean_loss(self, scores: Reals | float) -> Reals:
        """eta loss(f) + (1 - eta) loss(-f)."""
        value, f = losses[self.loss].value, np.asarray(scores, np.float64)
        return np.asarray(self.eta * value(f) + (1 - self.eta) * value(-f))

    @property
    def best_score(self) -> float:
        """A score of minimum mean loss; infinite where the infimum is not attained."""
        return best_score(self.loss, self.eta)

    @property
    def least(self) -> float:
        """The infimum of the mean loss over all scores."""
        return least_loss(self.loss, self.eta)

    @cached_property
    def excess(self) -> float:
        """Mean loss of the score above the minimum; rounding never makes it negative."""
        return max(0.0, float(self.mean_loss(self.score)) - self.least)

    @property
    def excess_risk(self) -> float:
        """Excess risk of the score's sign over the better label; a score of 0 counts as the worse label."""
        better = 1.0 if self.eta >= 0.5 else -1.0
        return 0.0 if better * self.score > 0 else abs(2 * self.eta - 1)

    @property
    def theorem(self) -> Theorem | None:
        """The theorem that bounds the excess risk by the excess loss; the perceptron's loss has none."""
        return theorems[THEOREMS[self.loss]] if self.loss in THEOREMS else None

    @property
    def inputs(self) -> Mapping[str, float]:
        """The theorem's inputs; its logistic loss has natural logarithms."""
        return {"surrogate_excess": self.excess * (log(2) if self.loss == "logistic_base_2" else 1.0)}

    @property
    def bound(self) -> float | None:
        return None if self.theorem is None else float(self.theorem(**self.inputs))


def members(group: str) -> tuple[str, ...]:
    """The losses of one of GROUPS."""
    above = {"bounds": (True,), "below": (False,), "all": (True, False)}[group]
    return tuple(name for name in LOSSES if losses[name].bounds_zero_one in above)


def best_score(loss: str, eta: float) -> float:
    """The score f of minimum eta loss(f) + (1 - eta) loss(-f), in closed form; of several the one closest to 0."""
    sign = float(np.sign(2 * eta - 1))
    if loss in ("hinge", "perceptron"):
        return sign if loss == "hinge" else 0.0
    if loss == "squared_margin":
        return 2 * eta - 1
    odds = inf * sign if eta in (0.0, 1.0) else log(eta / (1 - eta))
    return odds / 2 if loss == "exponential" else odds


def least_loss(loss: str, eta: float) -> float:
    """The infimum of eta loss(f) + (1 - eta) loss(-f) over all scores f, in closed form."""
    entropy = -sum(p * log(p) for p in (eta, 1 - eta) if p > 0)
    least = {
        "hinge": 2 * min(eta, 1 - eta), "squared_margin": 4 * eta * (1 - eta),
        "exponential": 2 * sqrt(eta * (1 - eta)), "logistic": entropy, "logistic_base_2": entropy / log(2),
        "perceptron": 0.0,
    }  # fmt: skip
    return least[loss]


def probability_losses(probabilities: Reals) -> tuple[Reals, Reals]:
    """ln(1/p) and 1 - p of the probability p > 0 that was given to the outcome; shapes as `probabilities`."""
    return np.asarray(-np.log(probabilities)), np.asarray(1 - probabilities)

"""A number Y given an input of two values: the risk of each prediction under a loss, and the best one."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

import numpy as np

from learners.shared.arrays import Reals

INPUTS = ("a", "b")
WORLDS: Mapping[str, str] = {"skewed": "Counts up to 10", "notes": "Variances 1 and 9", "coin": "A label, 0 or 1"}
LOSSES: Mapping[str, str] = {"squared": "Squared", "absolute": "Absolute", "zero_one": "Zero-one"}
LABEL_LOSSES: Mapping[str, str] = {"log": "Logarithmic", "squared": "Squared", "absolute": "Absolute"}
NUMBERS, LABELS = (0.0, 10.0), (0.001, 0.999)  # predictions that are drawn
PLACES = 401
COUNTS, SUCCESS = 10, (0.15, 0.6)
MIDDLE, APART = 5, (1, 3)  # Milan's remark: deviations 1 and 3, equally likely
TIE = 1e-12  # what sums of probabilities err by
POSTERIOR = (0.2, 0.7)


@dataclass(frozen=True)
class Predicted:
    """`values` `(values,)` of Y, and their `probabilities` `(2, values)` at the inputs a and b; `share` of inputs a.

    `yours` are your predictions for a and b.
    """

    values: Reals
    probabilities: Reals
    share: float
    loss: str
    yours: tuple[float, float]

    @property
    def weights(self) -> Reals:
        """The probabilities of a and b."""
        return np.array([self.share, 1 - self.share])

    @property
    def is_label(self) -> bool:
        """Whether Y is 0 or 1, and a prediction a probability of 1."""
        return len(self.values) == len(LABELS)

    @property
    def predictions(self) -> Reals:
        """Predictions at which the risk is drawn, `(PLACES,)`; every whole number is one of them."""
        return np.linspace(*(LABELS if self.is_label else NUMBERS), PLACES)

    def risk_at(self, place: int, prediction: float) -> float:
        """The conditional risk of a prediction at one input: the mean loss over Y there."""
        return float(self.probabilities[place] @ _losses(self.loss, self.values, prediction))

    def best_at(self, place: int) -> float:
        """The best prediction there: mean, median (the smallest) or mode; under the logarithmic loss the mean again."""
        probabilities = self.probabilities[place]
        if self.loss == "absolute":
            return float(self.values[np.searchsorted(np.cumsum(probabilities), 0.5 - TIE)])
        if self.loss == "zero_one":
            return float(self.values[np.argmax(probabilities)])
        return float(probabilities @ self.values)

    @property
    def has_ties(self) -> bool:
        """Whether another prediction is as good at a or at b: several modes, or any number between two medians."""
        if self.loss == "absolute":
            return bool((np.abs(np.cumsum(self.probabilities, axis=1) - 0.5) < TIE).any())
        modes = self.probabilities > self.probabilities.max(axis=1, keepdims=True) - TIE
        return self.loss == "zero_one" and bool((modes.sum(axis=1) > 1).any())

    @property
    def means(self) -> Reals:
        """E[Y | X] at a and b, `(2,)`."""
        return np.asarray(self.probabilities @ self.values)

    @property
    def variances(self) -> Reals:
        """Var[Y | X] at a and b, `(2,)`."""
        return np.asarray(self.probabilities @ self.values**2 - self.means**2)

    @property
    def risk(self) -> float:
        """The risk of your two predictions."""
        return self._mean([self.risk_at(place, yours) for place, yours in enumerate(self.yours)])

    @property
    def bayes(self) -> float:
        """The Bayes risk, the minimum over all predictors."""
        return self._mean([self.risk_at(place, self.best_at(place)) for place in range(len(INPUTS))])

    @property
    def within(self) -> float:
        """E[Var(Y | X)]."""
        return self._mean(self.variances)

    @property
    def between(self) -> float:
        """Var(E[Y | X])."""
        return self._mean((self.means - self._mean(self.means)) ** 2)

    @property
    def variance(self) -> float:
        """Var(Y), from the distribution of Y alone."""
        probabilities = self.weights @ self.probabilities
        return float(probabilities @ self.values**2 - (probabilities @ self.values) ** 2)

    def _mean(self, values: Reals | list[float]) -> float:
        return float(self.weights @ np.asarray(values))


def predicted(
    world: str, loss: str, label_loss: str, a: float, b: float, p: float, q: float, share: float
) -> Predicted:
    """Your predictions are `a` and `b`, or for a label the probabilities `p` and `q`; `share` of inputs are a."""
    values, probabilities = _distributions(world)
    if world == "coin":
        return Predicted(values, probabilities, share, label_loss, (p, q))
    return Predicted(values, probabilities, share, loss, (a, b))


def _distributions(world: str) -> tuple[Reals, Reals]:
    """The values of Y, and their probabilities at a and b."""
    if world == "coin":
        return np.array([0.0, 1.0]), np.array([[1 - eta, eta] for eta in POSTERIOR])
    values = np.arange(COUNTS + 1)
    if world == "skewed":
        probabilities = [[comb(COUNTS, k) * p**k * (1 - p) ** (COUNTS - k) for k in values] for p in SUCCESS]
        return values.astype(float), np.array(probabilities)
    return values.astype(float), np.array([(abs(values - MIDDLE) == apart) / 2 for apart in APART])


def _losses(loss: str, values: Reals, prediction: float) -> Reals:
    """The loss of one prediction for each value of Y."""
    if loss == "squared":
        return (values - prediction) ** 2
    if loss == "absolute":
        return np.abs(values - prediction)
    if loss == "zero_one":
        return np.asarray(values != prediction, float)
    likely: Reals = np.where(values == 1, prediction, 1 - prediction)
    return np.asarray(-np.log(likely))

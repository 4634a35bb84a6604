"""The probability that a logistic model gives to the labels of a sample: with the label in it, and as misprinted."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid

SAMPLES: Mapping[str, str] = {"worked": "Worked: four points", "drawn": "Drawn at random", "separable": "Separable"}
WORKED = ((0.0, 1.0, 2.0, 3.0), (-1.0, 1.0, -1.0, 1.0))
TRUE = (-1.0, 1.2)  # intercept and slope of what is drawn, inputs uniform in [-2, 4]
REACH, PLACES = 6.0, 301


@dataclass(frozen=True)
class Labelled:
    """`points` `(m,)` with `signs` `(m,)` in -1 and 1; `best` are intercept and slope of maximum likelihood.

    Where a threshold separates the sample there is none: `best` is where the descent was stopped.
    `yours` are intercept and slope of your model.
    """

    points: Reals
    signs: Reals
    best: tuple[float, float]
    separable: bool
    yours: tuple[float, float]

    def log_likelihood(self, weights: tuple[float, float]) -> float:
        """Sum of ln 1 / (1 + exp(-y (b + w x)))."""
        return float(-np.logaddexp(0, -self.signs * self._scores(weights)).sum())

    def printed(self, weights: tuple[float, float]) -> float:
        """The same sum without the label."""
        return float(-np.logaddexp(0, -self._scores(weights)).sum())

    def probabilities(self, weights: tuple[float, float], places: Reals) -> Reals:
        """The probability of label 1 at `places`."""
        return sigmoid(weights[0] + weights[1] * places)

    def mistakes(self, weights: tuple[float, float]) -> int:
        """Examples misclassified at probability 1/2."""
        return int(((self._scores(weights) >= 0) != (self.signs > 0)).sum())

    @property
    def intercepts(self) -> Reals:
        """Intercepts at which the likelihood is drawn, the slope being yours, `(PLACES,)`."""
        return np.linspace(self.yours[0] - REACH, self.yours[0] + REACH, PLACES)

    @property
    def loss(self) -> float:
        """The mean logistic loss of your model: minus the log-likelihood over m."""
        return -self.log_likelihood(self.yours) / len(self.signs)

    def _scores(self, weights: tuple[float, float]) -> Reals:
        return weights[0] + weights[1] * self.points


def labelled(sample: str, intercept: float, slope: float, m: int, seed: int) -> Labelled:
    """Fit the labels of the sample by maximum likelihood, and evaluate your model beside it."""
    from learners.halfspaces.logistic_regression import LogisticRegression

    points, signs = _sample(sample, m, seed)
    if len(np.unique(signs)) == 1:
        raise ValueError(
            "All labels are the same: the likelihood has no maximum. Take another sample or more examples."
        )
    likeliest = LogisticRegression(np.inf, tol=1e-12, labels=(0, 1))
    fitted = likeliest.fit(points[:, np.newaxis], (signs > 0).astype(int))
    best = float(fitted.intercept_[0]), float(fitted.coef_[0, 0])
    return Labelled(points, signs, best, bool(fitted.history_["separable"]), (intercept, slope))


def _sample(sample: str, m: int, seed: int) -> tuple[Reals, Reals]:
    if sample == "worked":
        return np.array(WORKED[0]), np.array(WORKED[1])
    rng = np.random.default_rng(seed)
    points = rng.uniform(-2, 4, m)
    if sample == "separable":
        return points, np.where(points > 1, 1.0, -1.0)
    return points, np.where(rng.random(m) < sigmoid(TRUE[0] + TRUE[1] * points), 1.0, -1.0)

"""A linear function of Gaussian features with noise: the excess risk of weights is their squared distance."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import IID, Assumption
from bounds.vocabulary.domain import at_least, integers
from laboratory.worlds.regression.curve import noise_of
from laboratory.worlds.regression.protocol import RegressionSample, Regressor
from laboratory.worlds.risk import UnknownRiskError, predictions
from laboratory.worlds.setting import Setting, check, check_draw
from learners.shared.arrays import Reals

FEATURES = Setting("features", "number of features", integers(1, 1000), 5, typical=(1, 100))
SIGNAL = Setting("signal", "length of the hidden weights", at_least(0), 1.0, typical=(0.0, 3.0))
NOISE = noise_of(0.5)


@dataclass(frozen=True)
class Linear:
    """Standard normal features, y = <w*, x> plus Gaussian noise; w* has equal coordinates and length `signal`.

    Weights w with intercept b have squared risk ||w - w*||^2 + b^2 + noise^2. They are read from `coef_`,
    `(features,)` or `(1, features)`, and `intercept_` (0 where missing), and used where `predict` agrees.
    """

    features: int = FEATURES.default
    signal: float = SIGNAL.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Linear function with noise"
    description: ClassVar[str] = "The label is a weighted sum of Gaussian features plus Gaussian noise."
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, SIGNAL, NOISE)
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID})

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def weights(self) -> Reals:
        """The hidden weights w*, `(features,)`."""
        return np.full(self.features, self.signal * self.features**-0.5)

    @property
    def bayes_risk(self) -> float:
        return float(self.noise) ** 2

    def mean(self, X: Reals) -> Reals:
        """Mean label of the examples `X`, `(m, features)`."""
        return X @ self.weights

    def draw(self, rng: np.random.Generator, m: int) -> RegressionSample:
        check_draw(self, rng, m)
        X = rng.standard_normal((m, self.features))
        return RegressionSample(X, self.mean(X) + self.noise * rng.standard_normal(m))

    def knows(self, predictor: Regressor) -> bool:
        return self._read(predictor) is not None

    def squared_risk(self, predictor: Regressor) -> float:
        read = self._read(predictor)
        if read is None:
            needs = f"{self.features} finite weights in coef_ and one intercept_ that predict uses"
            raise UnknownRiskError(self, predictor, needs)
        coef, intercept = read
        return float(((coef - self.weights) ** 2).sum() + intercept**2 + self.noise**2)

    def best_in_class(self) -> float:
        """Smallest squared risk over linear functions: that of w* itself."""
        return self.bayes_risk

    def _read(self, predictor: Regressor) -> tuple[Reals, float] | None:
        """Weights and intercept; None unless `predict` is their linear function at three places."""
        if not hasattr(predictor, "coef_"):
            return None
        coef = np.asarray(predictor.coef_, dtype=float)
        intercept = np.asarray(getattr(predictor, "intercept_", 0.0), dtype=float).ravel()
        if coef.shape not in ((self.features,), (1, self.features)) or intercept.size != 1:
            return None
        X = np.outer([0.0, 1.0, -2.0], np.cos(np.arange(self.features)))
        expected = X @ coef.ravel() + intercept[0]
        alike = np.allclose(predictions(predictor, X), expected, rtol=1e-9, atol=1e-9)
        return (coef.ravel(), float(intercept[0])) if alike else None

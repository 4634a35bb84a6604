"""The diabetes data as the distribution: draws are with replacement, so its mean squared error is the risk."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID, Assumption
from laboratory.worlds.regression.protocol import RegressionSample, Regressor
from laboratory.worlds.risk import predictions
from laboratory.worlds.setting import Setting, check_draw


@dataclass(frozen=True)
class Diabetes:
    """442 patients, 10 measurements scaled by scikit-learn; y is the progress of the disease after a year.

    No two patients have equal measurements, so that some predictor has error 0: the Bayes risk is 0.
    Source: Efron, Hastie, Johnstone and Tibshirani, "Least angle regression" (2004).
    """

    title: ClassVar[str] = "Diabetes patients"
    description: ClassVar[str] = (
        "Patients are drawn with replacement from a real data set; the label is the disease's progress."
    )
    settings: ClassVar[tuple[Setting, ...]] = ()
    features: ClassVar[int] = 10
    bayes_risk: ClassVar[float] = 0.0
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BOUNDED_EXAMPLES})

    def draw(self, rng: np.random.Generator, m: int) -> RegressionSample:
        check_draw(self, rng, m)
        X, y = patients()
        chosen = rng.integers(len(y), size=m)
        return RegressionSample(X[chosen], y[chosen])

    def knows(self, predictor: Regressor) -> bool:
        return hasattr(predictor, "predict")

    def squared_risk(self, predictor: Regressor) -> float:
        X, y = patients()
        return float(np.mean((predictions(predictor, X) - y) ** 2))

    def best_in_class(self) -> float:
        """Smallest squared risk over linear functions with an intercept: least squares on all patients."""
        X, y = patients()
        with_one = np.column_stack([X, np.ones(len(y))])
        weights = np.linalg.lstsq(with_one, y, rcond=None)[0]
        return float(np.mean((with_one @ weights - y) ** 2))


@cache
def patients() -> RegressionSample:
    """All patients: measurements `(442, 10)` and progress `(442,)`, read-only."""
    from sklearn.datasets import load_diabetes

    bunch = load_diabetes()
    X, y = np.asarray(bunch.data, dtype=np.float64), np.asarray(bunch.target, dtype=np.float64)
    X.flags.writeable = y.flags.writeable = False
    return RegressionSample(X, y)

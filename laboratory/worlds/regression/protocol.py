"""The protocol of worlds of regression."""

from typing import Any, ClassVar, NamedTuple, Protocol

import numpy as np

from bounds.vocabulary.assumptions import Assumption
from laboratory.worlds.setting import Setting
from learners.shared.arrays import Reals


class RegressionSample(NamedTuple):
    """Examples with real labels: `X` of shape (m, features), `y` of shape (m,)."""

    X: Reals
    y: Reals


class Regressor(Protocol):
    """A fitted predictor of real labels."""

    def predict(self, X: Any, /) -> Any:
        """Predicted labels `(m,)` of the examples `X`, `(m, features)`."""
        ...


class RegressionWorld(Protocol):
    """A world: a data distribution with real labels and an exact squared risk of predictors."""

    title: ClassVar[str]
    description: ClassVar[str]
    settings: ClassVar[tuple[Setting, ...]]

    @property
    def features(self) -> int:
        """Number of features of an example."""
        ...

    @property
    def bayes_risk(self) -> float:
        """Smallest squared risk of any predictor: the mean variance of the label given the features."""
        ...

    @property
    def satisfies(self) -> frozenset[Assumption]:
        """The assumptions about the world that hold here."""
        ...

    def draw(self, rng: np.random.Generator, m: int) -> RegressionSample:
        """`m` independent examples."""
        ...

    def knows(self, predictor: Regressor) -> bool:
        """Whether `squared_risk` gives this predictor's risk exactly."""
        ...

    def squared_risk(self, predictor: Regressor) -> float:
        """Expected squared error on a new example, exactly. Raises UnknownRiskError."""
        ...

"""The protocol of worlds."""

from typing import Any, ClassVar, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import Assumption
from laboratory.worlds.setting import Setting

Features = NDArray[Any]  # (m, features), float64 or bool
Labels = NDArray[np.int64]  # (m,)


class Sample(NamedTuple):
    """Examples drawn from a world: `X` of shape (m, features), `y` of shape (m,)."""

    X: Features
    y: Labels


class Predictor(Protocol):
    """A fitted classifier."""

    def predict(self, X: Any, /) -> Any:
        """Labels `(m,)` of the examples `X`, `(m, features)`."""
        ...


class World(Protocol):
    """A world: a data distribution with independent examples and an exact true risk of predictors."""

    description: ClassVar[str]
    settings: ClassVar[tuple[Setting, ...]]

    @property
    def title(self) -> str:
        """A few words; the same for all worlds of a class, but for a user's tables."""
        ...

    @property
    def features(self) -> int:
        """Number of features of an example."""
        ...

    @property
    def classes(self) -> tuple[int, ...]:
        """The labels, in increasing order."""
        ...

    @property
    def radius(self) -> float:
        """Largest norm of an example."""
        ...

    @property
    def bayes_risk(self) -> float:
        """Smallest true risk of any predictor, exactly."""
        ...

    @property
    def satisfies(self) -> frozenset[Assumption]:
        """The assumptions about the world that hold here."""
        ...

    @property
    def realizable_by(self) -> str:
        """The class that REALIZABLE is about, in words; empty where it does not hold."""
        ...

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        """`m` independent examples."""
        ...

    def knows(self, predictor: Predictor) -> bool:
        """Whether `risk` gives this predictor's true risk exactly."""
        ...

    def risk(self, predictor: Predictor) -> float:
        """True risk (probability of misclassifying a new example), exactly. Raises UnknownRiskError."""
        ...

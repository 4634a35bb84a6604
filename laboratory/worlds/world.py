"""What every world offers: the contract as types, without behaviour."""

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
    """A world: it draws independent examples and knows the true risk of a predictor exactly."""

    says: ClassVar[str]
    settings: ClassVar[tuple[Setting, ...]]

    @property
    def title(self) -> str:
        """A few words; the same for all worlds of a class, but for tables that a user brings."""
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
        """Norm that no example exceeds."""
        ...

    @property
    def bayes_risk(self) -> float:
        """Least true risk of any predictor whatever, exactly."""
        ...

    @property
    def grants(self) -> frozenset[Assumption]:
        """The assumptions about the world that hold here."""
        ...

    @property
    def realizable_by(self) -> str:
        """The class REALIZABLE speaks of, in words; empty where the world does not grant it."""
        ...

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        """`m` independent examples."""
        ...

    def knows(self, predictor: Predictor) -> bool:
        """Whether `risk` can tell this predictor's true risk exactly."""
        ...

    def risk(self, predictor: Predictor) -> float:
        """True risk (probability of a mistake on a new example), exactly. Raises UnknownRiskError."""
        ...

"""A table as the distribution: draws are with replacement, so that its error rates are the true risks."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from laboratory.worlds.risk import predictions
from laboratory.worlds.setting import Setting, check_draw
from laboratory.worlds.world import Labels, Predictor, Sample


@dataclass(frozen=True, eq=False, repr=False)
class TableWorld:
    """Independent draws, with replacement, from all rows of a table `X`, `(rows, features)`, with labels `y`."""

    title: str
    X: NDArray[np.float64]
    y: Labels
    feature_names: tuple[str, ...]
    class_names: tuple[str, ...]

    description: ClassVar[str] = (
        "Examples are drawn with replacement from a table; the error rate on all of it is the true risk."
    )
    settings: ClassVar[tuple[Setting, ...]] = ()

    def __post_init__(self) -> None:
        self.X.flags.writeable = False
        self.y.flags.writeable = False

    @property
    def rows(self) -> int:
        """The number of examples."""
        return len(self.y)

    @property
    def features(self) -> int:
        return len(self.feature_names)

    @property
    def classes(self) -> tuple[int, ...]:
        return tuple(range(len(self.class_names)))

    @property
    def radius(self) -> float:
        return float(np.linalg.norm(self.X, axis=1).max())

    @cached_property
    def bayes_risk(self) -> float:
        """Smallest error over the table: among rows with equal features one label can be right."""
        _, group = np.unique(self.X, axis=0, return_inverse=True)
        counts = np.zeros((int(group.max()) + 1, len(self.class_names)), dtype=np.int64)
        np.add.at(counts, (group.ravel(), self.y), 1)
        return float(len(self.y) - counts.max(axis=1).sum()) / len(self.y)

    @property
    def realizable_by(self) -> str:
        return "" if self.bayes_risk > 0 else "any class that separates the whole table"

    @property
    def satisfies(self) -> frozenset[Assumption]:
        assumptions = {IID: True, BOUNDED_EXAMPLES: True}
        assumptions |= {BINARY_LABELS: len(self.classes) == 2, REALIZABLE: self.bayes_risk == 0}
        return frozenset(assumption for assumption, holds in assumptions.items() if holds)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        chosen = rng.integers(len(self.y), size=m)
        return Sample(self.X[chosen], self.y[chosen])

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        return float(np.mean(predictions(predictor, self.X) != self.y))

    def against_the_rest(self, class_name: str) -> TableWorld:
        """The same rows with two labels only: 1 for `class_name`, 0 for every other. Raises ValueError for no class."""
        if class_name not in self.class_names:
            raise ValueError(f"the table has no class {class_name!r}; it has {', '.join(self.class_names[:20])}")
        y = (self.y == self.class_names.index(class_name)).astype(np.int64)
        return TableWorld(self.title, self.X, y, self.feature_names, (f"not {class_name}", class_name))

    @cached_property
    def digest(self) -> str:
        """A hash of the table: equal for equal examples."""
        return hashlib.sha256(self.X.tobytes() + self.y.tobytes()).hexdigest()

    def __repr__(self) -> str:
        return f"TableWorld({self.title!r}, {len(self.y)} rows, {self.features} features, {self.digest[:16]})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableWorld) and (self.title, self.digest) == (other.title, other.digest)

    def __hash__(self) -> int:
        return hash((self.title, self.digest))

    def __reduce__(self) -> tuple[Any, ...]:
        # Unpickled arrays are writeable again: building the world anew fixes them.
        return TableWorld, (self.title, self.X, self.y, self.feature_names, self.class_names)

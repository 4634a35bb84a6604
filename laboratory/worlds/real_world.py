"""A real data set as the distribution: draws are with replacement, so its error rates are the true risks."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.vocabulary.domain import integers
from bounds.vocabulary.prose import listed
from laboratory.worlds import data_sets
from laboratory.worlds.data_sets import DATA_SETS, FiniteWorld, Support
from laboratory.worlds.risk import predictions, smallest_risk
from laboratory.worlds.setting import Choice, Setting, check, check_draw, refusal
from laboratory.worlds.world import Predictor, Sample

NAMES = Choice(tuple((name, known.description) for name, known in DATA_SETS.items()))
ONE_OF_THEM = {c: c.replace("_", " ") for known in DATA_SETS.values() for c in known.classes}
USUAL = listed([ONE_OF_THEM[known.positive] for known in DATA_SETS.values()], "or")
CLASSES = Choice((("usual", f"by data set: {USUAL}"), *ONE_OF_THEM.items()))
NAME = Setting("name", "data set", NAMES, "breast_cancer")
BINARISE = Setting(
    "binarise", "binary splits per feature", integers(1, 50), None, typical=(1, 10), without="measurements"
)
POSITIVE = Setting("positive", "positive class", CLASSES, "usual", without="every class its own label")


@dataclass(frozen=True)
class RealWorld:
    """Independent draws, with replacement, from all of a data set: its error rates are the true risks.

    `binarise=k` turns each feature into up to k tests `feature <= quantile`. The quantiles are those of the
    world, fixed before any sample is drawn; tests that are constant, or equal to an earlier test, are left
    out. `positive` names the class with label 1 against all others: "usual" means benign tumours, the
    virginica iris, the wine of class_1 and the digit 8; None keeps every class of the set as 0, 1, 2, ...
    """

    name: str = NAME.default
    binarise: int | None = BINARISE.default
    positive: str | None = POSITIVE.default

    title: ClassVar[str] = "Real data set"
    description: ClassVar[str] = (
        "Examples are drawn with replacement from a real data set; the error rate on all of it is the true risk."
    )
    settings: ClassVar[tuple[Setting, ...]] = (NAME, BINARISE, POSITIVE)

    def __post_init__(self) -> None:
        check(self, (NAME, BINARISE))
        known = DATA_SETS[self.name].classes
        if self.positive is None or (isinstance(self.positive, str) and self.positive in ("usual", *known)):
            return
        domain = f"usual, one of {', '.join(known)}, or None"
        raise refusal(self, "positive", POSITIVE.meaning, domain, self.positive)

    @property
    def class_names(self) -> tuple[str, ...]:
        """The classes of the labels 0, 1, ..."""
        known = DATA_SETS[self.name].classes
        index = self._positive_index
        if index is None:
            return known
        return f"not {known[index]}", known[index]

    @property
    def classes(self) -> tuple[int, ...]:
        return tuple(range(len(self.class_names)))

    @property
    def rows(self) -> int:
        """How many examples there are."""
        return len(self._world.y)

    @property
    def features(self) -> int:
        return len(self._world.feature_names)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return self._world.feature_names

    @property
    def examples(self) -> FiniteWorld:
        """All examples of the data set, in its order; read-only arrays."""
        return self._world

    @property
    def radius(self) -> float:
        return float(np.linalg.norm(self._world.X.astype(float), axis=1).max())

    @property
    def bayes_risk(self) -> float:
        """Smallest error over the whole set: among examples with equal features one label can be right."""
        points = self.support()
        best = np.zeros(points.group[-1] + 1, dtype=np.int64)
        np.maximum.at(best, points.group, points.counts)
        return float(points.counts.sum() - best.sum()) / len(self._world.y)

    @property
    def realizable_by(self) -> str:
        return "" if self.bayes_risk > 0 else "any class that separates the whole data set"

    @property
    def satisfies(self) -> frozenset[Assumption]:
        assumptions = {IID: True, BOUNDED_EXAMPLES: True, BINARY_LABELS: len(self.classes) == 2}
        assumptions |= {BOOLEAN_FEATURES: self.binarise is not None, REALIZABLE: self.bayes_risk == 0}
        return frozenset(assumption for assumption, holds in assumptions.items() if holds)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        X, y, _ = self._world
        chosen = rng.integers(len(y), size=m)
        return Sample(X[chosen], y[chosen])

    def support(self) -> Support:
        """The distinct examples with their labels and probabilities; read-only arrays."""
        return data_sets.support(self.name, self.binarise, self._positive_index)

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        points = self.support()
        wrong = predictions(predictor, points.X) != points.y
        return float(points.counts[wrong].sum()) / len(self._world.y)

    def best_in_class(self, hypotheses: Iterable[Predictor]) -> float:
        """Smallest risk among the predictors of a finite class."""
        return smallest_risk(self, hypotheses)

    @property
    def _positive_index(self) -> int | None:
        known = DATA_SETS[self.name]
        if self.positive is None or (self.positive == "usual" and len(known.classes) == 2):
            return None
        return known.classes.index(known.positive if self.positive == "usual" else self.positive)

    @property
    def _world(self) -> FiniteWorld:
        return data_sets.world(self.name, self.binarise, self._positive_index)

"""Binary features, all combinations equally likely, labelled by a formula."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import fsum, sqrt
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.vocabulary.domain import integers
from laboratory.worlds.risk import mistake_probability, predictions, smallest_risk
from laboratory.worlds.setting import Choice, Setting, check, check_draw, label_noise, refusal
from laboratory.worlds.targets import TARGETS, Target
from laboratory.worlds.world import Labels, Predictor, Sample

FEATURES = Setting("features", "number of binary features", integers(4, 20), 10, typical=(4, 16))
FORMULAS = Choice(tuple((name, target.description) for name, target in TARGETS.items()))
TARGET = Setting("target", "formula of the label", FORMULAS, "tree")
NOISE = label_noise(0.0)
CHUNK = 2**16  # points given to `predict` at once


@dataclass(frozen=True)
class BooleanCube:
    """Uniform on {0, 1}^features; the label is `target` of the features, flipped with probability `noise`.

    `target` is a name (tree, dnf, parity, conjunction) or a function from bools `(points, features)` to
    labels 0 and 1, `(points,)`. The risk is summed over all 2^features points, whatever the predictor. Without
    noise one labelling has risk 0, and REALIZABLE holds; `realizable_by` names the classes that contain it.
    """

    features: int = FEATURES.default
    target: str | Callable[[NDArray[np.bool_]], Any] = TARGET.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Boolean cube"
    description: ClassVar[str] = (
        "All combinations of binary features are equally likely; a formula of them determines the label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, TARGET, NOISE)
    classes: ClassVar[tuple[int, ...]] = (0, 1)

    def __post_init__(self) -> None:
        check(self, (FEATURES, NOISE) if callable(self.target) else self.settings)

    @property
    def radius(self) -> float:
        return sqrt(self.features)

    @property
    def bayes_risk(self) -> float:
        return float(self.noise)

    @property
    def realizable_by(self) -> str:
        if self.noise > 0:
            return ""
        named = TARGETS.get(self.target) if isinstance(self.target, str) else None
        return named.realizable_by if named else "any class that contains the target"

    @property
    def satisfies(self) -> frozenset[Assumption]:
        always = {IID, BINARY_LABELS, BOOLEAN_FEATURES, BOUNDED_EXAMPLES}
        return frozenset(always | {REALIZABLE} if self.noise == 0 else always)

    def label(self, X: NDArray[np.bool_]) -> Labels:
        """Labels `(points,)` before noise of the points `X`, `(points, features)`."""
        labels = np.asarray(_formula(self.target)(X))
        if labels.shape != (len(X),) or not np.isin(labels, self.classes).all():
            domain = "a function to labels 0 and 1, one for each point"
            raise refusal(self, "target", TARGET.meaning, domain, labels)
        return labels.astype(np.int64)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        X = rng.integers(0, 2, size=(m, self.features), dtype=np.bool_)
        flipped = rng.random(m) < self.noise
        return Sample(X, self.label(X) ^ flipped)

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        points, truth = cube_points(int(self.features)), _truth(self)
        starts = range(0, len(points), CHUNK)
        parts = ((points[start : start + CHUNK], truth[start : start + CHUNK]) for start in starts)
        wrong = (mistake_probability(predictions(predictor, X), y, self.noise) for X, y in parts)
        return fsum(part.mean() for part in wrong) / len(starts)

    def best_in_class(self, hypotheses: Iterable[Predictor]) -> float:
        """Smallest risk among the predictors of a finite class."""
        return smallest_risk(self, hypotheses)


def _formula(target: Any) -> Target | Callable[..., Any]:
    return TARGETS[target] if isinstance(target, str) else target


@lru_cache(maxsize=4)
def cube_points(features: int) -> NDArray[np.bool_]:
    """All points of {0, 1}^features, `(2^features, features)`, in binary order; read-only."""
    counter = np.arange(2**features)[:, np.newaxis]
    points: NDArray[np.bool_] = (counter >> np.arange(features - 1, -1, -1)) & 1 == 1
    points.flags.writeable = False
    return points


@lru_cache(maxsize=16)
def _truth(world: BooleanCube) -> Labels:
    truth = world.label(cube_points(int(world.features)))
    truth.flags.writeable = False
    return truth
